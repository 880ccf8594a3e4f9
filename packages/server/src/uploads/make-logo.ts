import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from './picture-limits.ts';
import type { Refused } from './recognise.ts';

/** As sharp as the largest icon needs it, pixels. */
const LONGEST_SIDE = 1024;
/** A logo with a smaller long side would be blurred as an icon. */
const LEAST_SIDE = 192;

const types = new Set(['image/png', 'image/jpeg', 'image/webp']);
const ONLY_THESE = { code: 'picture_type', refused: 'Only PNG, JPEG and WebP are accepted as a logo' } as const;
const NOT_READ = { code: 'picture_type', refused: 'This picture could not be read. Save it as PNG once more' } as const;

/**
 * A logo made anew as PNG, upright and without its metadata; what is transparent stays so.
 * @param path the file as it was sent
 */
export async function makeLogo(path: string): Promise<Buffer | Refused> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !types.has(type.mime)) return ONLY_THESE;
  try {
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { pages = 1, width, height } = await picture.metadata();
    if (pages > 1) return ONLY_THESE;
    if (Math.max(width, height) < LEAST_SIDE)
      return { code: 'picture_too_small', refused: `The longer side has less than ${LEAST_SIDE} pixels. Take a larger picture` };
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ palette: true, quality: 90, effort: 7 })
      .toBuffer();
  } catch (error) {
    return String(error).includes('pixel limit') ? { code: 'picture_type', refused: TOO_MANY_PIXELS } : NOT_READ;
  }
}

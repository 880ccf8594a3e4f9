import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { heightOf, pictureFacts, pixelsOf, sizesFor, type Cut, type PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { MAX_PIXELS, TOO_MANY_PIXELS } from './picture-limits.ts';
import { images, type Refused } from './recognise.ts';

/** A picture for everybody: which part of the photo, and of what shape. */
export interface WantedPicture {
  readonly shape: PictureShape;
  readonly cut: Cut;
}

/** What was made of a photo: a file in the target's folder for each width, named by it. */
export interface MadePicture {
  /** The smallest first. */
  readonly widths: readonly number[];
  /** What most of it looks like, as #rrggbb. */
  readonly color: string;
}

/** Until one of them is small enough; what is all fine grain is blurred in the end. */
const QUALITIES = [80, 72, 62, 50, 38, 26] as const;
const LAST_BLUR = 3;

const NOT_READ = { code: 'picture_type', refused: 'This picture could not be read. Take another photo, or send a screenshot' } as const;
const ONLY_PHOTOS = { code: 'picture_type', refused: 'Only photos are accepted: JPEG, PNG, WebP or AVIF' } as const;
const MOVES = { code: 'picture_type', refused: 'This picture moves. Send one that stands still' } as const;

const tooSmall = (leastWidth: number): Refused => ({
  code: 'picture_too_small',
  refused: `This part is less than ${leastWidth} pixels wide. Choose a larger part, or a larger photo`,
});

async function packed(picture: Sharp, bytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const made = await picture.clone().webp({ quality }).toBuffer();
    if (made.length <= bytes) return made;
  }
  return picture
    .clone()
    .blur(LAST_BLUR)
    .webp({ quality: QUALITIES[QUALITIES.length - 1] ?? 1 })
    .toBuffer();
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) => `#${[r, g, b].map((n) => n.toString(16).padStart(2, '0')).join('')}`;

/**
 * Makes a part of a photo anew in each width: upright, without its metadata, what is transparent on white. It is decoded once.
 * @param folder where the files are written
 */
async function make(path: string, folder: string, { shape, cut }: WantedPicture): Promise<MadePicture | Refused> {
  const photo = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { pages = 1, autoOrient } = await photo.metadata();
  if (pages > 1) return MOVES;
  const part = pixelsOf(cut, autoOrient);
  const { leastWidth } = pictureFacts[shape];
  const sizes = sizesFor(shape, part.width);
  const widest = sizes.at(-1)?.width ?? 0;
  if (part.width < leastWidth) return tooSmall(leastWidth);
  const { data, info } = await photo
    .rotate()
    .extract(part)
    .resize({ width: widest, height: heightOf(shape, widest), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await mkdir(folder, { mode: 0o700 });
  for (const { width, bytes } of sizes) {
    const picture = raw.clone().resize({ width, height: heightOf(shape, width) });
    await writeFile(join(folder, String(width)), await packed(picture, bytes), { mode: 0o600 });
  }
  const { dominant } = await raw.stats();
  return { widths: sizes.map(({ width }) => width), color: hex(dominant) };
}

/**
 * A picture for everybody out of a file that somebody sent, or why it is refused: by its content, whatever it is called.
 * @param folder is made, and gets a file for each width
 */
export async function makePicture(path: string, folder: string, wanted: WantedPicture): Promise<MadePicture | Refused> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !images.has(type.mime)) return ONLY_PHOTOS;
  try {
    return await make(path, folder, wanted);
  } catch (error) {
    return String(error).includes('pixel limit') ? { code: 'picture_type', refused: TOO_MANY_PIXELS } : NOT_READ;
  }
}

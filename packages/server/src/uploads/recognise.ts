import { readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from './picture-limits.ts';
import { HINT_PHOTO_BYTES } from '@safiri/rules/pickups/hint.ts';
import type { PaperType, VoiceType } from '@safiri/rules/uploads/media-types.ts';
import { FACE_BYTES } from '@safiri/rules/verification/documents.ts';
import { judgePdf } from './quiet-pdf.ts';

/** Longest side after re-encoding, in pixels: enough to read small print of a licence. */
const LONGEST_SIDE = 3000;
const JPEG_QUALITY = 84;

/** Photographs as phones make them. SVG is a program and is not among them. */
export const images = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

const ONLY_PHOTOS = 'Only photos and PDF are accepted';
const NOT_READ = 'This picture could not be read. Take a photo of the document and send that';
const pdfRefusals = {
  'no-pdf': ONLY_PHOTOS,
  active: 'This PDF holds scripts, forms or other files. Send a plain one, or a photo',
  unreadable: 'This PDF can’t be looked into. Print it to a new PDF and send that, or a photo',
} as const;

/**
 * What a file is for, and what is made of it: papers are read, a photo of a gate is looked at on the way, a face is seen in a square
 * as large as a stamp, a voice note is heard, and a logo keeps what is transparent.
 */
export interface Made {
  readonly document: PaperType;
  readonly 'small photo': 'image/jpeg';
  readonly face: 'image/jpeg';
  readonly 'voice note': VoiceType;
  readonly logo: 'image/png';
}
export type Wanted = keyof Made;

/** Longest side and quality of a small photo, until one of them is small enough. */
const SMALL = [
  [1024, 68],
  [800, 60],
  [640, 50],
  [480, 40],
  [320, 30],
] as const;

/** Side and quality of a face, until one of them is small enough. */
const FACE = [
  [320, 78],
  [256, 70],
  [192, 60],
  [128, 50],
] as const;

/** The sentence that refuses a file, and the code of the refusal; `file_type` when there is none. */
export interface Refused {
  readonly refused: string;
  readonly code?: 'voice_type' | 'voice_too_long' | 'picture_type' | 'picture_too_small';
}
/** What a file turned out to be, or why it is refused. */
export type Recognised<W extends Wanted = Wanted> = { readonly mediaType: Made[W] } | Refused;

/** Re-encodes a picture upright and without its metadata: place, time and camera stay with the sender. */
async function reencoded(
  path: string,
  longestSide: number,
  quality: number,
  fit: 'inside' | 'cover' = 'inside',
): Promise<Buffer | Refused> {
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    return await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit, withoutEnlargement: fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: false })
      .toBuffer();
  } catch (error) {
    return { refused: String(error).includes('pixel limit') ? TOO_MANY_PIXELS : NOT_READ };
  }
}

/** A picture of so few bytes that a driver's phone has it at once. */
async function small(path: string): Promise<Buffer | Refused> {
  for (const [side, quality] of SMALL) {
    const made = await reencoded(path, side, quality);
    if ('refused' in made || made.length <= HINT_PHOTO_BYTES) return made;
  }
  return { refused: NOT_READ };
}

/** The square in the middle of a picture, where the camera's frame for a face is. */
async function face(path: string): Promise<Buffer | Refused> {
  for (const [side, quality] of FACE) {
    const made = await reencoded(path, side, quality, 'cover');
    if ('refused' in made || made.length <= FACE_BYTES) return made;
  }
  return { refused: NOT_READ };
}

/**
 * Says by its content what a file is. A picture or a voice note is made anew; a PDF is kept as it is.
 * @param path the file as it was sent
 * @param target where a picture or a voice note that was made anew is written
 */
export async function recognise(path: string, target: string, wanted: Wanted = 'document'): Promise<Recognised> {
  if (wanted === 'voice note') {
    // Read when somebody first speaks: most files are pictures.
    const { makeVoiceNote } = await import('./make-voice-note.ts');
    const note = await makeVoiceNote(await readFile(path));
    if ('refused' in note) return note;
    await writeFile(target, note.content, { mode: 0o600 });
    return { mediaType: note.mediaType };
  }
  if (wanted === 'logo') {
    const { makeLogo } = await import('./make-logo.ts');
    const logo = await makeLogo(path);
    if ('refused' in logo) return logo;
    await writeFile(target, logo, { mode: 0o600 });
    return { mediaType: 'image/png' };
  }
  const type = await fileTypeFromFile(path);
  if (wanted === 'document' && type?.mime === 'application/pdf') {
    const verdict = judgePdf(await readFile(path));
    return verdict === 'quiet' ? { mediaType: 'application/pdf' } : { refused: pdfRefusals[verdict] };
  }
  if (type === undefined || !images.has(type.mime)) return { refused: wanted === 'document' ? ONLY_PHOTOS : 'Only photos are accepted' };
  const image = await (wanted === 'document' ? reencoded(path, LONGEST_SIDE, JPEG_QUALITY) : wanted === 'face' ? face(path) : small(path));
  if ('refused' in image) return image;
  await writeFile(target, image, { mode: 0o600 });
  return { mediaType: 'image/jpeg' };
}

import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { Problem } from '../platform/problem.ts';

/** Pictures of more pixels are refused before they are decoded: a small file can unfold to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** Longest side after re-encoding, in pixels: enough to read small print of a licence. */
const LONGEST_SIDE = 3000;
const JPEG_QUALITY = 84;

const refused = (message: string) => new Problem('file_type', message, { errors: [{ path: 'file', message }] });
const onlyPhotos = () => refused('Only photos and PDF are accepted');

/** Photographs as phones make them. SVG is a program and is not among them. */
const images = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

/** Names that make a PDF act by itself, carry other files, or hide what it holds. */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Encrypt)(?![A-Za-z])/;

/** PDF names may be written with #xx: what they mean counts. */
const plainNames = (text: string) => text.replaceAll(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * A PDF that does nothing by itself. What is packed into compressed streams is not looked at; the file is
 * therefore also served in a sandbox.
 * @throws Problem file_type
 */
async function requireQuietPdf(path: string): Promise<void> {
  const text = plainNames((await readFile(path)).toString('latin1'));
  if (!text.startsWith('%PDF-') || !text.includes('%%EOF')) throw onlyPhotos();
  if (ACTIVE.test(text)) throw refused('This PDF holds scripts, forms or other files. Send a plain one, or a photo');
}

/** Re-encodes a picture upright and without its metadata: place, time and camera stay with the sender. */
async function reencode(path: string, target: string): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: false })
      .toFile(target);
  } catch {
    throw refused('This picture could not be read. Take a photo of the document and send that');
  }
}

/**
 * Says by its content what a file is, and makes of it what is kept.
 * @param path the file as it was sent
 * @param target where a re-encoded picture is written
 * @returns what is kept, and where it lies now
 * @throws Problem file_type naming `file`
 */
export async function recognise(path: string, target: string): Promise<{ mediaType: 'image/jpeg' | 'application/pdf'; path: string }> {
  const type = await fileTypeFromFile(path);
  if (type?.mime === 'application/pdf') {
    await requireQuietPdf(path);
    return { mediaType: 'application/pdf', path };
  }
  if (type === undefined || !images.has(type.mime)) throw onlyPhotos();
  await reencode(path, target);
  return { mediaType: 'image/jpeg', path: target };
}

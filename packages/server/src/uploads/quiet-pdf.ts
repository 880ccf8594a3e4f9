import { inflateSync } from 'node:zlib';

/** Names that make a PDF act by itself, carry other files, or hide what it holds. */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Encrypt)(?![A-Za-z])/;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/;
/** The one packing that object streams have in practice. */
const FLATE_ALONE = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;
/** More than this unpacks from no document of a driver. */
const UNPACKED_BYTES_AT_MOST = 32 * 1024 * 1024;

/** PDF names may be written with #xx: what they mean counts. */
const plainNames = (text: string) => text.replaceAll(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The packed bytes of the object streams, where a PDF keeps parts of its structure; null when one is packed in a way that is not read here. */
function objectStreams(file: Buffer, text: string): Buffer[] | null {
  const found: Buffer[] = [];
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const dictionary = plainNames(text.slice(Math.max(0, text.lastIndexOf('obj', index)), index));
    if (!OBJECT_STREAM.test(dictionary) || !dictionary.includes('/Filter')) continue;
    if (!FLATE_ALONE.test(dictionary) || dictionary.includes('/DecodeParms')) return null;
    found.push(file.subarray(index + keyword.length));
  }
  return found;
}

/** Unpacks what may hold objects; null when it can't be, or is more than any document holds. */
function unpacked(streams: readonly Buffer[]): string[] | null {
  let left = UNPACKED_BYTES_AT_MOST;
  const texts: string[] = [];
  for (const packed of streams) {
    try {
      const plain = inflateSync(packed, { maxOutputLength: left });
      left -= plain.length;
      texts.push(plain.toString('latin1'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return texts;
}

export type PdfVerdict = 'quiet' | 'no-pdf' | 'active' | 'unreadable';

/** Whether a PDF does nothing by itself: its objects are looked at, also those that are packed together. */
export function judgePdf(file: Buffer): PdfVerdict {
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.includes('%%EOF')) return 'no-pdf';
  if (ACTIVE.test(plainNames(text))) return 'active';
  const packed = objectStreams(file, text);
  const objects = packed === null ? null : unpacked(packed);
  if (objects === null) return 'unreadable';
  return objects.some((one) => ACTIVE.test(plainNames(one))) ? 'active' : 'quiet';
}

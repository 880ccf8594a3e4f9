import { inflateSync } from 'node:zlib';

/** Names that make a PDF act by itself, carry other files, or hide what it holds. */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Encrypt)(?![A-Za-z])/;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/;
/** The one packing that object streams have in practice. */
const FLATE_ALONE = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;
/** More than this unpacks from no document of a driver. */
const UNPACKED_BYTES_AT_MOST = 32 * 1024 * 1024;
/** Bytes looked at in all to find what belongs to each stream: each byte of a document once, so a file that wants more is made to take long. */
const LOOKED_AT_MOST = 32 * 1024 * 1024;
/** A hundred objects and more lie in each. */
const STREAMS_AT_MOST = 5000;

const HASH = 0x23;
const hexDigit = (byte = 0) =>
  byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66 ? (byte | 0x20) - 0x57 : -1;

/** PDF names may be written with #xx: what they mean counts. In place of one byte after the other: a file may consist of nothing else. */
function plainNames(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
    const isWritten = bytes[at] === HASH && high >= 0 && low >= 0;
    plain[length] = isWritten ? high * 16 + low : (bytes[at] ?? 0);
    length += 1;
    if (isWritten) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

/** The packed bytes of the object streams, where a PDF keeps parts of its structure; null when they can't be told in one pass, or one is packed in a way that is not read here. */
function objectStreams(file: Buffer, text: string): Buffer[] | null {
  const found: Buffer[] = [];
  let left = LOOKED_AT_MOST;
  let objectAt = 0;
  let next = text.indexOf('obj');
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    for (; next !== -1 && next <= index; next = text.indexOf('obj', next + 1)) objectAt = next;
    left -= index - objectAt;
    if (left < 0) return null;
    const dictionary = plainNames(file.subarray(objectAt, index));
    if (!OBJECT_STREAM.test(dictionary) || !dictionary.includes('/Filter')) continue;
    if (found.length >= STREAMS_AT_MOST || !FLATE_ALONE.test(dictionary) || dictionary.includes('/DecodeParms')) return null;
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
      texts.push(plainNames(plain));
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
  if (ACTIVE.test(plainNames(file))) return 'active';
  const packed = objectStreams(file, text);
  const objects = packed === null ? null : unpacked(packed);
  if (objects === null) return 'unreadable';
  return objects.some((one) => ACTIVE.test(one)) ? 'active' : 'quiet';
}

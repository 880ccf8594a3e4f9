/** A part of a file that was asked for. */
interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** More at once is a download that a phone's connection rarely brings to its end. */
const RANGE_BYTES_AT_MOST = 1024 * 1024;

/**
 * The single range that a `Range` header asks for (RFC 9110, section 14), cut at the end of the file.
 * @returns undefined when there is none, several, one beyond the file or one that is too long
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  const length = end - offset + 1;
  return offset >= size || length < 1 || length > RANGE_BYTES_AT_MOST ? undefined : { offset, length };
}

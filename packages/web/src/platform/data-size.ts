/** Bytes as people read them: whole kilobytes, from a million on megabytes with one decimal. */
export function dataSize(bytes: number, locales: string[]): string {
  const mega = bytes >= 1_000_000;
  const digits = mega ? 1 : 0;
  const n = (bytes / (mega ? 1_000_000 : 1000)).toLocaleString(locales, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${n}\u00a0${mega ? 'MB' : 'kB'}`;
}

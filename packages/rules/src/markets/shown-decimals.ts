/**
 * With how many decimals an instance shows a currency: those of the markets that have it, the finest where they differ, since a balance
 * belongs to all of them. Undefined where none has it: then the country's own count.
 */
export function shownDecimals(decimals: ReadonlyArray<0 | 2>): 0 | 2 | undefined {
  if (decimals.length === 0) return undefined;
  return decimals.includes(2) ? 2 : 0;
}

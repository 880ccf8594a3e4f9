/** A position older than this counts for nothing any more: the driver is somewhere else by now. */
export const FIX_OLDEST_MS = 600_000;
/** A live trip whose driver's position is older than this says so to both sides, seconds. */
export const POSITION_SILENT_SECONDS = 30;
/** As many positions as one report may hold. */
export const FIXES_AT_MOST = 100;

/**
 * What a phone without a network keeps to report later, oldest first: nothing that would be too old, and when there is too
 * much every second of the older half goes, so that the way stays whole and its end exact.
 * @param nowMs the phone's time
 */
export function fixesToKeep<T extends { readonly at: string }>(fixes: readonly T[], nowMs: number): T[] {
  const young = fixes.filter(({ at }) => Date.parse(at) > nowMs - FIX_OLDEST_MS);
  if (young.length <= FIXES_AT_MOST) return young;
  const half = Math.ceil(young.length / 2);
  const thinned = [...young.slice(0, half).filter((_fix, index) => index % 2 === 1), ...young.slice(half)];
  return thinned.slice(-FIXES_AT_MOST);
}

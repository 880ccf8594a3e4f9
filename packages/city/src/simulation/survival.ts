/** How long somebody waited, and whether it ended with a car: who gave up would have waited longer. */
export interface Wait {
  readonly seconds: number;
  readonly isServed: boolean;
}

/**
 * Seconds after which a share of all have a car, by the survival curve of Kaplan and Meier: whoever was left without one counts as long as they waited.
 * @param share of those who asked, between 0 and 1
 * @returns undefined where fewer than that had a car as long as anybody waited
 */
export function servedWithin(waits: readonly Wait[], share: number): number | undefined {
  const sorted = waits.toSorted((a, b) => a.seconds - b.seconds || Number(b.isServed) - Number(a.isServed));
  let waiting = 1;
  for (const [i, { seconds, isServed }] of sorted.entries()) {
    if (!isServed) continue;
    waiting *= 1 - 1 / (sorted.length - i);
    if (waiting <= 1 - share + Number.EPSILON) return seconds;
  }
  return undefined;
}

import { FIX_OLDEST_MS } from './location-fixes.ts';

/**
 * A sample this much above the known offset means that the phone's clock was set back, not that the network was slow
 * (product: live; the issue of location ingest asks for tolerance of skew).
 */
export const CLOCK_STEP_MS = 5000;

/** The newest time among `times` that agrees with what the phone's clock should show, to within the age of a batch. */
function newestAgreeing(times: readonly number[], shouldShow: number): number | undefined {
  let newest: number | undefined;
  for (const time of times) {
    if (Math.abs(time - shouldShow) <= FIX_OLDEST_MS && (newest === undefined || time > newest)) newest = time;
  }
  return newest;
}

/**
 * What a phone's clock showed when it sent a batch, when the phone does not say: the time of the newest position. Where some
 * positions agree with the clock as it is known, or with ours, one that does not (from tomorrow) says nothing of the clock.
 * @param offset our time minus the phone's, as known; null for a phone that was not heard yet
 */
export function sentAtOf(times: readonly number[], nowMs: number, offset: number | null): number {
  const known = offset === null ? undefined : newestAgreeing(times, nowMs - offset);
  return known ?? newestAgreeing(times, nowMs) ?? Math.max(...times);
}

/**
 * Our time minus the phone's. Each sample is too large by what the way here took, so that the smallest is the best; a much
 * larger one means that somebody set the phone's clock. No time that comes of it lies ahead of ours.
 */
export function offsetAfter(offset: number | null, sentAtMs: number, nowMs: number): number {
  const sample = nowMs - sentAtMs;
  return offset === null || sample < offset || sample > offset + CLOCK_STEP_MS ? sample : offset;
}

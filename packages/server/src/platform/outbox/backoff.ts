const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** An urgent message is given up after a day, any other after twelve tries, which take about three days. */
const URGENT_FOR_MS = 24 * HOUR;
const TRIES = 12;

/**
 * How long to wait after a failed try, in milliseconds; null when it is given up.
 * @param attempts tries so far, from 1
 * @param ageMs since the message was written
 */
export function retryAfterMs(attempts: number, urgent: boolean, ageMs: number): number | null {
  if (urgent) return ageMs > URGENT_FOR_MS ? null : Math.min(60 * SECOND, 2 ** attempts * SECOND);
  return attempts >= TRIES ? null : Math.min(8 * HOUR, 10 * SECOND * 3 ** (attempts - 1));
}

/** Milliseconds by which the server's clock is ahead of this phone's, as its answers said: a phone's own may be hours off. */
let ahead = 0;

/** Answers tell whole seconds. */
const SECOND_MS = 1000;
/** Less than this is no difference. */
const EXACT_MS = 3000;

/**
 * Learns the server's time from an answer. It was said at some moment between the question and now: what was learned before is kept
 * where it may be true, so that an answer that was on its way for forty seconds does not set the clock back by as many.
 * @param askedAt when it was asked, by this phone's clock
 */
export function noteServerTime({ headers }: Response, askedAt = Date.now()): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return;
  const [least, most] = [said - Date.now() - EXACT_MS, said + SECOND_MS - askedAt + EXACT_MS];
  if (ahead >= least && ahead <= most) return;
  ahead = least <= 0 && most >= 0 ? 0 : said - Date.now();
}

/** The time by the server's clock, milliseconds: what its moments are held against. */
export const serverTime = (now = Date.now()): number => now + ahead;

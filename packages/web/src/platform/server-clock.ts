/** Milliseconds by which the server's clock is ahead of this phone's, as its last answer said: a phone's own may be hours off. */
let ahead = 0;

/** Answers tell whole seconds and were on their way for some: less than this is no difference. */
const EXACT_MS = 3000;

/** Learns the server's time from an answer. */
export function noteServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return;
  const difference = said - Date.now();
  ahead = Math.abs(difference) < EXACT_MS ? 0 : difference;
}

/** The time by the server's clock, milliseconds: what its moments are held against. */
export const serverTime = (now = Date.now()): number => now + ahead;

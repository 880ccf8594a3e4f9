/** How clients of a lost stream come back without all coming at once (goals: a node killed with its streams open). */

/** A server takes back so many streams in a second without anybody noticing; measured: `npm run bench`, streams. */
export const STREAMS_PER_SECOND = 500;

/** Milliseconds over which even a few clients spread. */
const LEAST_SPREAD_MS = 1000;

/** The longest wait between two tries, in milliseconds. */
const LONGEST_WAIT_MS = 30_000;

/** Milliseconds over which the clients of a node with so many streams should come back. */
export function spreadMs(streams: number): number {
  return Math.max(LEAST_SPREAD_MS, Math.ceil((1000 * streams) / STREAMS_PER_SECOND));
}

/**
 * How long a client waits before its next try: at first as the server told it, then anywhere below a bound that doubles
 * (full jitter).
 * @param tries tries since the stream was last open, from 0
 * @param toldMs the client's own moment within the spread, when the server told one
 * @param random in [0, 1)
 */
export function waitMs(tries: number, toldMs: number | undefined, random: number): number {
  if (tries === 0 && toldMs !== undefined) return toldMs;
  return random * Math.min(LONGEST_WAIT_MS, 2 * LEAST_SPREAD_MS * 2 ** tries);
}

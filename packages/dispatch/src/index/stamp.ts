/** Seconds since 1970 in the middle of what fits: times from 2020 to 2088. */
const MIDDLE = Date.UTC(2054, 0, 9) / 1000;
const LIMIT = 2 ** 30;

/** No position is older. */
export const OLDEST = -(2 ** 31);

/**
 * A time and a flag in one 32-bit number. Times are whole seconds; what does not fit becomes the first or the last that does.
 * Numbers made of later seconds are greater, whatever the flag.
 */
export const stampOf = (seconds: number, flag: boolean): number =>
  (Math.min(LIMIT - 1, Math.max(-LIMIT, seconds - MIDDLE)) << 1) | (flag ? 1 : 0);

/** Of a position received at this time: rounded down, so that none seems newer than it is. */
export const stampOfReceived = (milliseconds: number, flag: boolean): number => stampOf(Math.floor(milliseconds / 1000), flag);

/** What positions received at this time or later have at least. */
export const stampOfLimit = (milliseconds: number): number => stampOf(Math.ceil(milliseconds / 1000), false);

/** Milliseconds, whole seconds. */
export const timeOfStamp = (stamp: number): number => ((stamp >> 1) + MIDDLE) * 1000;

export const flagOfStamp = (stamp: number): boolean => (stamp & 1) === 1;

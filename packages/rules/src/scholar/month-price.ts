import { daysBetween, RENEWAL_TOLD_DAYS } from './school-month.ts';

/** What a family knows of a seat's price; minor units. */
export interface KnownPrice {
  /** What it agreed to, or paid last, for a whole month. */
  readonly priceMinor: number;
  /** What it was told that a month will cost; null while nothing else was. */
  readonly nextMinor: number | null;
  /** The first day of the month from which that counts. */
  readonly nextFrom: string | null;
}

/**
 * What a whole month costs a seat: the group's price, and never more than its family agreed to or was told in time.
 * @param month its first day
 * @param groupMinor what the group costs now, minor units
 */
export function priceOfMonth({ priceMinor, nextMinor, nextFrom }: KnownPrice, month: string, groupMinor: number): number {
  const known = nextMinor !== null && nextFrom !== null && nextFrom <= month ? nextMinor : priceMinor;
  return Math.min(groupMinor, known);
}

/**
 * What a family is told that the coming month takes: a higher price only with some days to give the seat up.
 * @param today YYYY-MM-DD
 * @param coming the first day of the month to come
 */
export const priceToTell = (known: KnownPrice, today: string, coming: string, groupMinor: number): number =>
  daysBetween(today, coming) >= RENEWAL_TOLD_DAYS ? groupMinor : priceOfMonth(known, coming, groupMinor);

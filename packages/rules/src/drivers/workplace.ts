import type { CountryId } from '../countries/country.ts';

/** Where a driver drives (operator §1: a driver belongs to the markets that staff gave them). */
export interface Workplace {
  /** The team gave the driver markets, or took them away: its word decides. */
  readonly given: boolean;
  /** The one of them in which the driver works now; null while there is none. */
  readonly marketId: string | null;
  /** Of the account. */
  readonly countryId: CountryId;
}

/** The market of a trip, that of its pickup. */
export interface MarketOfTrip {
  readonly marketId: string;
  readonly countryId: CountryId;
}

/**
 * Whether a driver drives trips of a market now: of those that the team gave the one in which they work, whose papers are asked of them. Until
 * the team gives any, all of the account's country.
 */
export const drivesIn = ({ given, marketId, countryId }: Workplace, trip: MarketOfTrip): boolean =>
  given ? marketId === trip.marketId : countryId === trip.countryId;

/**
 * In which of their markets a driver works.
 * @param own those that the team gave, the oldest first
 * @param here the market around the driver; undefined where there is none, or nobody knows where they are
 * @param now the one in which they worked until now
 * @returns the one around them if it is theirs; else as until now, if it still is; else the first; null for who has none
 */
export const worksIn = (own: readonly string[], here: string | undefined, now: string | null): string | null =>
  [here, now].find((market): market is string => market != null && own.includes(market)) ?? own[0] ?? null;

/**
 * In which of their markets a driver may go online, the first to be tried first: one may ask papers of them that they have not. Whoever is in one
 * of theirs works there alone; else any of them will do. Empty for who has none.
 */
export function mayBeginIn(own: readonly string[], here: string | undefined, now: string | null): string[] {
  const first = worksIn(own, here, now);
  if (first === null) return [];
  return first === here ? [first] : [first, ...own.filter((market) => market !== first)];
}

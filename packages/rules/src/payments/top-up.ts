import { isDescribed, type CountryId, type DescribedCountryId } from '../countries/country.ts';
import { countryMoney } from '../countries/country-money.ts';
import { roundSums } from '../pricing/round-sums.ts';

/** In whole units of the currency: what providers take who know no cents, and what one person brings in at once at most. */
export interface TopUpBounds {
  readonly least: number;
  readonly most: number;
}

/** Decided, not found: the least is worth its provider's fee, the most is below what a phone's account may pay at once. */
const bounds: { readonly [Id in DescribedCountryId]: TopUpBounds } = {
  za: { least: 10, most: 5000 },
  ng: { least: 500, most: 200_000 },
  ke: { least: 50, most: 70_000 },
  gh: { least: 5, most: 5000 },
  ug: { least: 1000, most: 1_000_000 },
  tz: { least: 1000, most: 1_000_000 },
  eg: { least: 20, most: 10_000 },
  ma: { least: 10, most: 5000 },
  et: { least: 50, most: 20_000 },
  rw: { least: 500, most: 500_000 },
  ls: { least: 10, most: 5000 },
  zm: { least: 10, most: 5000 },
};

/** Elsewhere the round sums of ten and of five thousand rand: whole units, of which providers take no fewer than one. */
export function topUpBounds(countryId: CountryId): TopUpBounds {
  if (isDescribed(countryId)) return bounds[countryId];
  const { exchangeRate } = countryMoney[countryId];
  const worth = (rand: number) => Math.max(1, roundSums(rand * exchangeRate, 1)[0] ?? 1);
  return { least: worth(10), most: worth(5000) };
}

/** A number that many people use at once, or somebody else's that is rung again and again, gets no more prompts than this an hour. */
export const PROMPTS_PER_HOUR = 6;

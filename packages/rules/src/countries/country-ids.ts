import { isOneOf, keysOf } from '../records.ts';
import { type CountryId, describedCountryIds } from './country.ts';
import { otherCurrencies } from './other-countries.ts';

const allCountryIds = (): readonly [CountryId, ...CountryId[]] => [...describedCountryIds, ...keysOf(otherCurrencies)];

/** All in which an operator may open a market (ISO 3166, small letters), those described first. */
export const countryIds = /* @__PURE__ */ allCountryIds();

/** Whether a stored or received value names one of the countries. */
export function isCountryId(value: unknown): value is CountryId {
  return isOneOf(countryIds, value);
}

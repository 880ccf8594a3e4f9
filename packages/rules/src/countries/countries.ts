import { type Country, type CountryId, countryIds } from './country.ts';
import { countryData } from './country-data.ts';

export { type Country, type CountryId, countryIds, defaultCountryId } from './country.ts';

export const countries: readonly Country[] = countryIds.map((id) => countryData[id]);

/** The country with this id. */
export function countryById(id: CountryId): Country {
  return countryData[id];
}

/** Whether a stored or received value names one of the countries. */
export function isCountryId(value: unknown): value is CountryId {
  return (countryIds as readonly unknown[]).includes(value);
}

import { type Country, type CountryId, countryIds } from './country.ts';
import { countryData } from './country-data.ts';

export { type Country, type CountryId, countryIds, defaultCountryId, isCountryId } from './country.ts';

export const countries: readonly Country[] = countryIds.map((id) => countryData[id]);

/** The country with this id. */
export function countryById(id: CountryId): Country {
  return countryData[id];
}

import { type Country, type CountryId, specifiedCountryIds } from './country.ts';
import { countryData } from './country-data.ts';

export { type Country, type CountryId, countryIds, defaultCountryId, isCountryId, isDescribed, specifiedCountryIds } from './country.ts';

/** The specification's ten, which pickers list. */
export const countries: readonly Country[] = specifiedCountryIds.map((id) => countryData[id]);

/** The country with this id. */
export function countryById(id: CountryId): Country {
  return countryData[id];
}

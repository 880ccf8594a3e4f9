import type { Country, CountryId } from './country.ts';
import { countryData } from './country-data.ts';

export { type Country, type CountryId, defaultCountryId, isDescribed, specifiedCountryIds } from './country.ts';
export { countryIds, isCountryId } from './country-ids.ts';
export { countries } from './described-countries.ts';

/** The country with this id. On a screen `common/country-here.ts`, which knows the countries of its instance alone. */
export function countryById(id: CountryId): Country {
  return countryData[id];
}

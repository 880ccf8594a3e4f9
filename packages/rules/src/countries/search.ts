import { foldText } from '../places/fold-text.ts';
import type { Country } from './country.ts';
import { countries } from './described-countries.ts';

/**
 * Countries whose name or any city contains the text, in list order; case and accents don't count, blank text
 * gives all (spec: foundations §5).
 * @param nameOf another name that people know the country by, in their language
 */
export function searchCountries(text: string, nameOf: (country: Country) => string = (country) => country.name): readonly Country[] {
  const wanted = foldText(text);
  return countries.filter((country) => [country.name, nameOf(country), ...country.cities].some((name) => foldText(name).includes(wanted)));
}

import { foldText } from '../places/fold-text.ts';
import { countries, type Country } from './countries.ts';

/**
 * Countries whose name or any city contains the text, in list order; case and accents don't count, blank text
 * gives all (spec: foundations §5).
 */
export function searchCountries(text: string): readonly Country[] {
  const wanted = foldText(text);
  return countries.filter((country) => [country.name, ...country.cities].some((name) => foldText(name).includes(wanted)));
}

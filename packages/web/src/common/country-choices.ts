import { specifiedCountryIds, type CountryId } from '@safiri/rules/countries/country.ts';
import { instanceMarkets } from '../platform/instance.ts';

/** The countries that somebody chooses from: those that this instance serves, in the demo the specification's, and the own one. */
export function countryChoices(own: CountryId): readonly CountryId[] {
  const served: readonly CountryId[] = instanceMarkets?.map(({ countryId }) => countryId) ?? specifiedCountryIds;
  return [...new Set([...served, own])];
}

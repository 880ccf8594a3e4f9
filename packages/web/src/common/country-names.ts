import { isDescribed, type CountryId, type DescribedCountryId } from '@safiri/rules/countries/country.ts';
import type { TextKey } from 'virtual:texts/keys';
import { locales, type Translate } from '../platform/text.ts';

/** Names of the countries that are described, in the reader's language. */
export const countryNames: Record<DescribedCountryId, TextKey> = {
  za: 'countryZa',
  ng: 'countryNg',
  ke: 'countryKe',
  gh: 'countryGh',
  ug: 'countryUg',
  tz: 'countryTz',
  eg: 'countryEg',
  ma: 'countryMa',
  et: 'countryEt',
  rw: 'countryRw',
  ls: 'countryLs',
  zm: 'countryZm',
};

/** What a country is called in the reader's language; one that is not described as the browser calls it, in English where it lacks the language. */
export function countryName(t: Translate, id: CountryId): string {
  if (isDescribed(id)) return t(countryNames[id]);
  return new Intl.DisplayNames([...locales(), 'en'], { type: 'region' }).of(id.toUpperCase()) ?? id.toUpperCase();
}

/** Countries by what they are called, those that are described first. */
export const countriesByName = (t: Translate, ids: readonly CountryId[]): Array<{ readonly id: CountryId; readonly name: string }> =>
  ids
    .map((id) => ({ id, name: countryName(t, id) }))
    .toSorted((a, b) => Number(isDescribed(b.id)) - Number(isDescribed(a.id)) || a.name.localeCompare(b.name));

import type { CountryId } from '@safiri/rules/countries/countries.ts';
import type { TextKey } from 'virtual:texts/keys';

/** Names of the countries in the reader's language. */
export const countryNames: Record<CountryId, TextKey> = {
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

import { expect, it } from 'vitest';
import en from '@safiri/locales/countries/en.json' with { type: 'json' };
import { countries } from '@safiri/rules/countries/countries.ts';
import { countryNames } from './country-names.ts';

it('names each country in English as the rules do', () => {
  const texts: Record<string, string> = en;
  expect(countries.map(({ id }) => texts[countryNames[id]])).toEqual(countries.map(({ name }) => name));
});

import { expect, it } from 'vitest';
import en from '@safiri/locales/landing-pages/en.json' with { type: 'json' };
import { countryById } from '@safiri/rules/countries/countries.ts';
import { describedCountryIds } from '@safiri/rules/countries/country.ts';
import { countriesByName, countryName, countryNames } from './country-names.ts';

it('names each country in English as the rules do', () => {
  const texts: Record<string, string> = en;
  expect(describedCountryIds.map((id) => texts[countryNames[id]])).toEqual(describedCountryIds.map((id) => countryById(id).name));
});

it('names the others as the browser does, after those that it describes', () => {
  const say = (key: string) => (en as Record<string, string>)[key] ?? key;
  expect([countryName(say, 'bw'), countryName(say, 'za')]).toEqual(['Botswana', 'South Africa']);
  expect(countriesByName(say, ['sn', 'bw', 'za', 'ke']).map(({ name }) => name)).toEqual(['Kenya', 'South Africa', 'Botswana', 'Senegal']);
});

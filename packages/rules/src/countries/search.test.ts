import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { searchCountries } from './search.ts';

const found = (text: string) => searchCountries(text).map((country) => country.id);

describe('searchCountries', () => {
  it('finds by name and by city, whatever the case', () => {
    expect(found('kEnYa')).toEqual(['ke']);
    expect(found('PRETORIA')).toEqual(['za']);
    expect(found('mb')).toEqual(['ke', 'ug', 'tz']);
    expect(found('nowhere')).toEqual([]);
  });

  it('reads over accents and blanks around', () => {
    expect(found(' Fès ')).toEqual(['ma']);
  });

  it('finds by a name in another language as well', () => {
    const misri = (text: string) => searchCountries(text, ({ id, name }) => (id === 'eg' ? 'Misri' : name)).map(({ id }) => id);
    expect(misri('misri')).toEqual(['eg']);
    expect(misri('egypt')).toEqual(['eg']);
  });

  it('gives all for a blank text', () => {
    expect(searchCountries('  ')).toEqual(countries);
  });

  it('finds every country by any part of its name or cities in any case', () => {
    const named = fc
      .constantFrom(...countries)
      .chain((country) => fc.record({ country: fc.constant(country), name: fc.constantFrom(country.name, ...country.cities) }));
    fc.assert(
      fc.property(named, fc.nat(), fc.nat(), ({ country, name }, a, b) => {
        const part = name.slice(a % name.length, (a % name.length) + 1 + (b % name.length));
        expect(searchCountries(part.toUpperCase())).toContain(country);
        expect(found(part.toUpperCase())).toEqual(found(part.toLowerCase()));
      }),
    );
  });
});

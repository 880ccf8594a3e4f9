import { readFileSync } from 'node:fs';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/public.ts';

/** Sold loose, so nobody's brand. */
const loose = ['Fruit', 'Vegetables'];

it("says of each of the demo's products what it is, and whose unless it is loose", () => {
  const lines = readCatalogue(readFileSync(new URL('./catalogue/stores.csv', import.meta.url), 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  const silent = lines.filter(({ item }) => item.description === '' || (item.brand === '' && !loose.includes(item.section)));
  expect(silent.map(({ item }) => item.name)).toEqual([]);
});

it('lie in the cities that they name, those of South Africa in Pretoria and Johannesburg', () => {
  const merchants = ['stores.csv', 'restaurants.csv']
    .flatMap((file) => readCatalogue(readFileSync(new URL(`./catalogue/${file}`, import.meta.url), 'utf8')))
    .map(({ merchant }) => merchant);
  const astray = merchants.filter(({ cityId, lat, lng }) => {
    const city = cityById(cityId);
    return city === undefined || distanceMeters(city.center, { lat, lng }) > 40_000;
  });
  expect(astray).toEqual([]);
  const inZa = merchants.filter(({ cityId }) => cityById(cityId)?.countryId === 'za').map(({ kind, cityId }) => `${kind} ${cityId}`);
  expect([...new Set(inZa)].toSorted()).toEqual(['restaurant johannesburg', 'restaurant pretoria', 'store johannesburg', 'store pretoria']);
});

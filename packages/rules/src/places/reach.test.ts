import { specifiedCountryIds } from '../countries/country.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from './gazetteer.ts';
import { destination, distanceMeters } from './geo.ts';
import { mainCity } from './main-cities.ts';
import { CITY_REACH_METERS, isInReach, namingOf } from './reach.ts';
import { searchRuns } from '../testing/search.ts';

describe("a city's reach", () => {
  it('ends at its distance in every direction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.integer({ min: 0, max: 359 }), (city, bearing) => {
        expect(isInReach(city.center, destination(city.center, bearing, CITY_REACH_METERS - 1))).toBe(true);
        expect(isInReach(city.center, destination(city.center, bearing, CITY_REACH_METERS + 1))).toBe(false);
      }),
      { numRuns: searchRuns(60) },
    );
  });

  it('holds every place that its city is known for', () => {
    for (const city of cities) for (const place of city.places) expect(isInReach(city.center, place.point), place.id).toBe(true);
  });
});

it.each<[number | null, string]>([
  [0, 'at'],
  [80, 'at'],
  [81, 'near'],
  [3000, 'near'],
  [3001, 'unknown'],
  [null, 'unknown'],
])('a point %s m from a known place is called %s', (meters, naming) => {
  expect(namingOf(meters)).toBe(naming);
});

it('knows one main city of each country, where the gazetteer has it', () => {
  for (const countryId of specifiedCountryIds) {
    const { name, center } = mainCity(countryId);
    const city = cities.find((known) => known.countryId === countryId && known.name === name);
    expect(distanceMeters(city?.center ?? { lat: 0, lng: 0 }, center), countryId).toBeLessThan(5000);
  }
});

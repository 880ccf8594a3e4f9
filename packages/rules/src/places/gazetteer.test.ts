import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { cities, cityById, nearestCity } from './gazetteer.ts';
import { distanceMeters, isPoint } from './geo.ts';
import { placeKinds } from './place.ts';

describe('the gazetteer', () => {
  it('has the six cities of each country under the same names in the same order', () => {
    expect(cities).toHaveLength(60);
    for (const country of countries) {
      expect(cities.filter((city) => city.countryId === country.id).map((city) => city.name)).toEqual(country.cities);
    }
  });

  it('has no id twice', () => {
    const ids = cities.flatMap((city) => [city.id, ...city.places.map((place) => place.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('knows enough places of each city', () => {
    const least: Record<string, number> = { pretoria: 50, johannesburg: 50, nairobi: 30, lagos: 30, 'cape-town': 20, durban: 20 };
    const thin = cities.filter((city) => city.places.length < (least[city.id] ?? 8)).map((city) => city.id);
    expect(thin).toEqual([]);
  });

  it('has every place at a point of its own within reach of its city', () => {
    for (const city of cities) {
      for (const place of city.places) {
        expect(isPoint(place.point), place.id).toBe(true);
        expect(distanceMeters(city.center, place.point), place.id).toBeLessThan(60_000);
        expect(placeKinds).toContain(place.kind);
      }
      const points = city.places.map((place) => `${place.point.lat},${place.point.lng}`);
      expect(new Set(points).size, city.id).toBe(points.length);
    }
  });

  it('has no name twice in a city and none with blanks around', () => {
    for (const city of cities) {
      const names = city.places.map((place) => place.name);
      expect(new Set(names).size, city.id).toBe(names.length);
      expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    }
  });
});

describe('cityById', () => {
  it('finds a city or nothing', () => {
    expect(cityById('pretoria')?.name).toBe('Pretoria');
    expect(cityById('dar-es-salaam')?.countryId).toBe('tz');
    expect(cityById('atlantis')).toBeUndefined();
  });
});

describe('nearestCity', () => {
  it('is the city itself at each centre', () => {
    for (const city of cities) expect(nearestCity(city.center)).toBe(city);
  });

  it('tells Pretoria’s suburbs from Johannesburg’s', () => {
    expect(nearestCity({ lat: -25.8603, lng: 28.1894 }).id).toBe('pretoria');
    expect(nearestCity({ lat: -26.1076, lng: 28.0567 }).id).toBe('johannesburg');
  });
});

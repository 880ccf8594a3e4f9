import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from './gazetteer.ts';
import { distanceMeters } from './geo.ts';
import { searchPlaces } from './search.ts';
import { searchRuns } from '../testing/search.ts';

const pretoria = { lat: -25.7461, lng: 28.1881 };
const nairobi = { lat: -1.2864, lng: 36.8172 };
const harare = { lat: -17.83, lng: 31.05 };

const ids = (text: string, near?: { lat: number; lng: number }) =>
  searchPlaces(text, near === undefined ? {} : { near }).map(({ place }) => place.id);

const anyPlace = fc.constantFrom(...cities.flatMap((city) => city.places.map((place) => ({ city, place }))));

describe('searchPlaces', () => {
  it('finds a place by the beginning of its words', () => {
    expect(ids('menl', pretoria)[0]).toBe('pretoria-menlyn-park-shopping-centre');
    expect(ids('hatf gautr', pretoria)).toEqual(['pretoria-hatfield-gautrain-station']);
    expect(ids('or tambo', pretoria)).toEqual(['johannesburg-or-tambo-international-airport']);
  });

  it.each([
    ['one wrong letter', 'menlin park'],
    ['one missing', 'menyn park'],
    ['one too many', 'mennlyn park'],
    ['two swapped', 'mnelyn park'],
    ['a wrong first one', 'nenlyn park'],
  ])('forgives %s', (_, text) => {
    expect(ids(text, pretoria)[0]).toBe('pretoria-menlyn-park-shopping-centre');
  });

  it('reads over case, accents, dots and apostrophes', () => {
    expect(ids('HOERSKOOL menlopark', pretoria)).toEqual(['pretoria-hoerskool-menlopark']);
    expect(ids('o.r. tambo', pretoria)).toEqual(['johannesburg-or-tambo-international-airport']);
    expect(ids('langata')).toContain('nairobi-langata');
    expect(ids('v&a')).toEqual(ids('VA'));
  });

  it('takes the one at home before those of other cities and countries', () => {
    expect(ids('airport', nairobi)[0]).toBe('nairobi-wilson-airport');
    expect(ids('karen', nairobi)[0]).toBe('nairobi-karen');
    expect(ids('national museum', nairobi)[0]).toBe('nairobi-nairobi-national-museum');
    expect(ids('westlands', pretoria)).toContain('nairobi-westlands');
    for (const near of [pretoria, nairobi]) {
      const away = searchPlaces('university', { near, limit: 100 }).map(({ place }) => distanceMeters(near, place.point) > 80_000);
      expect(away.indexOf(true)).toBeGreaterThan(0);
      expect(away.lastIndexOf(false)).toBeLessThan(away.indexOf(true));
    }
  });

  it('puts the better fit first at home, and the nearer among equals', () => {
    // The suburb itself, then what stands in it.
    expect(ids('hatfield', pretoria)[0]).toBe('pretoria-hatfield');
    // Named after Soweto before merely standing in it, though the latter is nearer.
    const maponya = { lat: -26.2577, lng: 27.9013 };
    const soweto = ids('soweto', maponya);
    expect(soweto.slice(0, 2)).toEqual(['johannesburg-soweto', 'johannesburg-uj-soweto-campus']);
    expect(soweto).toContain('johannesburg-maponya-mall');
    const meters = searchPlaces('gautrain station', { near: pretoria, limit: 20 }).map(({ place }) =>
      distanceMeters(pretoria, place.point),
    );
    expect(meters).toHaveLength(8);
    expect(meters).toEqual([...meters].sort((a, b) => a - b));
  });

  it('takes a short word as it is spelled, so that it does not fit everything', () => {
    expect(ids('cape', pretoria)).not.toContain('pretoria-capital-park');
    expect(ids('mali', pretoria)).not.toContain('pretoria-brooklyn-mall');
  });

  it('finds a city by its bare name from afar', () => {
    expect(ids('cape town', pretoria)[0]).toBe('cape-town');
    expect(ids('cape', pretoria).slice(0, 2)).toEqual(['cape-town', 'cape-coast']);
    expect(ids('Fès')[0]).toBe('fes');
  });

  it('gives the well-known places of the nearest city for a blank text', () => {
    expect(ids('', pretoria)).toEqual(
      cities
        .find((city) => city.id === 'pretoria')
        ?.places.slice(0, 8)
        .map((place) => place.id),
    );
    expect(ids('  ')).toHaveLength(8);
    expect(ids('', harare)).toHaveLength(8);
  });

  it('gives nothing when a word fits nowhere, and no more than asked for', () => {
    expect(ids('menlyn xylophone', pretoria)).toEqual([]);
    expect(searchPlaces('university', { limit: 3 })).toHaveLength(3);
    expect(searchPlaces('a', { limit: 0 })).toEqual([]);
  });

  it('finds every place by its own name from its own city, first or behind one that reads the same', () => {
    for (const city of cities) {
      for (const place of city.places) {
        expect(ids(place.name, city.center), place.id).toContain(place.id);
      }
    }
  });

  it('does not mind the case', () => {
    fc.assert(
      fc.property(anyPlace, fc.nat({ max: 30 }), ({ place, city }, cut) => {
        const text = place.name.slice(0, cut);
        expect(ids(text.toUpperCase(), city.center)).toEqual(ids(text.toLowerCase(), city.center));
      }),
      { numRuns: searchRuns(40) },
    );
  });

  it('answers any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchPlaces(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

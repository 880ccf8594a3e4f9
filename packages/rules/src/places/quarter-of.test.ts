import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from './gazetteer.ts';
import { quarterOf } from './quarter-of.ts';

describe('the part of town of a point', () => {
  it.each([
    ['a mall, by its suburb', { lat: -26.1086, lng: 28.0529 }, 'Sandton'],
    ['the street beside it', { lat: -26.11, lng: 28.05 }, 'Sandton'],
    ['far from its suburbs, by the city', { lat: -25.2, lng: 28.5 }, 'Pretoria'],
    ['far from all that is known, not at all', { lat: -29.31, lng: 27.48 }, undefined],
  ])('%s', (_what, point, name) => {
    expect(quarterOf(point, undefined)).toBe(name);
  });

  it('is the town that an operator opened where none of ours is', () => {
    expect(quarterOf({ lat: -29.31, lng: 27.48 }, 'Maseru')).toBe('Maseru');
    expect(quarterOf({ lat: -26.11, lng: 28.05 }, 'Egoli')).toBe('Sandton');
  });

  it('is the name of a suburb or of a city, wherever it is: never a place that has a door', () => {
    const doors = new Set(
      cities.flatMap(({ places }) => places.filter(({ kind }) => kind !== 'suburb' && kind !== 'city').map(({ name }) => name)),
    );
    const areas = new Set(
      cities.flatMap(({ name, places }) => [
        name,
        ...places.flatMap(({ area, kind, name: own }) => (kind === 'suburb' ? [own] : [area ?? ''])),
      ]),
    );
    const near = fc.constantFrom(...cities.flatMap(({ places }) => places.map(({ point }) => point)));
    const nudge = fc.double({ min: -0.02, max: 0.02, noNaN: true });
    fc.assert(
      fc.property(near, nudge, nudge, ({ lat, lng }, north, east) => {
        const name = quarterOf({ lat: lat + north, lng: lng + east }, undefined) ?? '';
        expect(areas.has(name) || !doors.has(name)).toBe(true);
        expect(name).not.toBe('');
      }),
    );
  });
});

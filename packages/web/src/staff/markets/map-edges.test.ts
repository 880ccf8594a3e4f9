import { expect, it } from 'vitest';
import type { MapView } from '../../ui/map-types.ts';
import { isHatched } from './map-edges.ts';

/** A map of four hundred pixels that shows four degrees around the equator, north above. */
const view: MapView = {
  at: ({ lat, lng }) => ({ x: lng * 100, y: 400 - lat * 100 }),
  pointAt: ({ x, y }) => ({ lat: (400 - y) / 100, lng: x / 100 }),
  width: 400,
  height: 400,
};

it.each([
  ['no map of the city', undefined, false],
  ['a map that reaches beyond all four edges', { south: -1, west: -1, north: 5, east: 5 }, false],
  ['a map that ends at the edges', { south: 0, west: 0, north: 4, east: 4 }, false],
  ['a map that ends in the south', { south: 1, west: -1, north: 5, east: 5 }, true],
  ['a map that ends in the west', { south: -1, west: 1, north: 5, east: 5 }, true],
  ['a map that ends in the north', { south: -1, west: -1, north: 3, east: 5 }, true],
  ['a map that ends in the east', { south: -1, west: -1, north: 5, east: 3 }, true],
] as const)('with %s says whether anything in sight is hatched', (_what, mapped, expected) => {
  expect(isHatched(view, mapped)).toBe(expected);
});

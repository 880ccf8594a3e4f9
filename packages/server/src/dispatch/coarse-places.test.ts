import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { noRoads } from '@safiri/dispatch/roads/road-atlas.ts';
import { destination, distanceMeters } from '@safiri/rules/places/geo.ts';
import { cellAt, createCoarsePlaces, middleOf, spotIn } from './coarse-places.ts';

const start = Date.UTC(2026, 5, 15, 8);
const hatfield = { lat: -25.7487, lng: 28.238 };
const home = middleOf(cellAt(hatfield));

function places() {
  let now = start;
  return {
    ...createCoarsePlaces({ clock: () => new Date(now) }),
    wait: (seconds: number) => {
      now += 1000 * seconds;
    },
  };
}

it('a car is told in the same cell while it moves within one, and for a while beyond its edge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.double({ min: 0, max: 119, noNaN: true })), { minLength: 1 }),
      (moves) => {
        const { cellOf, wait } = places();
        const cells = new Set([cellOf(1, home)]);
        for (const [bearing, meters] of moves) {
          wait(NEARBY_SECONDS);
          cells.add(cellOf(1, destination(home, bearing, meters)));
        }
        expect(cells.size).toBe(1);
      },
    ),
  );
});

it('within one span it stays where it was told first, wherever it drives', () => {
  const { cellOf, wait } = places();
  const first = cellOf(1, home);
  const far = destination(home, 90, 900);
  wait(NEARBY_SECONDS - 1);
  expect(cellOf(1, far)).toBe(first);
  wait(1);
  expect(cellOf(1, far)).toBe(cellAt(far));
  expect(cellOf(2, home), 'of another car').toBe(first);
});

it('is told a few houses from where it is, never nearer by asking again', () => {
  fc.assert(
    fc.property(fc.double({ min: -34, max: 0, noNaN: true }), fc.double({ min: 15, max: 45, noNaN: true }), (lat, lng) => {
      const { cellOf } = places();
      expect(distanceMeters(middleOf(cellOf(1, { lat, lng })), { lat, lng })).toBeLessThan(110);
    }),
  );
});

it('a place on the map follows from the cell alone, and no two cars of one stand on each other', () => {
  const spots = Array.from({ length: 7 }, (_, nth) => spotIn({ roads: noRoads }, cellAt(home), nth));
  expect(spots).toEqual(Array.from({ length: 7 }, (_, nth) => spotIn({ roads: noRoads }, cellAt(destination(home, 200, 20)), nth)));
  expect(new Set(spots.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(7);
  for (const { heading } of spots) expect(heading).toBeNull();
});

it('a place is at the street, along it, where streets are known', () => {
  const street = { lat: home.lat + 0.0003, lng: home.lng };
  const roads = { ...noRoads, stopNear: () => ({ point: street, name: undefined, meters: 33 }) };
  // The street is to the north: it runs from west to east.
  expect(spotIn({ roads }, cellAt(home), 0)).toEqual({
    lat: expect.closeTo(street.lat, 4),
    lng: expect.closeTo(street.lng, 4),
    heading: 90,
  });
});

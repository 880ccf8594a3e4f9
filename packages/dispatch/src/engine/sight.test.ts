import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';
import { center } from '../testing/fake-city.ts';
import { Sight } from './sight.ts';

const somewhere = fc.tuple(fc.nat(359), fc.nat(8000)).map(([bearing, meters]) => destination(center, bearing, meters));

describe('sight', () => {
  it('covers only circles of which every place was looked at', () => {
    const looks = fc.array(fc.record({ at: somewhere, meters: fc.nat(15_000) }), { minLength: 1, maxLength: 4 });
    let covered = 0;
    fc.assert(
      fc.property(looks, somewhere, fc.nat(10_000), fc.nat(359), (all, pickup, meters, bearing) => {
        const sight = new Sight();
        for (const { at, meters: seen } of all) sight.add(at, seen, false);
        if (!sight.covers(pickup, meters, false)) return;
        covered += 1;
        const edge: Point = destination(pickup, bearing, meters);
        expect(all.some(({ at, meters: seen }) => distanceMeters(at, edge) <= seen)).toBe(true);
      }),
    );
    // About half of all looks cover the circle; far fewer would mean that little was tried.
    expect(covered).toBeGreaterThan(searchRuns() / 10);
  });

  it('is no sight of men where women were looked at alone, and covers its own circle a little less far', () => {
    const sight = new Sight();
    sight.add(center, 5000, true);
    expect([sight.covers(center, 4999, true), sight.covers(center, 4999, false), sight.covers(center, 5000, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

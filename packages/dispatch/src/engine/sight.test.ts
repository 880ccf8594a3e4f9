import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';
import { center } from '../testing/fake-city.ts';
import type { Fitting } from './ports.ts';
import { Sight } from './sight.ts';

const cars = { pools: ['sedan', 'van'], free: true } as const;
const women = { ...cars, verifiedFemale: true } as const;
const somewhere = fc.tuple(fc.nat(359), fc.nat(8000)).map(([bearing, meters]) => destination(center, bearing, meters));

describe('sight', () => {
  it('covers only circles of which every place was looked at', () => {
    const looks = fc.array(fc.record({ at: somewhere, meters: fc.nat(15_000) }), { minLength: 1, maxLength: 4 });
    let covered = 0;
    fc.assert(
      fc.property(looks, somewhere, fc.nat(10_000), fc.nat(359), (all, pickup, meters, bearing) => {
        const sight = new Sight();
        for (const { at, meters: seen } of all) sight.add(at, seen, cars);
        if (!sight.covers(pickup, meters, cars)) return;
        covered += 1;
        const edge: Point = destination(pickup, bearing, meters);
        expect(all.some(({ at, meters: seen }) => distanceMeters(at, edge) <= seen)).toBe(true);
      }),
    );
    // About half of all looks cover the circle; far fewer would mean that little was tried.
    expect(covered).toBeGreaterThan(searchRuns() / 10);
  });

  it('is no sight of those who were looked past, and covers its own circle a little less far', () => {
    const covers = (seen: Fitting, asked: Fitting, meters = 4999) => {
      const sight = new Sight();
      sight.add(center, 5000, seen);
      return sight.covers(center, meters, asked);
    };
    expect([covers(women, women), covers(women, cars), covers(cars, women)]).toEqual([true, false, true]);
    expect([covers(cars, { pools: ['sedan', 'van'] }), covers({ pools: ['sedan', 'van'] }, cars)]).toEqual([false, true]);
    expect([covers(cars, { pools: ['van'], free: true }), covers(cars, { pools: ['bakkie'], free: true })]).toEqual([true, false]);
    expect(covers(cars, cars, 5000)).toBe(false);
  });
});

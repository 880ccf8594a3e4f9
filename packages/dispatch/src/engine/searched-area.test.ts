import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';
import { center } from '../testing/fake-city.ts';
import type { Fitting } from './ports.ts';
import { SearchedArea } from './searched-area.ts';

const cars = { pools: ['sedan', 'van'], free: true } as const;
const women = { ...cars, verifiedFemale: true } as const;
const somewhere = fc.tuple(fc.nat(359), fc.nat(8000)).map(([bearing, meters]) => destination(center, bearing, meters));

describe('the area that was searched', () => {
  it('covers only circles that were searched everywhere', () => {
    const searches = fc.array(fc.record({ at: somewhere, meters: fc.nat(15_000) }), { minLength: 1, maxLength: 4 });
    let covered = 0;
    fc.assert(
      fc.property(searches, somewhere, fc.nat(10_000), fc.nat(359), (all, pickup, meters, bearing) => {
        const searched = new SearchedArea();
        for (const { at, meters: seen } of all) searched.add(at, seen, cars);
        if (!searched.covers(pickup, meters, cars)) return;
        covered += 1;
        const edge: Point = destination(pickup, bearing, meters);
        expect(all.some(({ at, meters: seen }) => distanceMeters(at, edge) <= seen)).toBe(true);
      }),
    );
    // About half of all searches cover the circle; far fewer would mean that little was tried.
    expect(covered).toBeGreaterThan(searchRuns() / 10);
  });

  it('says nothing about drivers whom the search left out, and covers its own circle less a margin', () => {
    const covers = (seen: Fitting, asked: Fitting, meters = 4999) => {
      const searched = new SearchedArea();
      searched.add(center, 5000, seen);
      return searched.covers(center, meters, asked);
    };
    expect([covers(women, women), covers(women, cars), covers(cars, women)]).toEqual([true, false, true]);
    expect([covers(cars, { pools: ['sedan', 'van'] }), covers({ pools: ['sedan', 'van'] }, cars)]).toEqual([false, true]);
    expect([covers(cars, { pools: ['van'], free: true }), covers(cars, { pools: ['bakkie'], free: true })]).toEqual([true, false]);
    expect(covers(cars, cars, 5000)).toBe(false);
  });
});

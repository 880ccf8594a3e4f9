import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { createDriverIndex, NearestList, type IndexedDriver, type Wanted } from './nearest-drivers.ts';

const START = Date.UTC(2026, 5, 15, 8);
const center: Point = { lat: -25.7461, lng: 28.1881 };
const pools = ['sedan', 'van', 'motorcycle'];

const point = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 12_000 }))
  .map(([bearing, meters]) => destination(center, bearing, meters));
const seconds = fc.integer({ min: 0, max: 600 }).map((passed) => START + 1000 * passed);
const driver: fc.Arbitrary<IndexedDriver> = fc
  .record({
    driverId: fc.integer({ min: 1, max: 200 }),
    point,
    pool: fc.constantFrom(...pools),
    busy: fc.boolean(),
    verifiedFemale: fc.boolean(),
    at: seconds,
  })
  .map(({ point: { lat, lng }, ...rest }) => ({ lat, lng, ...rest }));

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: driver }) },
  { weight: 6, arbitrary: fc.record({ move: driver }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ expire: seconds }) },
);
const wanted: fc.Arbitrary<Wanted> = fc.record(
  {
    pools: fc.subarray(pools, { minLength: 1 }),
    free: fc.boolean(),
    verifiedFemale: fc.boolean(),
    since: seconds,
    accept: fc.integer({ min: 1, max: 3 }).map((modulus) => (driverId: number) => driverId % modulus === 0),
  },
  { requiredKeys: [] },
);

/** Who may come into an answer, by looking at each. */
const fits = (one: IndexedDriver, who: Wanted) =>
  (who.pools ?? pools).includes(one.pool) &&
  !(who.free === true && one.busy === true) &&
  !(who.verifiedFemale === true && one.verifiedFemale !== true) &&
  one.at >= (who.since ?? 0) &&
  (who.accept?.(one.driverId) ?? true);

describe('the nearest eligible drivers', () => {
  it('are those that looking at every one gives, after any puts, moves, removals and expiries', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400, size: 'max' }), wanted, fc.integer({ min: 1, max: 12 }), (steps, who, k) => {
        const index = createDriverIndex();
        const model = new Map<number, IndexedDriver>();
        for (const one of steps) {
          if ('put' in one) {
            index.put(one.put);
            model.set(one.put.driverId, one.put);
          } else if ('move' in one) {
            const { driverId, lat, lng, at } = one.move;
            const known = model.get(driverId);
            expect(index.move(driverId, lat, lng, at)).toBe(known !== undefined);
            if (known !== undefined) model.set(driverId, { ...known, lat, lng, at });
          } else if ('remove' in one) {
            index.remove(one.remove);
            model.delete(one.remove);
          } else {
            const stale = [...model.values()].filter((each) => each.at < one.expire);
            expect(index.expire(one.expire)).toBe(stale.length);
            for (const { driverId } of stale) model.delete(driverId);
          }
        }
        expect(index.size).toBe(model.size);
        // As kept: rounded places are what the index orders by, and all that a caller can see.
        const kept = [...model.keys()].map((driverId) => index.get(driverId) as IndexedDriver);
        const expected = kept
          .filter((each) => fits(each, who))
          .map((each) => ({ driverId: each.driverId, meters: distanceMeters(center, each) }))
          .filter(({ meters }) => meters <= 10_000)
          .sort((a, b) => a.meters - b.meters)
          .slice(0, k);
        const found = index.nearest(center, k, 10_000, who);
        expect(found.map((each) => Math.round(each.meters * 10))).toEqual(
          expected.map((each, i) =>
            Math.abs(each.meters - (found[i]?.meters ?? 0)) < 0.02 ? Math.round((found[i]?.meters ?? 0) * 10) : -1,
          ),
        );
        for (const each of found) expect(fits(model.get(each.driverId) as IndexedDriver, who)).toBe(true);
        expect(new Set(found.map((each) => each.driverId)).size).toBe(found.length);
      }),
      { numRuns: 400 },
    );
  });

  it('are filled into a list that is used again', () => {
    const index = createDriverIndex();
    for (let i = 1; i <= 5; i += 1) index.put({ driverId: i, ...destination(center, 90, 100 * i), pool: 'sedan', at: START });
    const list = new NearestList(3);
    index.find(center.lat, center.lng, 10_000, {}, list);
    expect([...list.driverIds.subarray(0, list.count)]).toEqual([1, 2, 3]);
    expect(list.meters(2)).toBeCloseTo(300, 1);
    index.find(center.lat, center.lng, 150, {}, list);
    expect([...list.driverIds.subarray(0, list.count)]).toEqual([1]);
    index.find(center.lat, center.lng, 10_000, {}, new NearestList(0));
    index.find(center.lat, center.lng, -1, {}, list);
    expect(list.count).toBe(0);
  });

  it('never hold one that is stale by less than a second, and lose none that is fresh by a whole one', () => {
    const index = createDriverIndex();
    index.put({ driverId: 1, ...center, pool: 'sedan', at: START + 999 });
    expect(index.nearest(center, 1, 10, { since: START + 1000 })).toEqual([]);
    expect(index.nearest(center, 1, 10, { since: START })).toHaveLength(1);
    expect(index.expire(START)).toBe(0);
    expect(index.expire(START + 1000)).toBe(1);
    for (const at of [0, Date.UTC(2200, 0)]) index.put({ driverId: 2, ...center, pool: 'sedan', at });
    expect(index.expire(Date.UTC(2080, 0))).toBe(0);
    index.put({ driverId: 2, ...center, pool: 'sedan', at: 0 });
    expect(index.expire(START)).toBe(1);
  });
});

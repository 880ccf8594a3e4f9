import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { createDriverIndex, NearestList, type DriverIndex, type IndexedDriver, type Wanted } from './nearest-drivers.ts';

const START = Date.UTC(2026, 5, 15, 8);
const center: Point = { lat: -25.7461, lng: 28.1881 };
const pools = ['sedan', 'van', 'motorcycle'];
/** Metres; no driver is put at just this distance, where rounding decides. */
const RADIUS = 10_000.5;

/** Ids side by side, and some anywhere in 32 bits. */
const driverId = fc.integer({ min: 1, max: 200 }).map((n) => (n % 4 === 0 ? Math.imul(n, 0x0100_0193) : n));
const point = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 12_000 }))
  .map(([bearing, meters]) => destination(center, bearing, meters));
const seconds = fc.integer({ min: 0, max: 600 }).map((passed) => START + 1000 * passed);
const driver: fc.Arbitrary<IndexedDriver> = fc
  .record({
    driverId,
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
  { weight: 2, arbitrary: fc.record({ remove: driverId }) },
  { weight: 1, arbitrary: fc.record({ get: driverId }) },
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

/** Drivers far away, each alone in its cell: so many that the index no longer makes each move at once. */
const crowd: readonly IndexedDriver[] = Array.from({ length: 17_000 }, (_, i) => ({
  driverId: 1000 + i,
  lat: 10 + 0.02 * Math.floor(i / 100),
  lng: -60 + 0.02 * (i % 100),
  pool: 'sedan',
  at: START + 1_000_000,
}));

/** Puts steps through an index and a plain map, which must agree, and takes all out again; gives the number of those who are left. */
function agree(
  index: DriverIndex,
  steps: ReadonlyArray<typeof step extends fc.Arbitrary<infer S> ? S : never>,
  who: Wanted,
  k: number,
): number {
  // Whoever a run that failed left behind; the crowd is younger.
  index.expire(START + 1_000_000);
  const others = index.size;
  const model = new Map<number, IndexedDriver>();
  for (const one of steps) {
    if ('put' in one) {
      index.put(one.put);
      model.set(one.put.driverId, one.put);
    } else if ('move' in one) {
      const { driverId: id, lat, lng, at } = one.move;
      const known = model.get(id);
      expect(index.move(id, lat, lng, at)).toBe(known !== undefined);
      if (known !== undefined) model.set(id, { ...known, lat, lng, at });
    } else if ('remove' in one) {
      index.remove(one.remove);
      model.delete(one.remove);
    } else if ('get' in one) {
      const [kept, known] = [index.get(one.get), model.get(one.get)];
      if (kept === undefined || known === undefined) expect(kept).toBe(known);
      else expect(distanceMeters(kept, known)).toBeLessThanOrEqual(0.007);
    } else {
      const stale = [...model.values()].filter((each) => each.at < one.expire);
      expect(index.expire(one.expire)).toBe(stale.length);
      for (const { driverId: id } of stale) model.delete(id);
    }
  }
  expect(index.size - others).toBe(model.size);
  const found = index.nearest(center, k, RADIUS, who);
  // As kept: rounded places are what the index orders by, and all that a caller can see.
  const kept = [...model.keys()].map((id) => index.get(id) as IndexedDriver);
  for (const each of kept) expect(distanceMeters(each, model.get(each.driverId) as IndexedDriver)).toBeLessThanOrEqual(0.007);
  const expected = kept
    .filter((each) => fits(each, who))
    .map((each) => ({ driverId: each.driverId, meters: distanceMeters(center, each) }))
    .filter(({ meters }) => meters <= RADIUS)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, k);
  expect(found.map((each) => Math.round(each.meters * 10))).toEqual(
    expected.map((each, i) => (Math.abs(each.meters - (found[i]?.meters ?? 0)) < 0.02 ? Math.round((found[i]?.meters ?? 0) * 10) : -1)),
  );
  for (const each of found) expect(fits(model.get(each.driverId) as IndexedDriver, who)).toBe(true);
  expect(new Set(found.map((each) => each.driverId)).size).toBe(found.length);
  for (const id of model.keys()) index.remove(id);
  return index.size;
}

const steps = fc.array(step, { maxLength: 400, size: 'max' });
const most = fc.integer({ min: 1, max: 12 });

describe('the nearest eligible drivers', () => {
  it('are those that looking at every one gives, after any puts, moves, removals and expiries', () => {
    fc.assert(
      fc.property(steps, wanted, most, (all, who, k) => {
        expect(agree(createDriverIndex(), all, who, k)).toBe(0);
      }),
    );
  });

  it('are the same in an index so large that moves wait for each other', () => {
    const index = createDriverIndex();
    for (const one of crowd) index.put(one);
    fc.assert(
      fc.property(steps, wanted, most, (all, who, k) => {
        expect(agree(index, all, who, k)).toBe(crowd.length);
      }),
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

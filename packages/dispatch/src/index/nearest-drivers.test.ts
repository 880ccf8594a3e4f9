import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { createDriverIndex, type IndexedDriver } from './nearest-drivers.ts';

/** Milliseconds. */
const START = Date.UTC(2026, 5, 15, 8);
const church: Point = { lat: -25.7461, lng: 28.1881 };
const indexed = (driverId: number, point: Point, pool = 'sedan'): IndexedDriver => ({
  driverId,
  ...point,
  pool,
  at: START + 1000 * driverId,
});

function indexOf(drivers: Iterable<IndexedDriver>) {
  const index = createDriverIndex();
  for (const driver of drivers) index.put(driver);
  return index;
}

/** Evenly spread numbers; fast-check's doubles crowd around zero. */
const between = (min: number, max: number) => fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((n) => min + (max - min) * (n / (2 ** 31 - 1)));

/** Degrees with the edges that matter: the poles, the date line, the edges of cells. */
const lat = fc.oneof({ weight: 4, arbitrary: between(-90, 90) }, fc.constantFrom(-90, -89.9999, -89.99, 0, 0.01, 89.99, 89.9999, 90));
const lng = fc.oneof(
  { weight: 4, arbitrary: between(-180, 180) },
  fc.constantFrom(-180, -179.9999, -0.01, 0, 0.01, 179.9999, 180, 180 - Number.EPSILON * 128),
);
const anyPoint: fc.Arbitrary<Point> = fc.record({ lat, lng });
const near = (center: Point, meters: number): fc.Arbitrary<Point> =>
  fc.tuple(between(0, 360), between(0, meters)).map(([bearing, away]) => destination(center, bearing, away));

interface World {
  readonly center: Point;
  readonly drivers: IndexedDriver[];
  readonly k: number;
  readonly radius: number;
}

/** Drivers around a point anywhere on the earth, some at one place, some far away. */
const worlds: fc.Arbitrary<World> = fc.tuple(anyPoint, fc.constantFrom(50, 3000, 12_000, 400_000)).chain(([center, spread]) =>
  fc.record({
    center: fc.constant(center),
    drivers: fc
      .array(fc.oneof({ weight: 8, arbitrary: near(center, spread) }, fc.constant(center), anyPoint), { maxLength: 120, size: 'max' })
      .chain((points) =>
        fc
          .array(fc.constantFrom('sedan', 'van', 'motorcycle'), { minLength: points.length, maxLength: points.length })
          .map((pools) => points.map((point, i) => indexed(i + 1, point, pools[i]))),
      ),
    k: fc.integer({ min: 1, max: 15 }),
    radius: fc.oneof(fc.constantFrom(0, 100, 5000, 10_000, 1_000_000, 30_000_000, Infinity), fc.integer({ min: 0, max: 20_000 })),
  }),
);

/** Rounding near the other side of the earth, where the great circle hardly depends on the point, is larger. */
const tolerance = (meters: number) => (meters > 15_000_000 ? 1 : 0.03);

/** So many drivers elsewhere that an index will not look at each. */
const crowd = Array.from({ length: 800 }, (_, i) => indexed(1000 + i, { lat: 0, lng: i / 10 }));

/** What is wrong with an answer, held against looking at every driver: nothing. */
function faults(
  found: ReadonlyArray<{ driverId: number; meters: number }>,
  world: World,
  wanted: (driver: IndexedDriver) => boolean = () => true,
): string[] {
  const all = world.drivers
    .filter(wanted)
    .map((driver) => ({ ...driver, meters: distanceMeters(world.center, driver) }))
    .sort((a, b) => a.meters - b.meters);
  const byId = new Map(all.map((one) => [one.driverId, one]));
  const surely = all.filter((one) => one.meters <= world.radius - tolerance(world.radius) || world.radius === Infinity);
  const perhaps = all.filter((one) => one.meters <= world.radius + tolerance(world.radius));
  const wrong: string[] = [];
  if (new Set(found.map((one) => one.driverId)).size < found.length) wrong.push('a driver twice');
  if (found.length < Math.min(world.k, surely.length)) wrong.push('too few');
  if (found.length > Math.min(world.k, perhaps.length)) wrong.push('too many');
  for (const [i, one] of found.entries()) {
    const driver = byId.get(one.driverId);
    const ranked = all[i];
    if (driver === undefined || ranked === undefined) return [...wrong, 'a stranger'];
    if (Math.abs(one.meters - driver.meters) > tolerance(driver.meters)) wrong.push('wrong metres');
    if (Math.abs(one.meters - ranked.meters) > tolerance(ranked.meters)) wrong.push('a nearer one left out');
    const before = byId.get(found[i - 1]?.driverId ?? -1);
    if (before === undefined) continue;
    if (one.meters < (found[i - 1]?.meters ?? 0)) wrong.push('out of order');
    if (before.lat === driver.lat && before.lng === driver.lng && before.driverId > driver.driverId) wrong.push('not by id at one place');
  }
  return wrong;
}

describe('nearest', () => {
  it('gives the nearest of a few, in order, with metres', () => {
    const index = indexOf([indexed(1, destination(church, 90, 900)), indexed(2, destination(church, 200, 300)), indexed(3, church)]);
    const found = index.nearest(church, 2, 10_000);
    expect(found.map((one) => one.driverId)).toEqual([3, 2]);
    expect(found[0]?.meters).toBe(0);
    expect(found[1]?.meters).toBeCloseTo(300, 1);
  });

  it('gives drivers at one place by id', () => {
    const index = indexOf([9, 4, 7, 1, 5].map((id) => indexed(id, church)));
    expect(index.nearest(church, 3, 100).map((one) => one.driverId)).toEqual([1, 4, 5]);
  });

  it('finds across the date line and across a pole', () => {
    const line = indexOf([
      indexed(1, { lat: -17, lng: -179.999 }),
      indexed(2, { lat: -17, lng: 179.9 }),
      indexed(3, { lat: -17, lng: 180 }),
    ]);
    expect(line.nearest({ lat: -17, lng: 179.999 }, 3, 20_000).map((one) => one.driverId)).toEqual([3, 1, 2]);
    expect(line.nearest({ lat: -17, lng: 180 }, 3, 20_000).map((one) => one.driverId)).toEqual([3, 1, 2]);
    const pole = indexOf([indexed(1, { lat: 89.999, lng: -170 }), indexed(2, { lat: 89.9, lng: 10 })]);
    expect(pole.nearest({ lat: 89.999, lng: 10 }, 2, 20_000).map((one) => one.driverId)).toEqual([1, 2]);
  });

  it('is what looking at every driver gives, anywhere on the earth', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        expect(faults(indexOf(world.drivers).nearest(world.center, world.k, world.radius), world)).toEqual([]);
      }),
    );
  });

  it('is exact at the poles and the date line also when there are too many drivers elsewhere to look at each', () => {
    const placed = fc
      .constantFrom(
        fc.record({ lat: between(89.98, 90), lng: between(-180, 180) }),
        fc.record({ lat: between(-90, -89.98), lng: between(-180, 180) }),
        near({ lat: 12, lng: 180 }, 2500),
      )
      .chain((place) =>
        fc.record({ center: place, points: fc.array(place, { maxLength: 30, size: 'max' }), k: fc.integer({ min: 1, max: 4 }) }),
      );
    fc.assert(
      fc.property(placed, ({ center, points, k }) => {
        const drivers = [...points.map((point, i) => indexed(i + 1, point)), ...crowd];
        const world = { center, drivers, k, radius: 8000 };
        expect(faults(indexOf(drivers).nearest(center, k, 8000), world)).toEqual([]);
      }),
    );
  });

  it('finds a driver in the cell on the other side of a pole that is nearer the other way round', () => {
    const other = indexed(1, { lat: 89.9801, lng: -93 });
    const nearest = indexed(2, { lat: 89.9899, lng: 59 });
    const found = indexOf([other, nearest, ...crowd]).nearest({ lat: 89.985, lng: -175 }, 1, 8000);
    expect(found.map((one) => one.driverId)).toEqual([2]);
  });

  it('takes only accepted drivers of the wanted pools', () => {
    fc.assert(
      fc.property(
        worlds,
        fc.subarray(['sedan', 'van', 'motorcycle', 'minibus']),
        fc.integer({ min: 1, max: 4 }),
        (world, pools, modulus) => {
          const accept = (driverId: number) => driverId % modulus === 0;
          const found = indexOf(world.drivers).nearest(world.center, world.k, world.radius, { accept, pools });
          expect(faults(found, world, (driver) => accept(driver.driverId) && pools.includes(driver.pool))).toEqual([]);
        },
      ),
    );
  });

  it('is exact in a crowd, where cells hold many and most of the grid is never searched', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const drivers = Array.from({ length: 20_000 }, (_, i) =>
      indexed(i + 1, { lat: church.lat + (random() - 0.5) * 0.4, lng: church.lng + (random() - 0.5) * 0.4 }),
    );
    const index = indexOf(drivers);
    for (let i = 0; i < 60; i += 1) {
      const center = { lat: church.lat + (random() - 0.5) * 0.5, lng: church.lng + (random() - 0.5) * 0.5 };
      const world = { center, drivers, k: 1 + (i % 40), radius: 500 * (1 + (i % 20)) };
      expect(faults(index.nearest(center, world.k, world.radius), world)).toEqual([]);
    }
  });

  it('gives nothing for no drivers, no places in the answer, or no radius', () => {
    expect(createDriverIndex().nearest(church, 5, 1000)).toEqual([]);
    const index = indexOf([indexed(1, church)]);
    for (const k of [0, -1, Number.NaN]) expect(index.nearest(church, k, 1000)).toEqual([]);
    for (const radius of [-1, Number.NaN]) expect(index.nearest(church, 1, radius)).toEqual([]);
    expect(index.nearest(church, Infinity, 0)).toEqual([{ driverId: 1, meters: 0 }]);
    expect(index.nearest(church, 1, 1000, { pools: [] })).toEqual([]);
    expect(index.nearest(church, 1, 1000, { pools: ['rickshaw'] })).toEqual([]);
  });

  it('refuses places that are not on the earth', () => {
    const index = createDriverIndex();
    for (const point of [
      { lat: Number.NaN, lng: 0 },
      { lat: 91, lng: 0 },
      { lat: 0, lng: 180.1 },
      { lat: 0, lng: Infinity },
    ]) {
      expect(() => index.put(indexed(1, point))).toThrow(RangeError);
      expect(() => index.nearest(point, 1, 1000)).toThrow(RangeError);
    }
    expect(index.size).toBe(0);
  });
});

/** What keeping changed besides a rounding of the place. */
function differences(kept: IndexedDriver | undefined, put: IndexedDriver | undefined): string[] {
  if (kept === undefined || put === undefined) return kept === put ? [] : ['one is missing'];
  const named = (driver: IndexedDriver) =>
    [driver.driverId, driver.pool, driver.busy === true, driver.verifiedFemale === true, driver.at].join(' ');
  const wrong: string[] = [];
  if (named(kept) !== named(put)) wrong.push(`${named(kept)} instead of ${named(put)}`);
  if (!(distanceMeters(kept, put) <= 0.007)) wrong.push('another place');
  return wrong;
}

describe('put, remove, get', () => {
  const command = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        driverId: fc.integer({ min: 1, max: 150 }),
        point: near(church, 3000),
        pool: fc.constantFrom('sedan', 'van'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ driverId: fc.integer({ min: 1, max: 150 }) }) },
  );

  it('hold what a plain map holds, through any order of comings, moves and goings', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 400, size: 'max' }), (commands) => {
        const index = createDriverIndex();
        const model = new Map<number, IndexedDriver>();
        for (const step of commands) {
          if ('point' in step) {
            const driver = indexed(step.driverId, step.point, step.pool);
            index.put(driver);
            model.set(driver.driverId, driver);
          } else {
            index.remove(step.driverId);
            model.delete(step.driverId);
          }
        }
        expect(index.size).toBe(model.size);
        for (let id = 1; id <= 150; id += 1) expect(differences(index.get(id), model.get(id))).toEqual([]);
        const world = { center: church, drivers: [...model.values()], k: 200, radius: 2000 };
        expect(faults(index.nearest(church, 200, 2000), world)).toEqual([]);
        const vans = { ...world, k: 3 };
        expect(faults(index.nearest(church, 3, 2000, { pools: ['van'] }), vans, (driver) => driver.pool === 'van')).toEqual([]);
      }),
    );
  });

  it('find a driver again who crosses the date line, stands on a pole or at 180 degrees', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 30 }), (points) => {
        const index = createDriverIndex();
        for (const point of points) index.put(indexed(7, point));
        expect(index.size).toBe(1);
        expect(differences(index.get(7), indexed(7, points.at(-1) as Point))).toEqual([]);
        expect(index.nearest(points.at(-1) as Point, 3, 100).map((one) => one.driverId)).toEqual([7]);
      }),
    );
  });

  it('refuses ids that are no whole numbers of 32 bits, and more kinds of vehicles than there is room for', () => {
    const index = createDriverIndex();
    for (const id of [1.5, 2 ** 31, Number.NaN]) expect(() => index.put(indexed(id, church))).toThrow(RangeError);
    for (let i = 0; i < 16; i += 1) index.put(indexed(-i, church, `kind ${i}`));
    expect(() => index.put(indexed(99, church, 'one more'))).toThrow(RangeError);
    expect(index.nearest(church, 20, 10, { pools: ['kind 15'] }).map((one) => one.driverId)).toEqual([-15]);
  });

  it('keeps any number of drivers at one place, by id, and its memory when they come and go', () => {
    const index = createDriverIndex();
    const fill = () => {
      for (let id = 3000; id > 0; id -= 1) index.put(indexed(id, church));
    };
    fill();
    expect(index.nearest(church, 3000, 1).map((one) => one.driverId)).toEqual(Array.from({ length: 3000 }, (_, i) => i + 1));
    const { bytes } = index;
    for (let round = 0; round < 20; round += 1) {
      for (let id = 1; id <= 3000; id += 1) index.remove(id);
      expect(index.size).toBe(0);
      fill();
    }
    expect(index.bytes).toBeLessThan(1.5 * bytes);
  });
});

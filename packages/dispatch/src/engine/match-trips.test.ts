import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_BUDGET_MS } from '@safiri/rules/dispatch/batch.ts';
import { FAVOURITE_SECONDS, IDLE_SECONDS_AT_MOST, matchCost } from '@safiri/rules/dispatch/fairness.ts';
import { isFarYet } from '@safiri/rules/dispatch/far-pickup.ts';
import { SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { Assigner } from '../assignment/assigner.ts';
import { center, createFakeCity, eastward } from '../testing/fake-city.ts';
import { Budget } from './budget.ts';
import { OutOfTime } from './out-of-time.ts';
import { findDrivers } from './find-drivers.ts';
import type { DispatchPorts } from './ports.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

const NOW = new Date('2026-06-15T08:00:00Z');
type City = ReturnType<typeof createFakeCity>;

/** A clock that goes on by so many milliseconds at each look. */
const ticking = (ms: number) => {
  let at = NOW.getTime();
  return () => new Date((at += ms));
};

/** Seconds to a pickup, as if there were streets: by the distance, and up to so many times longer on some ways than on others. */
const streetSeconds = (detours: number, driverId: number, meters: number) => (meters / 8) * (1 + (detours * ((driverId * 7919) % 13)) / 12);

async function find(city: City, clock: () => Date = () => NOW, detours = 0) {
  const told: string[] = [];
  const tell = ({ message }: Error) => void told.push(message);
  const ports: DispatchPorts = {
    ...city.ports,
    pickupSeconds: (_trip, drivers) => drivers.map(({ driverId, meters }) => streetSeconds(detours, driverId, meters)),
  };
  const searches = await findDrivers(ports, (await city.ports.openTrips()).trips, NOW, {
    assigner: new Assigner(),
    budget: new Budget(clock, MATCH_BUDGET_MS),
    tell,
  });
  return { searches, told };
}

/** Trips served and total cost when every driver within reach is a candidate of every trip. */
async function denseOptimum(city: City, detours: number) {
  const drivers = [...(await city.ports.driverFacts(Array.from({ length: 2000 }, (_, i) => i + 1))).values()];
  const { trips } = await city.ports.openTrips();
  const edges = trips.map((trip) =>
    drivers.flatMap(({ driverId, idleSince, vehicleType }) => {
      if (vehicleType === 'motorcycle') return [];
      const meters = distanceMeters(trip.pickup, city.driver(driverId)?.point ?? center);
      if (meters > SEARCH_RADIUS_METERS) return [];
      const idle = (NOW.getTime() - idleSince) / 1000;
      if (trip.keptApart?.has(driverId) === true) return [];
      const liked = trip.favourites?.has(driverId) === true;
      const [seconds, waited] = [streetSeconds(detours, driverId, meters), (NOW.getTime() - trip.requestedAt) / 1000];
      return isFarYet(seconds, waited) ? [] : [{ driverId, cost: matchCost(seconds, waited, idle, liked) }];
    }),
  );
  const { picks } = new Assigner().assign(edges);
  const chosen = edges.flatMap((list, i) => list[picks[i] ?? -1] ?? []);
  return { served: chosen.length, cost: chosen.reduce((sum, one) => sum + one.cost, 0) };
}

const around = (from: Point, meters: number): fc.Arbitrary<Point> =>
  fc.tuple(fc.nat(359), fc.nat(1000)).map(([bearing, share]) => destination(from, bearing, (meters * share) / 1000));

/** Many trips at one place, whose nearest drivers are the same ones, and some all over. */
const cities = fc
  .record({
    crowd: fc.array(around(center, 300), { minLength: 20, maxLength: 70, size: 'max' }),
    others: fc.array(around(center, 9000), { maxLength: 20, size: 'max' }),
    drivers: fc.array(fc.tuple(around(center, 9000), fc.nat(3000)), { minLength: 40, maxLength: 160, size: 'max' }),
  })
  .map(({ crowd, others, drivers }) => {
    const city = createFakeCity(NOW.getTime());
    for (const [i, [point, idle]] of drivers.entries()) {
      city.putDriver({ point, idleSince: NOW.getTime() - idle * 1000, vehicleType: i % 8 === 7 ? 'motorcycle' : 'sedan' });
    }
    for (const [i, pickup] of [...crowd, ...others].entries()) {
      // One in five passengers likes some drivers best, one in five does not want to meet some again.
      const some = (of: number) => new Set(Array.from(drivers, (_, d) => d + 1).filter((d) => (d + i) % of === 0));
      city.addTrip({
        pickup,
        requestedAt: NOW.getTime() - (i % 170) * 1000,
        ...(i % 5 === 1 && { favourites: some(9) }),
        ...(i % 5 === 3 && { keptApart: some(4) }),
      });
    }
    return city;
  });

describe('the matching of trips', () => {
  it('is what considering every driver for every trip would give', async () => {
    let priced = 0;
    await fc.assert(
      fc.asyncProperty(cities, fc.constantFrom(0, 0.3, 2), async (city, detours) => {
        const { searches, told } = await find(city, undefined, detours);
        expect(told).toEqual([]);
        const best = await denseOptimum(city, detours);
        const served = searches.flatMap(({ trip, chosen }) => (chosen === undefined ? [] : [{ trip, chosen }]));
        const idle = (driverId: number) => (NOW.getTime() - (city.driver(driverId)?.idleSince ?? 0)) / 1000;
        const cost = served.reduce(
          (sum, { trip, chosen }) =>
            sum +
            matchCost(
              chosen.pickupSeconds,
              (NOW.getTime() - trip.requestedAt) / 1000,
              idle(chosen.driverId),
              trip.favourites?.has(chosen.driverId) === true,
            ),
          0,
        );
        expect(served.length).toBe(best.served);
        expect(cost - best.cost).toBeLessThanOrEqual(0.001 * searches.length);
        priced += searches.filter(({ candidates, chosen }) => candidates.indexOf(chosen as (typeof candidates)[number]) >= 50).length;
      }),
      { numRuns: searchRuns(60) },
    );
    expect(priced).toBeGreaterThan(50);
  });

  it('gives the trip to a favourite who needs up to three minutes longer, also one whom the first look did not reach', async () => {
    for (const [behind, winner] of [
      [FAVOURITE_SECONDS - 5, 61],
      [FAVOURITE_SECONDS + 5, 1],
    ] as const) {
      const city = createFakeCity(NOW.getTime());
      for (let i = 0; i < 60; i += 1) city.putDriver({ point: eastward(8 * (60 + i)) });
      city.putDriver({ point: eastward(8 * (60 + behind)) });
      city.addTrip({ favourites: new Set([61]) });
      const { searches } = await find(city);
      expect(searches[0]?.chosen?.driverId).toBe(winner);
    }
  });

  it('passes by who is kept apart, however near, and says so in the record alone', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < 60; i += 1) city.putDriver({ point: eastward(i) });
    city.putDriver({ point: eastward(5000) });
    city.addTrip({ keptApart: new Set(Array.from({ length: 60 }, (_, i) => i + 1)) });
    const { searches } = await find(city);
    expect(searches[0]?.chosen?.driverId).toBe(61);
    expect(new Set(searches[0]?.candidates.filter(({ driverId }) => driverId <= 60).map(({ gate }) => gate))).toEqual(
      new Set(['kept_apart']),
    );
  });

  it('takes in only those farther drivers who could make the whole cheaper', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < 400; i += 1) city.putDriver({ point: eastward(i) });
    for (let i = 0; i < 60; i += 1) city.addTrip();
    const { searches } = await find(city);
    expect(searches.every(({ chosen }) => chosen !== undefined)).toBe(true);
    // Fifty found somebody at the first look: of the 150 drivers that they saw at the second, hardly any is of use to them.
    const edges = searches.reduce((sum, { candidates }) => sum + candidates.length, 0);
    expect(edges).toBeLessThan(60 * 50 + 10 * 150 + 500);
  });

  it('gives the trip to the driver who was free longer when another is hardly nearer, and never one too far behind', async () => {
    const hours = NOW.getTime() - 5 * 3_600_000;
    for (const [behind, winner] of [
      [IDLE_SECONDS_AT_MOST - 5, 2],
      [IDLE_SECONDS_AT_MOST + 5, 1],
    ] as const) {
      const city = createFakeCity(NOW.getTime());
      city.putDriver({ point: eastward(800), idleSince: NOW.getTime() });
      city.putDriver({ point: eastward(800 + behind * 8), idleSince: hours });
      city.addTrip();
      const { searches } = await find(city);
      expect(searches[0]?.chosen?.driverId).toBe(winner);
    }
  });

  it('finds who was free for long also behind the nearest drivers, and looks no further where that can not help', async () => {
    for (const [meters, winner] of [
      [1200, 51],
      [1300, 1],
    ] as const) {
      const city = createFakeCity(NOW.getTime());
      for (let i = 0; i < 50; i += 1) city.putDriver({ point: eastward(1000 + i) });
      city.putDriver({ point: eastward(meters), idleSince: NOW.getTime() - 5 * 3_600_000 });
      city.addTrip();
      const { searches } = await find(city);
      expect(searches[0]?.chosen?.driverId).toBe(winner);
    }
  });

  it('costs no more than the cap for each trip, however long drivers were free', async () => {
    await fc.assert(
      fc.asyncProperty(cities, async (city) => {
        const pickups = async () => {
          const { searches } = await find(city);
          return {
            served: searches.filter(({ chosen }) => chosen !== undefined).length,
            total: searches.reduce((sum, { chosen }) => sum + (chosen?.pickupSeconds ?? 0), 0),
          };
        };
        const fair = await pickups();
        for (let id = 1; city.driver(id) !== undefined; id += 1) city.putDriver({ idleSince: NOW.getTime() }, id);
        const blind = await pickups();
        expect(fair.served).toBe(blind.served);
        expect(fair.total).toBeLessThanOrEqual(blind.total + IDLE_SECONDS_AT_MOST * fair.served + 1);
      }),
      { numRuns: searchRuns(20) },
    );
  });

  it('goes nearest first with a word about it when there is no time, and still serves whoever finds somebody', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < 120; i += 1) city.putDriver({ point: eastward(i), vehicleType: i < 100 ? 'motorcycle' : 'sedan' });
    for (let i = 0; i < 30; i += 1) city.addTrip();
    const { searches, told } = await find(city, ticking(MATCH_BUDGET_MS + 1));
    expect(searches.filter(({ chosen }) => chosen !== undefined)).toHaveLength(20);
    expect(told.at(-1)).toBe(new OutOfTime(30).message);
  });

  it('cut short at any moment, reports it at most once, and leaves no trip without a driver while one who fits is free', async () => {
    let cut = 0;
    await fc.assert(
      fc.asyncProperty(cities, fc.integer({ min: 1, max: 40 }), async (city, ms) => {
        const { searches, told } = await find(city, ticking(ms));
        expect(told.length).toBeLessThanOrEqual(1);
        cut += told.length;
        const given = searches.flatMap(({ chosen }) => chosen?.driverId ?? []);
        expect(new Set(given).size).toBe(given.length);
        const free = [...(await city.ports.driverFacts(Array.from({ length: 200 }, (_, i) => i + 1))).values()].filter(
          ({ driverId, vehicleType }) => vehicleType === 'sedan' && !given.includes(driverId),
        );
        for (const { trip, chosen } of searches) {
          const near = free.filter(
            ({ driverId }) =>
              trip.keptApart?.has(driverId) !== true &&
              distanceMeters(trip.pickup, city.driver(driverId)?.point ?? center) < SEARCH_RADIUS_METERS - 1,
          );
          if (chosen === undefined) expect(near).toEqual([]);
        }
      }),
      { numRuns: searchRuns(60) },
    );
    expect(cut).toBeGreaterThan(0);
  });
});

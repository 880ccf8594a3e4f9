import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { drivers } from '@safiri/db/users/tables.ts';
import { NEARBY_CARS, NEARBY_METERS, NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, hatfield, memberOfStaff, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { cellAt, middleOf } from './coarse-places.ts';

const SPAN_MS = 1000 * NEARBY_SECONDS;
/** It stands still within a span: what is told then does not change. */
let now = Math.ceil(Date.now() / SPAN_MS) * SPAN_MS;
const world = useWorld({ dispatch: true, clock: () => new Date(now) });

/** Far enough apart that no test sees the cars of another. */
let towns = 0;
const town = (): Point => middleOf(cellAt(destination(hatfield, 90, 9000 * (towns += 1) - 30_000)));

const text = ({ lat, lng }: Point) => `${lat},${lng}`;
const query = (near: Point, rideType: PassengerRideType = 'standard') => ({ query: { near: text(near), rideType } });
const look = (person: Person, near: Point, rideType?: PassengerRideType) => person.client.call(calls.nearbyCars, query(near, rideType));
const report = (taxi: DriverPerson, { lat, lng }: Point) =>
  taxi.client.call(calls.reportLocation, { params: { id: taxi.driverId }, body: { lat, lng, at: new Date(now).toISOString() } });

async function online(at: Point, changes: Parameters<typeof driver>[1] = {}): Promise<DriverPerson> {
  const taxi = await driver(world, changes);
  await taxi.client.call(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: true } });
  await report(taxi, at);
  return taxi;
}

/** Asks in one span after another until as many cars are told, while the phones report where they are. */
const cars = (
  person: Person,
  near: Point,
  count: number,
  taxis: ReadonlyArray<readonly [DriverPerson, Point]>,
  rideType?: PassengerRideType,
) =>
  eventually(async () => {
    now += SPAN_MS;
    for (const [taxi, at] of taxis) await report(taxi, at);
    const answer = await look(person, near, rideType);
    return answer.cars.length === count && answer;
  }, `${count} cars`);

describe('cars nearby', () => {
  it('are the free ones that fit, with their kinds and the minutes of the first; who is busy, offline or far is none', async () => {
    const at = town();
    const rider = await passenger(world);
    expect(await look(rider, at)).toEqual({ cars: [], firstMinutes: null });
    const sedan = await online(destination(at, 0, 400));
    const bus = await online(destination(at, 90, 800), { vehicleType: 'minibus' });
    const bakkie = await online(destination(at, 180, 300), { vehicleType: 'bakkie' });
    const far = await online(destination(at, 270, NEARBY_METERS + 700));
    const all = [
      [sedan, destination(at, 0, 400)],
      [bus, destination(at, 90, 800)],
      [bakkie, destination(at, 180, 300)],
      [far, destination(at, 270, NEARBY_METERS + 700)],
    ] as const;
    const seen = await cars(rider, at, 2, all);
    expect(seen.cars.map(({ kind }) => kind)).toEqual(['sedan', 'minibus']);
    expect(seen.firstMinutes).toBeGreaterThan(0);
    expect(Object.keys(seen.cars[0] ?? {}).toSorted()).toEqual(['heading', 'kind', 'lat', 'lng']);

    // Whoever has an offer is not shown, nor who has gone offline.
    await rider.client.call(calls.requestRide, {
      body: rideBody({ pickupLocation: { ...at, address: 'Here' }, dropoffLocation: { ...destination(at, 45, 5000), address: 'There' } }),
    });
    const other = await passenger(world);
    expect((await cars(other, at, 1, all)).cars.map(({ kind }) => kind)).toEqual(['minibus']);
    await bus.client.call(calls.setStatus, { params: { id: bus.user.id }, body: { isOnline: false } });
    // The one that is too far to be shown is the first that could come.
    const none = await cars(other, at, 0, all);
    expect(none.firstMinutes).toBeGreaterThan(seen.firstMinutes ?? Infinity);
  });

  it('of a ladies-only ride are those of confirmed women, told to confirmed women alone', async () => {
    const at = town();
    const [woman, rider] = [
      await passenger(world, { gender: 'female', genderVerified: true }),
      await passenger(world, { gender: 'female' }),
    ];
    const thabo = await online(destination(at, 0, 300));
    const zanele = await online(destination(at, 90, 600), { gender: 'female' });
    const all = [
      [thabo, destination(at, 0, 300)],
      [zanele, destination(at, 90, 600)],
    ] as const;
    await cars(rider, at, 2, all);
    const hers = await cars(woman, at, 1, all, 'ladies_only');
    expect(distanceMeters(hers.cars[0] as Point, destination(at, 90, 600))).toBeLessThan(200);
    expect((await rider.client.refused(calls.nearbyCars, query(at, 'ladies_only'))).code).toBe('ladies_only');
  });

  it('are told by small areas, the same to everybody: 20 m more or less, and asking from next door, tell nothing', async () => {
    const at = town();
    const rider = await passenger(world);
    const home = middleOf(cellAt(destination(at, 30, 700)));
    const taxi = await online(home);
    const first = await cars(rider, at, 1, [[taxi, home]]);
    for (const bearing of [0, 120, 240]) {
      const moved = await cars(rider, at, 1, [[taxi, destination(home, bearing, 20)]]);
      expect(moved).toEqual(first);
      // From anywhere in the cell of the pickup, and by anybody, they are the same; only the way to the own pickup may be a minute more.
      expect((await look(await passenger(world), destination(at, bearing, 20))).cars).toEqual(first.cars);
    }
    // Two streets on it is told elsewhere, but not before the span is over.
    const away = destination(home, 90, 300);
    await report(taxi, away);
    expect((await look(rider, destination(at, 0, 400))).cars).toEqual(first.cars);
    expect((await cars(rider, at, 1, [[taxi, away]])).cars).not.toEqual(first.cars);
  });

  it('are at most eight, the nearest, and none of silent phones', async () => {
    const at = town();
    const rider = await passenger(world);
    const all: Array<readonly [DriverPerson, Point]> = [];
    for (let i = 0; i < NEARBY_CARS + 2; i += 1) {
      const place = destination(at, 36 * i, 200 + 200 * i);
      all.push([await online(place), place]);
    }
    const { cars: shown } = await cars(rider, at, NEARBY_CARS, all);
    for (const one of shown) expect(distanceMeters(at, one)).toBeLessThan(200 + 200 * NEARBY_CARS + 200);
    now += 4 * SPAN_MS;
    expect(await look(rider, at)).toEqual({ cars: [], firstMinutes: null });
  });

  it('are those alone that may drive in the city', async () => {
    const at = town();
    const rider = await passenger(world);
    const [here, elsewhere] = [await driver(world), await driver(world)];
    const { client } = await memberOfStaff(world);
    const give = ({ driverId }: DriverPerson, marketId: string) =>
      client.call(calls.giveMarket, { params: { driverId }, body: { marketId, reason: 'They drive there' } });
    await give(here, 'pretoria');
    await give(elsewhere, 'johannesburg');
    const all = [
      [here, destination(at, 0, 600)],
      [elsewhere, destination(at, 90, 200)],
    ] as const;
    for (const [taxi] of all) await taxi.client.call(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: true } });
    const { cars: shown } = await cars(rider, at, 1, all);
    expect(distanceMeters(shown[0] as Point, destination(at, 0, 600))).toBeLessThan(200);
    await give(elsewhere, 'pretoria');
    await world.db.update(drivers).set({ marketId: 'pretoria' }).where(eq(drivers.id, elsewhere.driverId));
    world.node.ctx.bus.publish('driver', { driverId: elsewhere.driverId });
    await cars(rider, at, 2, all);
  });

  it('are refused to who is no passenger, and where nothing is driven; a wrong question names its field', async () => {
    const at = town();
    const rider = await passenger(world);
    expect((await world.client().refused(calls.nearbyCars, query(at))).status).toBe(401);
    expect((await (await driver(world)).client.refused(calls.nearbyCars, query(at))).code).toBe('forbidden');
    expect((await rider.client.refused(calls.nearbyCars, query({ lat: 0, lng: 0 }))).code).toBe('not_bookable_here');
    const wrong = async (changes: Record<string, unknown>) => {
      const refusal = await rider.client.refused(calls.nearbyCars, unchecked({ query: { ...query(at).query, ...changes } }));
      return [refusal.status, refusal.errors?.map(({ path }) => path)];
    };
    expect(await wrong({ near: '91,0' })).toEqual([400, ['near.lat']]);
    expect(await wrong({ near: 'here' })).toEqual([400, ['near']]);
    expect(await wrong({ near: undefined })).toEqual([400, ['near']]);
    expect(await wrong({ rideType: 'parcel_delivery' })).toEqual([400, ['rideType']]);
  });
});

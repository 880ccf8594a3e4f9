import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { NO_DRIVER_SECONDS, STANDING_SECONDS } from '@safiri/rules/desk/stuck.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { stuckQuery } from './stuck.ts';

/** The clock stands still from here on: a session of another day would have ended by the database's. */
const NOW = new Date();
const world = useWorld({ clock: () => NOW, env: { RATE_LIMIT_FACTOR: '1000' } });
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const since = (seconds: number) => ago(seconds).toISOString();

let palesa: Person;
let taxi: DriverPerson;
let trip: number;
const desk = new Map<string, Client>();
const as = (role: string): Client => desk.get(role) as Client;
const stuck = async (role = 'support') => (await as(role).call(calls.stuckTrips, {})).map(({ kind, since: from }) => [kind, from]);
const count = async (role = 'support') => (await as(role).call(calls.whatWaits, {})).stuckTrips;

const put = (values: Partial<typeof rides.$inferInsert>) => world.db.update(rides).set(values).where(eq(rides.id, trip));
const asked = (seconds: number) =>
  put({
    status: 'requested',
    driverId: null,
    vehicleId: null,
    vehicle: null,
    acceptedAt: null,
    arrivedAt: null,
    startedAt: null,
    requestedAt: ago(seconds),
  });
const driven = (status: 'accepted' | 'arrived' | 'in_progress', seconds: number) =>
  put({
    status,
    acceptedAt: ago(seconds),
    arrivedAt: status === 'accepted' ? null : ago(seconds),
    startedAt: status === 'in_progress' ? ago(seconds) : null,
  });
const seen = (standing: number, last: number) =>
  world.db.insert(tripTrails).values({
    rideId: trip,
    driverId: taxi.driverId,
    leg: 'trip',
    firstAt: ago(last + 30),
    lastAt: ago(last),
    standingSince: ago(standing),
  });

beforeAll(async () => {
  [palesa, taxi] = [await passenger(world, { name: 'Palesa Stuck' }), await driver(world, { name: 'Sipho Standing' })];
  for (const role of ['support', 'read_only', 'reviewer'] as const) desk.set(role, (await memberOfStaff(world, [{ role }])).client);
}, 60_000);
beforeEach(async () => {
  await world.db
    .update(rides)
    .set({ status: 'cancelled', cancelledAt: NOW, cancelledBy: 'system' })
    .where(sql`status in ('requested', 'accepted', 'arrived', 'in_progress')`);
  trip = await tripUnderWay(world, { passenger: palesa, driver: taxi }, { at: ago(60) });
});

describe('what is stuck', () => {
  it('is a search without a driver for two minutes, counted from when it was last given to others', async () => {
    await asked(NO_DRIVER_SECONDS - 1);
    expect([await stuck(), await count()]).toEqual([[], 0]);
    await asked(NO_DRIVER_SECONDS);
    expect([await stuck(), await count()]).toEqual([[['no_driver', since(NO_DRIVER_SECONDS)]], 1]);
    await world.db
      .insert(rideEvents)
      .values({ rideId: trip, version: 9, kind: 'reopened', fromStatus: 'accepted', toStatus: 'requested', actor: 'system', at: ago(30) });
    expect(await stuck()).toEqual([]);
  });

  it.each(['accepted', 'in_progress'] as const)('is a car of a trip %s that does not move', async (status) => {
    await driven(status, STANDING_SECONDS + 200);
    await seen(40, 10);
    expect([await stuck(), await count()]).toEqual([[], 0]);
    await seen(STANDING_SECONDS, 5);
    expect([await stuck(), await count()]).toEqual([[['standing', since(STANDING_SECONDS)]], 1]);
  });

  it('is a car that nobody has seen since it was accepted', async () => {
    await driven('accepted', STANDING_SECONDS);
    expect(await stuck()).toEqual([['standing', since(STANDING_SECONDS)]]);
  });

  it('counts no standing from before the trip was taken', async () => {
    await driven('accepted', STANDING_SECONDS + 10);
    await seen(STANDING_SECONDS * 2, 5);
    expect(await stuck()).toEqual([['standing', since(STANDING_SECONDS + 10)]]);
  });

  it('is no car that waits at the pickup, or for a pickup in the future', async () => {
    await driven('arrived', STANDING_SECONDS * 3);
    expect(await stuck()).toEqual([]);
    await driven('accepted', STANDING_SECONDS * 3);
    await put({ pickupAt: new Date(NOW.getTime() + 600_000) });
    expect(await stuck()).toEqual([]);
  });

  it('is a trip of twice its time', async () => {
    const [ride] = await world.db.select({ seconds: rides.durationSeconds }).from(rides).where(eq(rides.id, trip));
    const twice = 2 * (ride?.seconds ?? 0);
    await driven('in_progress', twice - 1);
    await seen(20, 10);
    expect(await stuck()).toEqual([]);
    await driven('in_progress', twice);
    expect([await stuck(), await count()]).toEqual([[['overlong', since(twice)]], 1]);
    await seen(STANDING_SECONDS, 5);
    expect([await stuck(), await count()]).toEqual([[['standing', since(STANDING_SECONDS)]], 1]);
  });

  it('is told without names to who sees no people, and not to who reads no trips', async () => {
    await driven('accepted', STANDING_SECONDS);
    const [whole, bare] = [await as('support').call(calls.stuckTrips, {}), await as('read_only').call(calls.stuckTrips, {})];
    expect(whole).toMatchObject([{ trip: { rideId: trip }, driver: { driverId: taxi.driverId, name: 'Sipho Standing' } }]);
    expect(JSON.stringify(bare)).not.toMatch(/Stuck|Standing/);
    expect([await count('read_only'), await count('reviewer')]).toEqual([1, 0]);
    expect((await as('reviewer').refused(calls.stuckTrips, {})).code).toBe('forbidden');
  });

  it('reads live trips alone, however many have ended', async () => {
    await world.db
      .execute(sql`insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until,
        cancelled_at, cancelled_by)
      select 'cancelled', ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, now(), 'system'
      from rides, generate_series(1, 3000) where id = ${trip}`);
    await world.db.execute(sql`analyze`);
    expect(await rowsOf(world, stuckQuery(NOW))).toBeLessThan(40);
  });
});

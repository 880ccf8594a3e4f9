import { inArray, sql } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLivePositions } from '../drivers/public.ts';
import { carsOf } from '../testing/cars.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, menlyn } from '../testing/people.ts';
import { createSurgeClock } from './public.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

let shift = 0;
const world = useWorld({ clock: () => new Date(Date.now() + shift) });

/** Another quarter of the same city, 13 km away. */
const centurion = { lat: -25.8603, lng: 28.1894 };
let made = 0;

async function people(n: number, type: 'passenger' | 'driver', gender = 'male'): Promise<number[]> {
  made += 1;
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into users (name, email, phone, password_hash, user_type, gender, country_id)
    select 'P', ${`s${made}`} || '-' || n || '@example.org', ${`surge:${made}:`} || n, 'x', ${type}, ${gender}, 'za'
    from generate_series(1, ${n}::int) n returning id`);
  return rows.map(({ id }) => id);
}

/** Rides that people asked for just now, each from one place. */
async function requests(
  passengers: readonly number[],
  at: { lat: number; lng: number },
  drivers: readonly number[] = [],
  type = 'standard',
) {
  await world.db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, cancelled_at, cancelled_by)
    select case when d is null then 'cancelled' else 'accepted' end, ${type}, p, p, d, 'za', 'pretoria', ${at.lat}, ${at.lng}, 'A', ${menlyn.lat}, ${menlyn.lng},
      'B', 6000, 900, 10000, 1, 'cash', '1234', ${now()}::timestamptz, ${now()}::timestamptz, case when d is null then null else ${now()}::timestamptz end,
      case when d is null then ${now()}::timestamptz end, case when d is null then 'passenger' end
    from rows from (unnest(${sql.param([...passengers])}::int[]), unnest(${sql.param([...drivers])}::int[])) as t(p, d)`);
}

const now = () => new Date(Date.now() + shift).toISOString();

/** Cars that are online near a place, free as long as they have no trip. */
async function cars(n: number, kind: VehicleKind = 'sedan', near: { lat: number; lng: number } = hatfield): Promise<number[]> {
  const owners = await people(n, 'driver');
  const ids = await carsOf(world.db, owners, { kind });
  const positions = { lastLat: near.lat, lastLng: near.lng, lastSeenAt: new Date(now()) };
  await world.db.update(drivers).set(positions).where(inArray(drivers.id, ids));
  return ids;
}

/** The node that dispatches looks once; then a stranger asks for a price. */
async function surgeAt(pickup: { lat: number; lng: number } = hatfield, rideType = 'standard', pickupAt?: string): Promise<number> {
  const positions = createLivePositions(world.node.ctx);
  await positions.start();
  await createSurgeClock(world.node.ctx, positions, () => ['pretoria']).look();
  await positions.stop();
  // Nodes read the surge anew every two seconds.
  shift += 2001;
  const quote = await world.client().answer(calls.calculateFare, {
    body: {
      rideType: unchecked(rideType),
      pickupLocation: { ...pickup, address: 'Here' },
      dropoffLocation: menlyn,
      ...(pickupAt === undefined ? {} : { pickupAt }),
    },
  });
  expect(quote.status).toBe(200);
  return quote.body.surge;
}

beforeEach(async () => {
  await world.db.execute(sql`delete from rides`);
  await world.db.execute(sql`delete from surge_cells`);
  await world.db.execute(sql`update drivers set is_online = false`);
});

describe('the surge of a quote', () => {
  it('rises in a crowd among fifty busy cars, by 0.1 a minute, and falls at once when cars are free', async () => {
    const drivers = await cars(50);
    await requests(await people(50, 'passenger'), centurion, drivers);
    await requests(await people(10, 'passenger'), hatfield);
    expect(await surgeAt()).toBe(1.1);
    expect(await surgeAt()).toBe(1.1);
    shift += 30_000;
    expect(await surgeAt()).toBe(1.1);
    shift += 30_000;
    expect(await surgeAt()).toBe(1.2);
    await cars(20);
    expect(await surgeAt()).toBe(1);
  });

  it('does not rise for requests elsewhere in a big city', async () => {
    await requests(await people(100, 'passenger'), centurion);
    expect(await surgeAt()).toBe(1);
    expect(await surgeAt(centurion)).toBe(1.1);
  });

  it('is not paid by who books for later', async () => {
    await requests(await people(10, 'passenger'), hatfield);
    const tomorrow = new Date(Date.now() + shift + 86_400_000).toISOString();
    expect([await surgeAt(), await surgeAt(hatfield, 'standard', tomorrow)]).toEqual([1.1, 1]);
  });

  it('is not lowered by cars of other kinds, nor by cars elsewhere, nor raised for a service that nobody asked for', async () => {
    await requests(await people(10, 'passenger'), hatfield);
    await cars(20, 'bakkie');
    await cars(20, 'motorcycle');
    await cars(20, 'sedan', centurion);
    expect(await surgeAt()).toBe(1.1);
    expect(await surgeAt(hatfield, 'premium')).toBe(1);
  });

  it('does not rise for fewer than five people, however often one asks', async () => {
    const few = await people(4, 'passenger');
    for (let i = 0; i < 5; i += 1) await requests(few, hatfield);
    expect(await surgeAt()).toBe(1);
  });

  it('is over when no node has looked for a minute', async () => {
    await requests(await people(10, 'passenger'), hatfield);
    expect(await surgeAt()).toBe(1.1);
    shift += 61_000;
    const quote = await world
      .client()
      .answer(calls.calculateFare, { body: { rideType: 'standard', pickupLocation: hatfield, dropoffLocation: menlyn } });
    expect(quote.body.surge).toBe(1);
  });
});

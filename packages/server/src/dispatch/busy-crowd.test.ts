import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CANDIDATES_PER_ROUND } from '@safiri/rules/dispatch/offer-life.ts';
import { carsOf } from '../testing/cars.ts';
import { crowd } from '../testing/crowd.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, offerOf, passenger, rideBody } from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { calls } from '../testing/calls.ts';

const BUSY = 60;
const world = useWorld({ dispatch: true });

it('offers a trip to the one free car behind sixty nearer ones that are busy or silent, and asks about no others', async () => {
  const fleet = await crowd(world.db, 'busy', BUSY, 'driver');
  const riders = await crowd(world.db, 'riding', BUSY);
  const cars = await carsOf(world.db, fleet.userIds);
  const { rows } = await world.db.execute<{ id: number; n: number }>(sql`
    with numbered as (select id, row_number() over (order by id)::int as n from unnest(${sql.param(cars)}::int[]) id),
    -- Every third is free and was last heard of two minutes ago.
    driven as (
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at)
      select 'accepted', 'standard', r.id, r.id, c.id, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3, 'B', 5000, 900, 5000, 1, 'cash', '1234', now(), now(), now()
      from numbered c join unnest(${sql.param([...riders.userIds])}::int[]) with ordinality as r(id, n) on r.n = c.n where c.n % 3 > 0)
    select id, n from numbered order by n`);
  for (const { id, n } of rows) {
    world.node.ctx.bus.publish('driver', { driverId: id });
    const at = Date.now() - (n % 3 === 0 ? 120_000 : 0);
    world.node.ctx.bus.publish('position', { driverId: id, lat: hatfield.lat + n * 1e-5, lng: hatfield.lng, heading: null, at });
  }
  const thabo = await driver(world);
  await goOnline(thabo, 3000);
  const lerato = await passenger(world);
  const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
  expect((await offerOf(thabo)).rideId).toBe(ride.id);
  const looked = await eventually(async () => {
    const all = await consideredDrivers(world, ride.id);
    return all.length > 0 && all;
  });
  expect(looked).toHaveLength(CANDIDATES_PER_ROUND + 1);
  expect(looked.at(-1)).toEqual({ driverId: thabo.driverId, gate: 'offered' });
  expect(new Set(looked.map(({ gate }) => gate))).toEqual(new Set(['busy', 'stale_position', 'offered']));
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { TRIPS_PER_ROUND } from './ports.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });

it('finds a driver for a trip behind more trips without one than a round looks at', async () => {
  const crowd = Math.floor(1.5 * TRIPS_PER_ROUND);
  await world.db.execute(sql`
    with people as (
      insert into users (name, email, phone, password_hash, user_type, gender, country_id)
      select 'Waiting ' || n, 'waiting' || n || '@example.org', '+27830' || lpad(n::text, 6, '0'), 'x', 'passenger', 'female', 'za'
      from generate_series(1, ${crowd}::int) n returning id)
    insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
    select 'requested', 'standard', id, id, 'za', 'durban', -29.85, 31.02, 'Durban', -29.8, 31.05, 'Durban', 5000, 900, 5000, 1, 'cash', '1234',
      now(), now() + interval '3 minutes' from people`);
  const thabo = await driver(world);
  await goOnline(thabo);
  const lerato = await passenger(world);
  const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
  expect((await offerOf(thabo)).rideId).toBe(ride.id);
});

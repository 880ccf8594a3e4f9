import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger } from '../testing/people.ts';

const world = useWorld();

it('sums the fares of the own currency alone, and counts all trips of the day', async () => {
  const rider = await passenger(world);
  const own = await driver(world);
  for (const [country, city, minor] of [
    ['za', 'pretoria', 4200],
    ['ls', 'maseru', 1100],
    ['ke', 'kisumu', 30_000],
  ] as const)
    await world.db.execute(sql`
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, completed_at, operator_pay)
      select 'completed', 'standard', ${rider.user.id}::int, ${rider.user.id}::int, ${own.driverId}::int, ${country}, ${city}, -25.7, 28.2, 'A', -25.8, 28.3, 'B', 6000, 900,
        ${minor}::int, 1, 'cash', '1234', now(), now(), now(), now(), 'released'`);
  const today = await own.client.call(calls.getToday, { params: { id: own.driverId } });
  expect(today).toMatchObject({ earnings: '42.00', trips: 3, countryId: 'za' });
});

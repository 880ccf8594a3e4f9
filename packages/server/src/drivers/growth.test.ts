import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { workedSql } from '../dispatch/fare-rates.ts';
import { countOffers } from '../dispatch/why-no-trips.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, menlyn, passenger, type DriverPerson } from '../testing/people.ts';
import { pagesOf } from '../testing/plans.ts';
import { todaySql } from './today.ts';
import { calls } from '../testing/calls.ts';

/** Trips, offers and online sessions of a driver who has been with us for years; another has as many. */
const TRIPS = 5000;

const world = useWorld();
let veteran: DriverPerson;
beforeAll(async () => {
  veteran = await driver(world);
  const other = await driver(world);
  const rider = await passenger(world);
  for (const { driverId } of [veteran, other]) {
    await world.db.execute(sql`
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, completed_at)
      select 'completed', 'standard', ${rider.user.id}::int, ${rider.user.id}::int, ${driverId}::int, 'za', 'pretoria', ${hatfield.lat}, ${hatfield.lng}, 'A', ${menlyn.lat}, ${menlyn.lng},
        'B', 6000, 900, 10000, 1, 'cash', '1234', t, t, t, t
      from generate_series(1, ${TRIPS}::int) n cross join lateral (select now() - n * interval '3 hours' as t) moment`);
    await world.db.execute(sql`
      insert into ride_offers (ride_id, driver_id, status, pickup_meters, pickup_seconds, offered_at, expires_at)
      select id, driver_id, 'accepted', 100, 60, accepted_at, accepted_at from rides where driver_id = ${driverId}`);
    await world.db.execute(sql`
      insert into online_sessions (driver_id, started_at, ended_at)
      select ${driverId}::int, now() - n * interval '6 hours', now() - n * interval '6 hours' + interval '5 hours' from generate_series(1, ${TRIPS}::int) n`);
  }
  await world.db.execute(sql`analyze`);
}, 60_000);

describe('a driver with thousands of trips', () => {
  it('asks for no more of the database for a day than the day has', async () => {
    const since = new Date(Date.now() - 12 * 3_600_000).toISOString();
    const who = { driverId: veteran.driverId, userId: veteran.user.id, countryId: veteran.user.countryId };
    expect(await pagesOf(world, todaySql(who, since, new Date().toISOString()))).toBeLessThan(40);
    await world.db.execute(sql`update drivers set is_online = true where id = ${veteran.driverId}`);
    expect(await pagesOf(world, workedSql(new Date()))).toBeLessThan(60);
    await world.db.execute(sql`update drivers set is_online = false where id = ${veteran.driverId}`);
    expect(await pagesOf(world, countOffers(veteran.driverId, since))).toBeLessThan(20);
  });

  it('gets the same figures as one with few', async () => {
    const { body } = await veteran.client.answer(calls.getToday, { params: { id: veteran.driverId } });
    const { rows } = await world.db.execute<{ trips: number; hours: string }>(sql`
      with day as (select date_trunc('day', now() at time zone 'Africa/Johannesburg') at time zone 'Africa/Johannesburg' as began)
      select (select count(*)::int from rides where driver_id = ${veteran.driverId} and completed_at >= began) as trips,
        (select coalesce(round(sum(extract(epoch from ended_at - greatest(started_at, began))) / 3600, 1), 0)::text
           from online_sessions where driver_id = ${veteran.driverId} and ended_at > began) as hours
      from day`);
    expect(body.trips).toBe(rows[0]?.trips);
    expect(body.hoursOnline).toBeCloseTo(Number(rows[0]?.hours), 0);
  });
});

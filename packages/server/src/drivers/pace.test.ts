import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rideEvents } from '@safiri/db/rides/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { complete, standAt, tripUnderWay } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import { createDriverPaces, paceSql, readPace } from './pace.ts';

const world = useWorld();
const TRIPS = 10_000;
/** Rows of a trip that are looked at: itself and its event, each by an index; and what is scanned of the queries between. */
const ROWS_OF_A_TRIP = 6;
let rider: Person;
let quick: DriverPerson;
let average: DriverPerson;

/** Trips planned with 900 seconds that took `seconds`, the newest an hour old. */
async function drove({ driverId }: DriverPerson, trips: number, seconds: number): Promise<void> {
  await world.db.execute(sql`
    with driven as (
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat,
        dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at,
        completed_at, operator_pay)
      select 'completed', 'standard', ${rider.user.id}::int, ${rider.user.id}::int, ${driverId}::int, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3,
        'B', 6000, ${seconds}::int, 10000, 1, 'cash', '1234', t, t, t, t, 'released'
      from generate_series(1, ${trips}::int) n cross join lateral (select now() - n * interval '1 hour' as t) moment
      returning id, version, completed_at)
    insert into ride_events (ride_id, version, kind, to_status, actor, data, at)
    select id, version, 'completed', 'completed', 'driver', '{"plannedSeconds": 900}', completed_at from driven`);
}

beforeAll(async () => {
  rider = await passenger(world);
  quick = await driver(world);
  average = await driver(world);
  await drove(quick, TRIPS, 700);
  await world.db.execute(sql`analyze`);
}, 60_000);

describe("a driver's pace", () => {
  it('is read from fifty trips, however many were driven', async () => {
    expect(await rowsOf(world, paceSql(quick.driverId))).toBeLessThan(ROWS_OF_A_TRIP * 50);
    expect(await readPace(world.db, quick.driverId)).toBeCloseTo(0.811, 3);
    expect(await readPace(world.db, average.driverId)).toBe(1);
  });

  it('is explained to its driver alone where it differs', async () => {
    const of = async ({ client }: DriverPerson) => (await client.answer(calls.getEarnings)).body.quickerPercent;
    expect([await of(quick), await of(average)]).toEqual([19, 0]);
  });

  it('is what arrival times are told by, after it was read', async () => {
    const told = async (own: DriverPerson) => {
      const who = { passenger: await passenger(world), driver: own };
      const rideId = await tripUnderWay(world, who, { at: world.node.ctx.clock() });
      await standAt(world, own, hatfield);
      const active = async () =>
        (await who.passenger.client.answer(calls.passengerActiveRide, { params: { id: who.passenger.user.id } })).body?.eta;
      await active();
      await expect
        .poll(async () => {
          await standAt(world, own, hatfield);
          return (await active())?.meters;
        })
        .toBeGreaterThan(0);
      return { rideId, who, eta: await active() };
    };
    const [first, second] = [await told(quick), await told(average)];
    expect(first.eta?.meters).toBe(second.eta?.meters);
    expect((first.eta?.seconds ?? 0) / (second.eta?.seconds ?? 1)).toBeCloseTo(0.811, 1);
    expect(first.eta?.highSeconds).toBeLessThan(second.eta?.highSeconds ?? 0);
  });

  it('is learned from what was planned, which the event of the end keeps', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const rideId = await tripUnderWay(world, who, { at: world.node.ctx.clock() });
    await complete(world, who.driver, rideId);
    const [event] = await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, rideId)).orderBy(rideEvents.id);
    expect(event?.data).toMatchObject({ plannedSeconds: 900 });
    expect(await readPace(world.db, who.driver.driverId)).toBeCloseTo(1, 2);
  });
});

it('counts as the average while it cannot be read, and is not asked for again with each position', async () => {
  let asked = 0;
  const execute = () => {
    asked += 1;
    return Promise.reject(new Error('the database is away'));
  };
  const { ctx } = world.node;
  const paces = createDriverPaces({ ...ctx, db: Object.create(ctx.db, { execute: { value: execute } }) as typeof ctx.db });
  for (let position = 0; position < 5; position += 1) {
    expect(paces.of(quick.driverId)).toBe(1);
    await paces.stop();
  }
  expect(asked).toBe(1);
});

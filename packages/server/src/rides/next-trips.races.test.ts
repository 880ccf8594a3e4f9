import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { checkInvariants } from '../invariants/check.ts';
import { createLinks } from '../sharing/public.ts';
import { carsOf } from '../testing/cars.ts';
import { calls } from '../testing/calls.ts';
import { crowd, type Crowd } from '../testing/crowd.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { completeRequired } from '../training/public.ts';
import { settleNextTrips } from './begin-next.ts';

const RACES = searchRuns();
const AT_ONCE = 8;
const CITIES = ['pretoria'];
/** What happens while two nodes begin the next trip of a driver who has just become free. */
const meanwhile = ['nothing', 'the passenger calls it off', 'the driver goes offline', 'the driver gives it back'] as const;

const world = useWorld();
let second: Node;
let riders: Crowd;
let taxis: Crowd;
let driverIds: number[];

beforeAll(async () => {
  second = await startNode(world.databaseUrl);
});
afterAll(() => second.stop());

/** The trip that each driver has just ended, its cash counted. */
async function endedTrips(): Promise<void> {
  await world.db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, completed_at, operator_pay,
      cash_paid_minor, version)
    select 'completed', 'standard', ${riders.userIds[0] ?? 0}::int, ${riders.userIds[0] ?? 0}::int, id, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3, 'B', 6000, 900, 9000, 1,
      'cash', '1234', now(), now(), now(), now(), 'released', 9000, 1 from drivers`);
}

/** A ride of each passenger that waits for a driver of its own, who has ended the trip before. */
async function nextRides(): Promise<number[]> {
  const pairs = riders.userIds.map((id, i) => ({ id, driver: driverIds[i], n: i }));
  const { rows } = await world.db.execute<{ id: number }>(sql`
    with pairs as (select * from json_to_recordset(${JSON.stringify(pairs)}::json) as row (id int, driver int, n int)),
    trips as (
      insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, next_driver_id, next_pickup_at, next_until)
      select 'requested', 'standard', p.id, p.id, 'za', 'pretoria', -25.75, 28.24, 'Hatfield', -25.78, 28.28, 'Menlyn', 6000, 900, 9000, 1, 'cash', '1234', now(),
        now() + interval '1 hour', p.driver, now(), now() + interval '1 hour'
      from pairs p order by p.n returning id, passenger_id),
    begun as (
      insert into ride_events (ride_id, version, kind, to_status, actor, actor_id, at)
      select id, 1, 'requested', 'requested', 'passenger', passenger_id, now() from trips),
    offered as (
      insert into ride_offers (ride_id, driver_id, status, pickup_meters, pickup_seconds, offered_at, expires_at)
      select t.id, p.driver, 'accepted', 100, 60, now(), now() + interval '1 hour'
      from trips t join pairs p on p.id = t.passenger_id)
    select t.id from trips t join pairs p on p.id = t.passenger_id order by p.n`);
  return rows.map(({ id }) => id);
}

it(
  `${RACES} next trips that two nodes begin at once begin once or not at all, and break nothing`,
  async () => {
    riders = await crowd(world.db, 'rider', RACES);
    taxis = await crowd(world.db, 'taxi', RACES, 'driver');
    driverIds = await carsOf(world.db, taxis.userIds);
    await world.db.transaction((tx) => completeRequired(tx, driverIds, new Date()));
    await endedTrips();
    const next = await nextRides();
    const nodes = [world.node, second] as const;
    const settle = () => Promise.all(nodes.map(({ ctx }) => settleNextTrips(ctx, createLinks(ctx), CITIES)));

    const disturb = async (i: number): Promise<number | undefined> => {
      const { address } = second;
      const what = meanwhile[i % meanwhile.length];
      if (what === 'the passenger calls it off')
        return (await riders.client(i, address).answer(calls.changeRide, { params: { id: next[i] ?? 0 }, body: { status: 'cancelled' } }))
          .status;
      if (what === 'the driver goes offline')
        return (
          await taxis.client(i, address).answer(calls.setStatus, { params: { id: taxis.userIds[i] ?? 0 }, body: { isOnline: false } })
        ).status;
      if (what === 'the driver gives it back')
        return (
          await taxis
            .client(i, address)
            .answer(calls.changeRide, { params: { id: next[i] ?? 0 }, body: { status: 'cancelled', reason: 'other' } })
        ).status;
      return undefined;
    };
    const queue = next.keys();
    const statuses = new Set<number | undefined>();
    await Promise.all([
      settle(),
      settle(),
      ...Array.from({ length: AT_ONCE }, async () => {
        for (const i of queue) statuses.add(await disturb(i));
      }),
    ]);
    await settle();

    // Nobody gets a failure: what lost is told so.
    expect([...statuses].filter((status) => status !== undefined && ![200, 409].includes(status))).toEqual([]);
    const { rows } = await world.db.execute<{ status: string; driver: number | null; next: number | null; begun: number }>(sql`
      select r.status, r.driver_id as driver, r.next_driver_id as next, (select count(*)::int from ride_events e where e.ride_id = r.id and e.kind = 'accepted') as begun
      from rides r where r.id = any(${sql.param(next)}::int[]) order by r.id`);
    const wrong = rows.flatMap((ride, i) => {
      const what = meanwhile[i % meanwhile.length] ?? 'nothing';
      const isBegun = ride.status === 'accepted' && ride.driver === driverIds[i] && ride.begun === 1;
      const isGivenBack = ride.status === 'requested' && ride.driver === null && ride.next === null && ride.begun === 0;
      const isOff = ride.status === 'cancelled' && ride.begun <= 1;
      const fits = {
        nothing: isBegun,
        'the passenger calls it off': isOff,
        'the driver goes offline': isBegun || isGivenBack,
        // Once it has begun it is called off like any other, and searched for again.
        'the driver gives it back': ride.driver === null && ride.next === null && ride.begun <= 1,
      }[what];
      return fits ? [] : [{ what, ...ride }];
    });
    expect(wrong).toEqual([]);
    // The trips before were written without their events and money: they are no part of what is looked at.
    await world.db.execute(sql`delete from rides where status = 'completed'`);
    expect((await checkInvariants(world.db)).flatMap(({ faults }) => faults)).toEqual([]);
  },
  searchTimeout(1000),
);

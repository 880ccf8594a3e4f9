import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '../invariants/check.ts';
import type { Client } from '../testing/client.ts';
import { carsOf } from '../testing/cars.ts';
import { crowd, type Crowd } from '../testing/crowd.ts';
import { useWorld } from '../testing/harness.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { completeRequired } from '../training/public.ts';
import { calls as contractCalls } from '../testing/calls.ts';

const RACES = searchRuns();
const AT_ONCE = 16;
/** Of so many races one is also against the passenger who calls the trip back. */
const CANCEL_EVERY = 4;

const world = useWorld();
const env = () => ({
  DATABASE_URL: world.databaseUrl,
  PORT: '0',
  DEMO: '0',
  DISPATCH: '0',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
});
let nodes: [ServerProcess, ServerProcess];
let riders: Crowd;
let taxis: Crowd;

/** A trip for each race, offered to a driver of its own. */
async function makeRaces(): Promise<number[]> {
  riders = await crowd(world.db, 'rider', RACES);
  taxis = await crowd(world.db, 'taxi', RACES, 'driver');
  const driverIds = await carsOf(world.db, taxis.userIds);
  await world.db.transaction((tx) => completeRequired(tx, driverIds, new Date()));
  const { rows } = await world.db.execute<{ id: number }>(sql`
    with trips as (
      insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
      select 'requested', 'standard', id, id, 'za', 'pretoria', -25.75, 28.24, 'Hatfield', -25.78, 28.28, 'Menlyn', 6000, 900, 9000, 1, 'cash', '1234',
        now(), now() + interval '1 hour' from users where phone like 'rider:%' order by id
      returning id, passenger_id),
    begun as (
      insert into ride_events (ride_id, version, kind, to_status, actor, actor_id, at)
      select id, 1, 'requested', 'requested', 'passenger', passenger_id, now() from trips),
    t as (select id, row_number() over (order by passenger_id) as n from trips),
    d as (select id, row_number() over (order by user_id) as n from drivers),
    offered as (
      insert into ride_offers (ride_id, driver_id, status, pickup_meters, pickup_seconds, offered_at, expires_at)
      select t.id, d.id, 'offered', 100, 60, now(), now() + interval '1 hour' from t join d using (n))
    select id from t order by n`);
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  nodes = await Promise.all([startServer(env()), startServer(env())]);
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

it(
  `${RACES} races for a trip on two nodes have one winner each, and break nothing`,
  async () => {
    const trips = await makeRaces();
    const [a, b] = nodes;
    const accept = (client: Client, trip: number) =>
      client.answer(contractCalls.changeRide, { params: { id: trip }, body: { status: 'accepted' } });
    const wrong: string[] = [];
    let winners = 0;

    async function race(i: number): Promise<void> {
      const trip = trips[i] as number;
      const holder = taxis.client(i, a.address);
      const stranger = taxis.client((i + 1) % RACES, (i % 2 === 0 ? a : b).address);
      const called = i % CANCEL_EVERY === 0;
      const [here, there, strange, cancelled] = await Promise.all([
        accept(holder, trip),
        accept(holder.at(b.address), trip),
        accept(stranger, trip),
        called
          ? riders.client(i, b.address).answer(contractCalls.changeRide, { params: { id: trip }, body: { status: 'cancelled' } })
          : undefined,
      ]);
      const won = here.status === 200 || there.status === 200;
      if (won) winners += 1;
      const statuses = [here.status, there.status, strange.status, cancelled?.status];
      if (strange.status !== 409 || (!won && !called) || (called && cancelled?.status !== 200))
        wrong.push(`${trip}: ${statuses.join(' ')}`);
      if (statuses.some((status) => status !== undefined && ![200, 409].includes(status))) wrong.push(`${trip}: ${statuses.join(' ')}`);
    }

    const queue = trips.keys();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const i of queue) await race(i);
      }),
    );

    expect(wrong).toEqual([]);
    const { rows } = await world.db.execute(sql`
    select (select count(*)::int from ride_events where kind = 'accepted') as accepted,
           (select count(distinct ride_id)::int from ride_events where kind = 'accepted') as trips`);
    expect(rows[0]).toEqual({ accepted: winners, trips: winners });
    expect((await checkInvariants(world.db)).flatMap(({ faults }) => faults)).toEqual([]);
  },
  searchTimeout(1000),
);

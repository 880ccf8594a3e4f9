import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { checkInvariants } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { carsOf } from '../testing/cars.ts';
import { crowd } from '../testing/crowd.ts';
import { useWorld } from '../testing/harness.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { completeRequired } from '../training/public.ts';

const RACES = searchRuns();
const AT_ONCE = 16;

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

beforeAll(async () => {
  nodes = await Promise.all([startServer(env()), startServer(env())]);
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

it(
  `of two drivers who go online with one vehicle at once on two nodes, ${RACES} times, one does`,
  async () => {
    const people = await crowd(world.db, 'shift', 2 * RACES, 'driver');
    const driverIds = await carsOf(world.db, people.userIds, { online: false });
    await world.db.transaction((tx) => completeRequired(tx, driverIds, new Date()));
    // The second of each pair may drive the first one's car too.
    await world.db.execute(sql`
      with numbered as (select id, vehicle_id, row_number() over (order by id) as n from drivers)
      insert into vehicle_drivers (vehicle_id, driver_id)
      select first.vehicle_id, second.id from numbered first join numbered second on second.n = first.n + 1 where first.n % 2 = 1`);
    const { rows } = await world.db.execute<{ id: number }>(sql`select vehicle_id as id from drivers order by id`);
    const vehicleIds = rows.map(({ id }) => id);
    const wrong: string[] = [];

    async function race(i: number): Promise<void> {
      const vehicleId = vehicleIds[2 * i] ?? 0;
      const goOnline = (n: number, node: number) =>
        people
          .client(n, nodes[node]?.address ?? '')
          .answer(calls.setStatus, { params: { id: people.userIds[n] ?? 0 }, body: { isOnline: true, vehicleId } });
      const answers = await Promise.all([goOnline(2 * i, i % 2), goOnline(2 * i + 1, (i + 1) % 2)]);
      const told = answers.map(({ status, body }) => ('code' in body ? `${status} ${String(body['code'])}` : String(status))).toSorted();
      if (told.join() !== '200,409 vehicle_in_use') wrong.push(`${vehicleId}: ${told.join(', ')}`);
    }

    const queue = Array.from({ length: RACES }, (_, i) => i).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const i of queue) await race(i);
      }),
    );
    expect(wrong).toEqual([]);
    const online = await world.db.execute(sql`
      select count(*)::int as drivers, count(distinct vehicle_id)::int as vehicles from drivers where is_online`);
    expect(online.rows[0]).toEqual({ drivers: RACES, vehicles: RACES });
    expect((await checkInvariants(world.db)).flatMap(({ faults }) => faults)).toEqual([]);
  },
  searchTimeout(600),
);

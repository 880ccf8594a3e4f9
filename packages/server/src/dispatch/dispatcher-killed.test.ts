import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '../invariants/check.ts';
import { createClient } from '../testing/client.ts';
import { useWorld, type World } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
let first: ServerProcess;
let second: ServerProcess;
const start = () => startServer({ DATABASE_URL: world.databaseUrl, PORT: '0', DEMO: '0', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' });
beforeAll(async () => {
  [first, second] = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

/** The cities that there are. */
const all = () => world.node.ctx.markets.all().length;

/** How many cities a node says that it dispatches. */
async function held(node: ServerProcess): Promise<number> {
  const { body } = await createClient(node.address).get('/metrics');
  return Number(/^safiri_cities_dispatched (\d+)/m.exec(String(body))?.[1]);
}
const half = () => eventually(async () => (await held(first)) === all() / 2 && (await held(second)) === all() / 2, 'halves', 30);

/** A trip that nobody but this node can match: its driver reports there alone. */
async function isMatchedBy(node: ServerProcess): Promise<void> {
  const there: World = { ...world, client: () => createClient(node.address) };
  const taxi = await driver(there);
  const rider = await passenger(there);
  await goOnline(taxi);
  const ride = await rider.client.answer(calls.requestRide, { body: rideBody() });
  expect((await offerOf(taxi)).rideId).toBe(ride.body.id);
  expect((await taxi.client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'accepted' } })).status).toBe(200);
  await rider.client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'cancelled' } });
  await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
}

describe('two nodes that dispatch', () => {
  it('have half of the cities each, and one has all after the other was killed', async () => {
    await half();
    await first.kill();
    await eventually(async () => (await held(second)) === all(), 'all cities', 30);
    await isMatchedBy(second);
    first = await start();
    await half();
    expect(await held(first)).toBe(all() / 2);
  }, 90_000);

  it('also when the other only stands still, which gives up what it had when it goes on', async () => {
    await half();
    first.pause();
    await eventually(async () => (await held(second)) === all(), 'all cities', 30);
    await isMatchedBy(second);
    first.goOn();
    await half();
    const { rows } = await world.db.execute(
      sql`select count(distinct city_id)::int as cities, count(distinct node)::int as nodes from city_leases`,
    );
    expect(rows[0]).toEqual({ cities: all(), nodes: 2 });
    expect((await checkInvariants(world.db)).flatMap(({ faults }) => faults)).toEqual([]);
  }, 90_000);
});

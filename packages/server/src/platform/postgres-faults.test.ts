import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { checkInvariants } from '../invariants/check.ts';
import { createClient } from '../testing/client.ts';
import { follow } from '../testing/follow.ts';
import type { World } from '../testing/harness.ts';
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody, type Person } from '../testing/people.ts';
import { writeDemoMarkets } from '../testing/demo-markets.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { calls as contractCalls } from '../testing/calls.ts';
import { connectApart } from '../testing/connect-apart.ts';

const PEOPLE = 6;

let postgres: OwnPostgres;
let server: ServerProcess;
let db: Db;
let close: () => Promise<void>;
let world: World;

beforeAll(async () => {
  postgres = await ownPostgres();
  await writeDemoMarkets(postgres.url);
  server = await startServer({ DATABASE_URL: postgres.url, PORT: '0', DEMO: '0', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' });
  ({ db, close } = connectApart(postgres.url, 3));
  world = { db, client: () => createClient(server.address) } as unknown as World;
});
afterAll(async () => {
  await server.stop();
  await close();
  await postgres.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for rides and calls them back, without end; tells what the server acknowledged and everything else it said. */
async function ask({ client }: Person, n: number, until: () => boolean, said: { acknowledged: number[]; other: string[] }): Promise<void> {
  for (let i = 0; !until(); i += 1) {
    const headers = { 'idempotency-key': `fault-${n}-${i}-0000` };
    for (;;) {
      const answer = await client.answer(contractCalls.requestRide, { body: rideBody(), headers, once: true });
      if (answer.status !== 503) {
        if (answer.status === 201) said.acknowledged.push(answer.body.id);
        else said.other.push(`${answer.status} ${answer.body.code}`);
        break;
      }
      if (answer.headers.get('retry-after') === null) said.other.push('503 without a time');
      await pause(100);
    }
    for (const ride of said.acknowledged.slice(-1)) {
      let status = 503;
      for (; status === 503; await pause(50))
        status = (await client.answer(contractCalls.changeRide, { params: { id: ride }, body: { status: 'cancelled' }, once: true }))
          .status;
    }
  }
}

it('a PostgreSQL that restarts or crashes is answered for with 503, nothing acknowledged is lost, and all work goes on', async () => {
  const people: Person[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await passenger(world));
  const lerato = await passenger(world);
  const thabo = await driver(world);
  const heard = follow(server.address, lerato.client);
  await eventually(async () => heard.named('hello').length > 0);

  let over = false;
  const said = people.map(() => ({ acknowledged: [] as number[], other: [] as string[] }));
  const asking = people.map((person, n) => ask(person, n, () => over, said[n] ?? { acknowledged: [], other: [] }));
  for (const away of [() => postgres.stop(), () => postgres.crash(), () => postgres.stop()]) {
    await pause(700);
    await away();
    await pause(500);
    const ready = await world.client().get('/readyz');
    expect([ready.status, (await world.client().get('/healthz')).status]).toEqual([503, 200]);
    await postgres.start();
    await eventually(async () => (await world.client().get('/readyz')).status === 200, 'readiness');
  }
  await pause(500);
  over = true;
  await Promise.all(asking);

  expect(said.flatMap(({ other }) => other)).toEqual([]);
  const acknowledged = said.flatMap((one) => one.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(PEOPLE);
  const { rows } = await db.execute(sql`select count(*)::int as n from rides where id in ${acknowledged}`);
  expect(rows[0]?.['n']).toBe(acknowledged.length);

  // The city is dispatched again, jobs run, and the stream that was open all the time still hears.
  await goOnline(thabo);
  const ride = await lerato.client.answer(contractCalls.requestRide, { body: rideBody() });
  await offerOf(thabo);
  await thabo.client.answer(contractCalls.changeRide, { params: { id: ride.body.id }, body: { status: 'accepted' } });
  await eventually(async () => heard.named('ride').at(-1)?.status === 'accepted', 'word of the accept');
  await db.execute(sql`select graphile_worker.add_job('sweep')`);
  await eventually(
    async () => (await db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'sweep'`)).rows.length === 0,
    'a job',
  );
  expect((await checkInvariants(db)).flatMap(({ faults }) => faults)).toEqual([]);
}, 120_000);

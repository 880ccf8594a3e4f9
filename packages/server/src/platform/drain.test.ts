import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Db } from '@safiri/db/platform/connect.ts';
import { createTestDatabase, type TestDatabase } from '@safiri/db/platform/test-cluster.ts';
import { emergencyContacts } from '@safiri/db/sharing/tables.ts';
import { writeDemoMarkets } from '../testing/demo-markets.ts';
import { createClient } from '../testing/client.ts';
import { follow } from '../testing/follow.ts';
import type { World } from '../testing/harness.ts';
import { eventually, passenger } from '../testing/people.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { calls } from '../testing/calls.ts';
import { connectApart } from '../testing/connect-apart.ts';

const PEOPLE = 8;
let database: TestDatabase;
let db: Db;
let close: () => Promise<void>;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = connectApart(database.url, 2));
  // Without a city and without an owner a server answers nobody.
  await writeDemoMarkets(database.url);
  server = await startServer({
    DATABASE_URL: database.url,
    PORT: '0',
    DEMO: '0',
    DISPATCH: '0',
    DRAIN_SECONDS: '1',
    RATE_LIMIT_FACTOR: '1000',
  });
});
afterAll(async () => {
  await server?.kill();
  await close();
  await database.drop();
});

it('answers every request under way after the signal to stop, and what was answered is written', async () => {
  const world = { db, client: () => createClient(server.address) } as unknown as World;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => passenger(world)));
  const [first] = people;
  if (first === undefined) throw new Error('nobody is there');
  const stream = follow(server.address, first.client);
  await eventually(async () => stream.named('hello').length > 0, 'the stream');
  const answersOf = () =>
    fetch(`${server.address}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );

  let release = () => {};
  const locked = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table emergency_contacts in exclusive mode`);
    locked.resolve();
    await new Promise<void>((resolve) => (release = resolve));
  });
  await locked.promise;
  onTestFinished(() => release());
  const asking = people.map(({ client }, i) => client.answer(calls.addContact, { body: { name: 'Thandi', phone: `073000000${i}` } }));
  const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => (await db.execute<{ n: number }>(waiting)).rows[0]?.n === PEOPLE, 'all of them under way');

  const ended = server.stop();
  await eventually(async () => (await answersOf()) === 503, 'word that it stops');
  // Until balancers had time to look it goes on serving.
  expect((await first.client.answer(calls.getAccount)).status).toBe(200);
  await eventually(async () => (await answersOf()) === 0, 'the end of its listening');
  await eventually(async () => stream.ended, 'the end of the stream');
  release();
  await holding;

  const answers = await Promise.all(asking);
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  const ids = answers.map(({ body }) => body.id as number);
  expect(await db.$count(emergencyContacts, inArray(emergencyContacts.id, ids))).toBe(PEOPLE);
  expect(await ended).toBe(0);
}, 60_000);

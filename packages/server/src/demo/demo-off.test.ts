import { afterAll, beforeAll, expect, it } from 'vitest';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { DEMO_PASSWORD, demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { citizens } from '@safiri/rules/demo/citizens.ts';
import { sendResetLinks } from '../auth/public.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import type { Client } from '../testing/client.ts';
import { rideBody } from '../testing/people.ts';
import { fileStore } from '../uploads/public.ts';
import { ledgerFaults } from '../wallet/public.ts';
import { removeDemo } from './remove.ts';
import { seedDemo } from './seed.ts';
import { endDemoSessions } from './end-demo-sessions.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

/** The server under test has the demo off; the other one, on the same database, is the demo that it was before. */
const world = useWorld();
let demo: Node;
/** All of the named ones, and some of those that the city moves. */
const people = [...demoAccounts, ...citizens().filter((_, i) => i % 40 === 0)];
const emailOf = (name: string) => `${name}@demo.safiri.africa`;
const comeIn = async (name: string): Promise<Client> => {
  const client = demo.client();
  expect((await client.answer(calls.login, { body: { email: emailOf(name), password: DEMO_PASSWORD } })).status).toBe(200);
  return client;
};
const idOf = async (name: string) =>
  (
    await world.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf(name)))
  )[0]?.id;

beforeAll(async () => {
  demo = await startNode(world.databaseUrl, { env: { DEMO: '1', CITY: '0' } });
  await seedDemo(demo.ctx, people);
});
afterAll(() => demo.stop());

it('lets no one of the demo in once the demo is off, by any way of signing in, and honours none of their sessions', async () => {
  const naledi = await comeIn('naledi');
  const here = naledi.at(world.node.address);
  expect((await here.answer(calls.session)).status).toBe(401);
  expect((await here.answer(calls.recentUsers)).body).toEqual([]);
  expect((await here.answer(calls.quickLogin, { body: { userId: unchecked(await idOf('naledi')) } })).status).toBe(403);
  for (const { email } of demoAccounts) {
    expect((await world.client().answer(calls.login, { body: { email, password: DEMO_PASSWORD } })).status).toBe(401);
    expect((await world.client().answer(calls.signIn, { body: { email, password: DEMO_PASSWORD } })).status).toBe(401);
    expect((await world.client().answer(calls.forgotPassword, { body: { email } })).status).toBe(200);
  }
  await sendResetLinks(world.node.ctx);
  expect((await world.db.execute(sql`select 1 from password_resets`)).rows).toEqual([]);
});

it('keeps the demo’s addresses from everybody else', async () => {
  const body = {
    name: 'A',
    email: emailOf('me'),
    phone: '+27821110001',
    password: 'a Quite-long one 7',
    userType: 'passenger',
    gender: 'male',
  };
  expect((await world.client().answer(calls.register, { body: unchecked(body) })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'email' }],
  });
});

it('signs them out when the server starts without the demo', async () => {
  const naledi = await comeIn('naledi');
  expect(await endDemoSessions({ ...world.node.ctx, bus: demo.ctx.bus })).toBeGreaterThan(0);
  expect((await naledi.answer(calls.session)).status).toBe(401);
});

it('takes its people away on command, in the middle of a trip, and leaves the books right', async () => {
  const naledi = await comeIn('naledi');
  const ride = await naledi.answer(calls.requestRide, { body: rideBody() });
  expect(ride.status).toBe(201);
  const others = await world.db.$count(users, and(sql`not ${isDemoPerson}`, isNull(users.deletedAt)));
  const { removed, kept } = await removeDemo(world.node.ctx, fileStore(world.node.ctx.config));
  expect(kept).toEqual([]);
  expect(removed).toBe(people.length);
  expect(await world.db.$count(users, isDemoPerson)).toBe(0);
  expect(await world.db.$count(users, and(sql`not ${isDemoPerson}`, isNull(users.deletedAt)))).toBe(others);
  expect(await world.db.select({ status: rides.status }).from(rides)).toEqual([{ status: 'cancelled' }]);
  expect(await ledgerFaults(world.db)).toEqual([]);
  expect((await removeDemo(world.node.ctx, fileStore(world.node.ctx.config))).removed).toBe(0);
  await seedDemo(demo.ctx, people);
  await comeIn('naledi');
});

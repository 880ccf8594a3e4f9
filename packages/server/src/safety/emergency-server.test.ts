import { connect, type Socket } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { incidents } from '@safiri/db/safety/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, type Person } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
/** More than the lane has connections, several times over. */
const MANY = 12;

const press = (person: Person) =>
  person.client.answer(calls.trigger, { body: { userId: person.user.id, emergencyType: 'panic', timestamp: new Date().toISOString() } });
const several = <T>(n: number, make: () => Promise<T>) => Promise.all(Array.from({ length: n }, make));
const written = async (people: Person[]) =>
  world.db.$count(
    incidents,
    inArray(
      incidents.userId,
      people.map(({ user }) => user.id),
    ),
  );

it('takes many presses at once from people on trips whose sessions ran out and whom no cache knows', async () => {
  const people = await several(MANY, async () => {
    const rider = await passenger(world);
    await tripUnderWay(world, { passenger: rider, driver: await driver(world) }, { at: new Date() });
    const expiresAt = new Date(Date.now() - 3_600_000);
    await world.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, rider.user.id));
    world.node.ctx.bus.publish('session', { userId: rider.user.id });
    return rider;
  });
  const answers = await Promise.all(people.map(press));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await written(people)).toBe(MANY);
});

it('is not kept from anybody by strangers who ask without a pause with cookies that they made up', async () => {
  const people = await several(5, () => passenger(world));
  let asking = true;
  let n = 0;
  const refusals: number[] = [];
  const strangers = Array.from({ length: 40 }, async () => {
    while (asking) {
      const answer = await fetch(`${world.node.address}/api/emergency/trigger`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `safiri_session=made-up-${(n += 1)}` },
        body: '{}',
      });
      refusals.push(answer.status);
      await answer.text();
    }
  });
  const answers = await Promise.all(people.map(press));
  asking = false;
  await Promise.all(strangers);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await written(people)).toBe(5);
  expect(new Set(refusals)).toEqual(new Set([401]));
});

it('holds no connection for bodies that come in slowly', async () => {
  const slow = await passenger(world);
  const { hostname, port } = new URL(world.node.address);
  const sockets = Array.from({ length: 40 }, (): Socket => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const head = `POST /api/emergency/trigger HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${slow.client.cookie()}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;
    socket.write(`${head}{"emergencyType":`);
    return socket;
  });
  try {
    const people = await several(5, () => passenger(world));
    const answers = await Promise.all(people.map(press));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await written([...people, slow])).toBe(5);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

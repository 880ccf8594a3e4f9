import { connect } from 'node:net';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { incidents } from '@safiri/db/safety/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { createAdmission, type Rank } from './admission.ts';
import { boundBodies } from './bound-bodies.ts';
import { calls as contractCalls } from '../testing/calls.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('admission', () => {
  /** An admission on a clock of its own, and what became of each that asked. */
  function gate() {
    const state = { now: 0, free: true, freeBeside: true };
    const admission = createAdmission(
      (beside) => state.free && (!beside || state.freeBeside),
      () => state.now,
    );
    const became: string[] = [];
    const ask = (name: string, rank: Rank = 'ordinary', gone = () => false) =>
      void admission.enter(rank, gone).then(
        () => became.push(name),
        () => became.push(`${name} refused`),
      );
    return { state, admission, became, ask };
  }

  it('is everybody while there is room', async () => {
    const { became, ask } = gate();
    for (const name of ['a', 'b', 'c']) ask(name);
    await settle();
    expect(became).toEqual(['a', 'b', 'c']);
  });

  it('admits nobody while somebody waits for a connection; then what trips depend on comes first, the others in order of arrival', async () => {
    const { state, became, ask } = gate();
    state.free = false;
    ask('a');
    ask('trip', 'refused-last');
    ask('gone', 'ordinary', () => true);
    ask('b');
    await settle();
    expect(became).toEqual([]);
    state.free = true;
    await settle();
    expect(became).toEqual(['trip', 'a', 'gone refused', 'b']);
  });

  it('is no newcomer while the first in line has waited long, and not who waited longer, each rank for itself', async () => {
    const { state, admission, became, ask } = gate();
    state.free = false;
    ask('a');
    ask('trip', 'refused-last');
    await settle();
    expect([admission.full('ordinary'), admission.full('refused-last')]).toEqual([false, false]);
    state.now = 1100;
    expect([admission.full('ordinary'), admission.full('refused-last')]).toEqual([true, false]);
    state.now = 2050;
    await settle();
    expect(became).toEqual(['a refused']);
    expect(admission.full('ordinary')).toBe(false);
    expect(admission.full('refused-last')).toBe(true);
    state.free = true;
    await settle();
    expect(became).toEqual(['a refused', 'trip']);
    expect(admission.refused()).toEqual({ ordinary: 1, 'refused-last': 0 });
  });

  it('is fewer while an emergency is raised', async () => {
    const { state, admission, became, ask } = gate();
    state.freeBeside = false;
    let raised = () => {};
    const raising = admission.serve(() => new Promise<void>((resolve) => (raised = resolve)));
    ask('a');
    await settle();
    expect(became).toEqual([]);
    raised();
    await raising;
    await settle();
    expect(became).toEqual(['a']);
  });

  it('is at most so many at once as are left again', async () => {
    const { admission, became, ask } = gate();
    for (let i = 0; i < 300; i += 1) ask(String(i));
    await settle();
    const begun = became.length;
    expect(begun).toBeLessThan(300);
    for (let i = 0; i < 300 - begun; i += 1) admission.leave();
    await settle();
    expect(became).toEqual(Array.from({ length: 300 }, (_, i) => String(i)));
  });
});

describe('a server that is asked for more than it can do', () => {
  const world = useWorld();
  let rider: Person;
  let taxi: DriverPerson;
  beforeAll(async () => {
    rider = await passenger(world);
    taxi = await driver(world);
    await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  });

  it('refuses ordinary calls with a time to come back, serves trips under way, and writes every emergency', async () => {
    const active = () => rider.client.answer(contractCalls.passengerActiveRide, { params: { id: rider.user.id } });
    expect((await active()).status).toBe(200);
    const pressing = await Promise.all(Array.from({ length: 5 }, () => passenger(world)));
    // More than the pool has: somebody waits for a connection until these are over.
    const others = Array.from({ length: 11 }, () => world.node.ctx.db.execute(sql`select pg_sleep(2.3)`).then(() => {}));
    const [ordinary, trips, presses] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => rider.client.answer(contractCalls.getAccount, { once: true }))),
      Promise.all(Array.from({ length: 5 }, active)),
      Promise.all(pressing.map(({ client }) => client.answer(contractCalls.trigger, { body: { emergencyType: 'panic' } }))),
    ]);
    await Promise.all(others);
    expect(ordinary.map(({ status, body }) => [status, body.code])).toEqual(ordinary.map(() => [503, 'overloaded']));
    expect(ordinary.every(({ headers }) => Number(headers.get('retry-after')) >= 2)).toBe(true);
    expect(trips.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await world.db.$count(incidents)).toBe(5);
    expect(await (await fetch(`${world.node.address}/metrics`)).text()).toContain('safiri_requests_turned_away_total{rank="ordinary"} 30');
    await eventually(async () => (await rider.client.answer(contractCalls.getAccount)).status === 200, 'an answer once there is room');
  });
});

it('ends a request whose body dribbles in, and no other', async () => {
  const app = Fastify();
  boundBodies(app, 100);
  app.post('/', async ({ body }) => body);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{');
    const whole = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    expect(await whole.json()).toEqual({ a: 1 });
    await ended;
  } finally {
    await app.close();
  }
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { onCallAlarms, onCallCalls, onCallShifts } from '@safiri/db/safety/on-call-tables.ts';
import { createDelivery } from '../adapters/delivery.ts';
import { pushDelivery } from '../notifications/public.ts';
import { startOutbox, type Deliver, type OutboxWorker } from '../platform/outbox/worker.ts';
import { calls } from '../testing/calls.ts';
import { onTheRoad, press } from '../testing/emergencies.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { onCallMember, pushDeviceOf, putOnCall, type OnCallMember } from '../testing/on-call.ts';
import { eventually, passenger } from '../testing/people.ts';
import { fakeGateway, type FakeGateway } from '../testing/providers.ts';
import { browserKeys, fakePushService } from '../testing/push-service.ts';
import { startServer } from '../testing/server-process.ts';
import { createOnCallWatch } from './on-call-watch.ts';

/** The last half past two at night in Pretoria, and so many seconds later. */
const NIGHT = Math.floor((Date.now() - 1_800_000) / 86_400_000) * 86_400_000 + 1_800_000;
let later = 0;
const clock = () => new Date(NIGHT + later * 1000);

let gateway: FakeGateway;
const sms = { SMS_URL: 'http://127.0.0.1:9/', SMS_USERNAME: 'safiri', SMS_API_KEY: 'key' };
const world = useWorld({ clock, env: sms });
let push: Awaited<ReturnType<typeof fakePushService>>;
let outbox: OutboxWorker;
beforeAll(async () => {
  [gateway, push] = await Promise.all([fakeGateway(), fakePushService()]);
  const { ctx } = world.node;
  const settings = { url: gateway.url, username: 'safiri', apiKey: 'key', sender: undefined };
  const deliver: Deliver = createDelivery({ ...ctx.config, sms: settings }, pushDelivery(ctx, push.send));
  outbox = startOutbox(ctx, deliver);
});
afterAll(async () => {
  await outbox.stop();
  await Promise.all([gateway.close(), push.close()]);
});

/** The watch of this node, looked at when the test says so. */
const look = () => createOnCallWatch(world.node.ctx).look();
const callsOf = (incidentId: number) =>
  world.db
    .select({ userId: onCallCalls.userId, at: onCallCalls.calledAt, turn: onCallCalls.turn })
    .from(onCallCalls)
    .innerJoin(onCallAlarms, eq(onCallAlarms.id, onCallCalls.alarmId))
    .where(eq(onCallAlarms.incidentId, incidentId))
    .orderBy(asc(onCallCalls.id));
const textsTo = (member: OnCallMember) => gateway.texts.filter(({ to }) => to === member.phone);
/** Looks, and waits for what the node's own watch may have in hand. */
async function called(incidentId: number, times: number) {
  await look();
  const made = await eventually(async () => {
    const rows = await callsOf(incidentId);
    return rows.length >= times ? rows : undefined;
  }, `call ${times}`);
  return made.map(({ userId }) => userId);
}
beforeEach(async () => {
  later = 0;
  await world.db.delete(onCallShifts);
});

/** Three people behind one another, at night unless the test says otherwise. */
async function chain(hours = { from: '18:00', to: '06:00' }) {
  const first = await onCallMember(world, 'Zodwa First');
  const second = await onCallMember(world, 'Sipho Second');
  const third = await onCallMember(world, 'Thandi Third');
  for (const [i, member] of [first, second, third].entries())
    expect((await putOnCall(first.client, member, { step: i + 1, ...hours })).status).toBe(200);
  return { first, second, third };
}

describe('an emergency with no console open', () => {
  it('reaches the first on call at once and the second a minute later, who takes it; then nobody else is called', async () => {
    const { first, second, third } = await chain();
    const keys = browserKeys();
    await pushDeviceOf(world, second, keys.keys, 'second');
    // A night on call is longer than a session of staff.
    await world.db
      .update(sessions)
      .set({ expiresAt: new Date(NIGHT - 3_600_000) })
      .where(eq(sessions.userId, second.id));
    const { rider, rideId } = await onTheRoad(world);
    const { body: incident } = await press(rider);
    await eventually(async () => textsTo(first).length === 1, 'the first text');
    const made = await callsOf(incident.id);
    expect(made).toMatchObject([{ userId: first.id, turn: 1 }]);
    expect((made[0]?.at.getTime() ?? 0) - NIGHT).toBeLessThan(10_000);
    const text = textsTo(first)[0]?.message ?? '';
    expect(text).toContain(`trip ${rideId}`);
    expect(text).toContain(`/staff/emergencies/${incident.id}`);
    expect(text).toContain('Hatfield');
    for (const secret of ['Naledi', 'Mokoena', rider.user.phone, 'KT 48']) expect(text).not.toContain(secret);
    expect(text.length).toBeLessThanOrEqual(160);

    later += 59;
    await look();
    expect(await callsOf(incident.id)).toHaveLength(1);
    later += 1;
    await called(incident.id, 2);
    const both = await callsOf(incident.id);
    expect(both.map(({ userId, at }) => [userId, (at.getTime() - (made[0]?.at.getTime() ?? 0)) / 1000])).toEqual([
      [first.id, 0],
      [second.id, 60],
    ]);
    const pushed = await eventually(async () => push.requests.find(({ path }) => path === '/send/second'), 'the push');
    const said = keys.read(pushed.body);
    expect(said).toMatchObject({ title: 'Emergency: you are on call', redirectTo: `/staff/emergencies/${incident.id}` });
    expect(JSON.stringify(said)).not.toContain('Naledi');
    expect(pushed.headers['urgency']).toBe('high');
    await eventually(async () => textsTo(second).length === 1, 'the second text');

    await world.db
      .update(sessions)
      .set({ expiresAt: new Date(NIGHT + 3_600_000) })
      .where(eq(sessions.userId, second.id));
    await second.client.call(calls.acknowledge, { params: { id: incident.id } });
    later += 600;
    await look();
    expect(await callsOf(incident.id)).toHaveLength(2);
    expect(textsTo(third)).toEqual([]);
    const view = await first.client.call(calls.getEmergency, { params: { id: incident.id } });
    expect(view.events.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['raised', 'Naledi Mokoena'],
      ['called', 'Zodwa First'],
      ['called', 'Sipho Second'],
      ['acknowledged', 'Sipho Second'],
    ]);
  });

  it('begins the chain anew after the last, until somebody takes it', async () => {
    const { first, second, third } = await chain();
    const { rider } = await onTheRoad(world);
    const { body: incident } = await press(rider);
    await called(incident.id, 1);
    for (let i = 2; i <= 5; i += 1) {
      later += 60;
      await called(incident.id, i);
    }
    expect(await called(incident.id, 5)).toEqual([first, second, third, first, second].map(({ id }) => id));
    await first.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  });

  it('calls the first again when the button is pressed again after “I am safe” and the taking of it', async () => {
    const { first } = await chain();
    const { rider } = await onTheRoad(world);
    const { body: incident } = await press(rider);
    await called(incident.id, 1);
    await first.client.call(calls.acknowledge, { params: { id: incident.id } });
    await rider.client.call(calls.markSafe, { params: { id: incident.id }, body: { reason: 'safe_now' } });
    await press(rider);
    expect(await called(incident.id, 2)).toEqual([first.id, first.id]);
    await first.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  });

  it('is said to have nobody on call, and reaches who comes on call meanwhile', async () => {
    const keeper = await onCallMember(world, 'Keeper');
    const { rider } = await onTheRoad(world);
    const { body: incident } = await press(rider);
    const course = async () =>
      (await keeper.client.call(calls.getEmergency, { params: { id: incident.id } })).events.map(({ kind }) => kind);
    await look();
    await eventually(async () => (await course()).includes('nobody_on_call'), 'the note');
    later += 10;
    await look();
    expect(await course()).toEqual(['raised', 'nobody_on_call']);
    await putOnCall(keeper.client, keeper);
    later += 10;
    expect(await called(incident.id, 1)).toEqual([keeper.id]);
    await keeper.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  });

  it('goes to whoever is on call elsewhere in the country, and then anywhere, when its own city has nobody', async () => {
    const kenyan = await onCallMember(world, 'Achieng');
    await putOnCall(kenyan.client, kenyan, { cityId: 'nairobi' });
    const capetonian = await onCallMember(world, 'Lwazi');
    await putOnCall(kenyan.client, capetonian, { cityId: 'cape-town' });
    const rider = await passenger(world);
    const { body: incident } = await press(rider);
    expect(await called(incident.id, 1)).toEqual([capetonian.id]);
    await kenyan.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  });

  it('is called for by one of two nodes alone, again and again', async () => {
    const { first, second } = await chain();
    const other = await startNode(world.databaseUrl, { clock, env: sms });
    const watches = [createOnCallWatch(world.node.ctx), createOnCallWatch(other.ctx)];
    const { rider } = await onTheRoad(world);
    const { body: incident } = await press(rider);
    for (let i = 0; i < 50; i += 1) {
      await Promise.all(watches.map((watch) => watch.look()));
      later += 60;
    }
    await Promise.all(watches.map((watch) => watch.look()));
    await other.stop();
    const made = await callsOf(incident.id);
    expect(made.map(({ turn }) => turn)).toEqual(Array.from({ length: made.length }, (_, i) => i + 1));
    // One a minute, whoever made it.
    for (const [i, { at }] of made.entries()) {
      const before = made[i - 1];
      if (before !== undefined) expect(at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(60_000);
    }
    expect(made.slice(0, 2).map(({ userId }) => userId)).toEqual([first.id, second.id]);
    await first.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
  });
});

describe('a server that is killed', () => {
  it('leaves the rest of the chain to the next one, which calls nobody again', async () => {
    const { first, second } = await chain({ from: '00:00', to: '00:00' });
    const { rider } = await onTheRoad(world);
    const own = { PORT: '0', DATABASE_URL: world.databaseUrl, ...sms, SMS_URL: gateway.url, DISPATCH: '0', DEMO: '0' };
    const killed = await startServer(own);
    const { body: incident } = await press(rider);
    await eventually(async () => (await callsOf(incident.id)).length === 1, 'the first call');
    await killed.kill();
    const next = await startServer(own);
    // Its minute is over: this node's clock stands still meanwhile.
    await world.db
      .update(onCallAlarms)
      .set({ nextAt: new Date(Date.now() - 1000) })
      .where(eq(onCallAlarms.incidentId, incident.id));
    await eventually(async () => (await callsOf(incident.id)).length === 2, 'the second call');
    expect((await callsOf(incident.id)).map(({ userId }) => userId)).toEqual([first.id, second.id]);
    await eventually(async () => textsTo(second).length === 1, 'the second text');
    await first.client.call(calls.close, { params: { id: incident.id }, body: { note: 'Looked after' } });
    expect(await next.stop()).toBe(0);
  });
});

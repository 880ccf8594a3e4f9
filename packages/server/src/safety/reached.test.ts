import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { createDelivery } from '../adapters/delivery.ts';
import { startOutbox, type OutboxWorker } from '../platform/outbox/worker.ts';
import { contactOf, onTheRoad, press } from '../testing/emergencies.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually, hatfield, staffMember, plateOf } from '../testing/people.ts';
import { fakeGateway, type FakeGateway } from '../testing/providers.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
let gateway: FakeGateway;
let outbox: OutboxWorker | undefined;
/** The worker with a live SMS gateway; mails have a dead server. */
const startWorker = () => {
  const { ctx } = world.node;
  const sms = { url: gateway.url, username: 'safiri', apiKey: 'key', sender: undefined };
  outbox = startOutbox(
    ctx,
    createDelivery({ ...ctx.config, sms, smtpUrl: 'smtp://127.0.0.1:9' }, async () => 'written'),
  );
};
beforeAll(async () => {
  gateway = await fakeGateway();
});
afterAll(async () => {
  await outbox?.stop();
  await gateway.close();
});

describe('whether somebody was reached', () => {
  it('is said once a provider took a message; a dead mail server is tried again and seen as waiting by staff', async () => {
    gateway.mood = 'fails';
    const { rider } = await onTheRoad(world);
    const contact = await contactOf(rider, { email: 'thandi2@example.org' });
    const stream = follow(world.node.address, rider.client);
    startWorker();
    const raised = (await press(rider)).body;
    const staff = await staffMember(world);
    await eventually(async () => {
      const { waiting } = await staff.call(calls.outbox);
      const mine = waiting.filter((m) => m.recipient === contact.phone || m.recipient === 'thandi2@example.org');
      return mine.length === 2 && mine.every((m) => m.attempts > 0 && m.lastError !== null && m.urgent);
    }, 'two failed tries');
    expect((await rider.client.answer(calls.current)).body).toMatchObject({ id: raised.id, reached: false });
    gateway.mood = 'takes';
    await eventually(async () => stream.named('incident').at(-1)?.incident.reached === true, 'the news on the stream');
    stream.stop();
    expect(stream.named('incident').at(-1)?.incident.alerts).toMatchObject([{ status: 'sent' }, { status: 'waiting' }]);
    expect(gateway.texts.filter((text) => text.to === contact.phone)).toHaveLength(1);
    await outbox?.stop();
  });

  it('is said when staff acknowledge, one of them; every step is in the audit log', async () => {
    const { rider, taxi } = await onTheRoad(world);
    const [a, b] = [await staffMember(world), await staffMember(world)];
    const watching = follow(world.node.address, a);
    await eventually(async () => watching.named('hello').length > 0, 'the stream');
    const raised = (await press(rider, { location: { lat: -25.75, lng: 28.24 } })).body;
    await eventually(async () => watching.named('emergency').some((event) => event.emergency.id === raised.id), 'the alarm');
    const open = (await b.answer(calls.listEmergencies)).body.open.find((row) => row.id === raised.id);
    expect(open).toMatchObject({
      personName: 'Naledi Mokoena',
      phone: rider.user.phone,
      plate: plateOf(taxi),
      way: { from: expect.any(String) as string },
      at: { lat: -25.75, lng: 28.24 },
      acknowledgedBy: null,
    });
    const both = await Promise.all([a, b].map((staff) => staff.answer(calls.acknowledge, { params: { id: raised.id } })));
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? a : b;
    expect((await winner.answer(calls.acknowledge, { params: { id: raised.id } })).status).toBe(200);
    expect((await rider.client.answer(calls.current)).body?.reached).toBe(true);
    const view = await winner.call(calls.getEmergency, { params: { id: raised.id } });
    expect(view).toMatchObject({
      person: { phone: rider.user.phone },
      location: { lat: -25.75, from: 'phone' },
      trip: { driver: { name: 'Zanele Khumalo' }, vehicleInfo: { licensePlate: plateOf(taxi) } },
    });
    await winner.answer(calls.addNote, { params: { id: raised.id }, body: { note: 'Police on the way' } });
    await rider.client.answer(calls.markSafe, { params: { id: raised.id }, body: { reason: 'safe_now' } });
    expect((await rider.client.answer(calls.current)).body?.safeAt).not.toBeNull();
    const closed = await winner.call(calls.close, { params: { id: raised.id }, body: { note: 'Safe at home' } });
    // Whether anybody was on call is another test's.
    const course = closed.events.map((event) => event.kind).filter((kind) => kind !== 'nobody_on_call');
    expect(course).toEqual(['raised', 'acknowledged', 'note', 'marked_safe', 'closed']);
    const closedOf = async (userType?: 'passenger' | 'driver') =>
      (await winner.call(calls.listEmergencies, { query: { userType } })).closed.map((row) => row.id);
    expect(await closedOf()).toContain(raised.id);
    expect(await closedOf('passenger')).toContain(raised.id);
    expect(await closedOf('driver')).not.toContain(raised.id);
    expect((await winner.answer(calls.close, { params: { id: raised.id }, body: { note: 'again' } })).status).toBe(409);
    const log = await winner.call(calls.readAudit);
    const actions = log.filter((entry) => entry.subject === 'emergency' && entry.subjectId === raised.id).map((entry) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['emergency.acknowledged', 'emergency.noted', 'emergency.closed']));
    watching.stop();
  });

  it('is where its person is: before the pickup the phone’s place counts, however new the car’s is', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const staff = await staffMember(world);
    const raised = (await press(rider)).body;
    const seen = async () => (await staff.call(calls.getEmergency, { params: { id: raised.id } })).location;
    const drives = () =>
      taxi.client.answer(calls.reportLocation, {
        params: { id: taxi.driverId },
        body: { lat: hatfield.lat, lng: hatfield.lng, at: new Date().toISOString() },
      });
    // The phone said nothing: there is the car alone, and it is called that.
    expect(await seen()).toMatchObject({ lat: hatfield.lat, from: 'vehicle' });
    await rider.client.answer(calls.locate, { params: { id: raised.id }, body: { lat: -25.8, lng: 28.3 } });
    await drives();
    expect(await seen()).toMatchObject({ lat: hatfield.lat, from: 'vehicle' });
    await world.db.update(rides).set({ status: 'accepted', arrivedAt: null, startedAt: null }).where(eq(rides.id, rideId));
    await drives();
    expect(await seen()).toMatchObject({ lat: -25.8, from: 'phone' });
  });

  it('is staff’s to see alone', async () => {
    const { rider, taxi } = await onTheRoad(world);
    const raised = (await press(rider)).body;
    for (const person of [rider, taxi]) {
      expect((await person.client.answer(calls.listEmergencies)).status).toBe(403);
      expect((await person.client.answer(calls.getEmergency, { params: { id: raised.id } })).status).toBe(403);
      expect((await person.client.answer(calls.outbox)).status).toBe(403);
    }
    const staff = await staffMember(world);
    await world.client().answer(calls.forgotPassword, { body: { email: rider.email } });
    const reset = await eventually(
      async () => (await staff.answer(calls.outbox)).body.messages.find((m) => m.recipient === rider.email),
      'the mail',
    );
    expect(reset).toMatchObject({ body: null });
  });
});

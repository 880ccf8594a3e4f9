import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidentAlerts, incidents, staffPresence } from '@safiri/db/safety/tables.ts';
import { createDelivery } from '../adapters/delivery.ts';
import { startOutbox, type OutboxWorker } from '../platform/outbox/worker.ts';
import { follow } from '../testing/follow.ts';
import { followLink } from '../testing/follow-link.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, hatfield, passenger, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { fakeGateway, type FakeGateway } from '../testing/providers.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({ env: { SUPPORT_PHONE: '+27 80 000 0000' } });
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

let n = 0;
async function contactOf(person: Person, changes: Record<string, unknown> = {}) {
  const phone = `07${String(30_000_000 + (n += 1))}`;
  return (await person.client.post('/api/emergency-contacts', { name: 'Thandi', phone, ...changes })).body;
}

async function trip(): Promise<{ rider: Person; taxi: DriverPerson; rideId: number }> {
  const rider = await passenger(world, { name: 'Naledi Mokoena' });
  const taxi = await driver(world, { name: 'Zanele Khumalo' });
  const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  await taxi.client.post(`/api/drivers/${taxi.driverId}/location`, { lat: hatfield.lat, lng: hatfield.lng, at: new Date().toISOString() });
  return { rider, taxi, rideId };
}

const press = (person: Person, changes: Record<string, unknown> = {}) =>
  person.client.post('/api/emergency/trigger', {
    userId: person.user.id,
    userType: person.user.userType,
    emergencyType: 'panic',
    timestamp: new Date().toISOString(),
    ...changes,
  });

describe('an emergency', () => {
  it('is written with its messages before it is answered, for both roles', async () => {
    const { rider, taxi, rideId } = await trip();
    const thandi = await contactOf(rider, { name: '<b>Thandi</b>', email: 'thandi@example.org' });
    await contactOf(taxi);
    const raised = await press(rider, { rideId, location: { lat: -25.75, lng: 28.24 } });
    expect(raised.status).toBe(200);
    expect(raised.body).toMatchObject({ rideId, emergencyType: 'panic', reached: false, isDrill: false, acknowledgedAt: null });
    expect(raised.body.alerts).toEqual([
      { contactName: '<b>Thandi</b>', channel: 'sms', status: 'waiting', at: expect.any(String) },
      { contactName: '<b>Thandi</b>', channel: 'mail', status: 'waiting', at: expect.any(String) },
    ]);
    const messages = await world.db
      .select()
      .from(outboxMessages)
      .where(sql`recipient in (${thandi.phone}, ${thandi.email})`);
    expect(messages.every((message) => message.urgent)).toBe(true);
    for (const part of ['Naledi Mokoena', 'Corolla', 'KT 48 LM GP', 'Zanele', '-25.750000,28.240000', raised.body.trackingUrl, '10111'])
      expect(messages[0]?.body).toContain(part);
    expect(messages[0]?.body).not.toContain('Khumalo');
    const fromDriver = await press(taxi);
    expect(fromDriver.body).toMatchObject({ rideId, alerts: [{ channel: 'sms' }] });
    const [row] = await world.db.select().from(incidents).where(eq(incidents.id, fromDriver.body.id));
    expect(row).toMatchObject({ userType: 'driver', lat: hatfield.lat });
  });

  it('pressed twice, or by twenty retries at once, is one and tells nobody twice', async () => {
    const { rider } = await trip();
    const contact = await contactOf(rider);
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(rider)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone))).toBe(1);
  });

  it('is raised without a trip, without a place, and whatever rubbish comes with it', async () => {
    const person = await passenger(world);
    const rubbish = { location: { lat: 'x' }, rideId: 'none', timestamp: 5, emergencyType: '', drill: 'maybe', extra: 1 };
    const raised = await press(person, rubbish);
    expect(raised.body).toMatchObject({ rideId: null, emergencyType: 'panic', isDrill: false });
    expect((await person.client.get('/api/emergency/current')).body.id).toBe(raised.body.id);
  });

  it('takes nobody else’s name, trip or role', async () => {
    const [me, other] = [await passenger(world), await trip()];
    expect((await press(me, { userId: other.rider.user.id })).status).toBe(403);
    expect((await press(me, { rideId: other.rideId })).body.rideId).toBeNull();
    expect((await world.client().post('/api/emergency/trigger', {})).status).toBe(401);
    const staff = await staffMember(world);
    expect((await staff.post('/api/emergency/trigger', {})).status).toBe(403);
    const theirs = (await press(other.rider)).body;
    expect((await me.client.post(`/api/emergency/${theirs.id}/cancel`, { reason: 'mistake' })).status).toBe(404);
    expect((await me.client.post(`/api/emergency/${theirs.id}/location`, { lat: 1, lng: 1 })).status).toBe(404);
  });

  it('works with a session that ran out during the trip, not with a revoked one or without a trip', async () => {
    const { rider, rideId } = await trip();
    const idle = await passenger(world);
    for (const person of [rider, idle])
      await world.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 60_000) })
        .where(eq(sessions.userId, person.user.id));
    world.node.ctx.bus.publish('session', { userId: rider.user.id });
    world.node.ctx.bus.publish('session', { userId: idle.user.id });
    expect((await rider.client.get('/api/emergency-contacts')).status).toBe(401);
    const raised = await press(rider);
    expect([raised.status, raised.body.rideId]).toEqual([200, rideId]);
    expect((await rider.client.post(`/api/emergency/${raised.body.id}/location`, { lat: 1, lng: 2 })).status).toBe(200);
    expect((await press(idle)).status).toBe(401);
    await world.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, rider.user.id));
    expect((await press(rider)).status).toBe(401);
  });

  it('is raised at once while everybody else waits for a connection', async () => {
    const { rider } = await trip();
    let waiting = 40;
    const others = Array.from({ length: waiting }, () => world.db.execute(sql`select pg_sleep(0.5)`).finally(() => (waiting -= 1)));
    const raised = await press(rider);
    expect(raised.status).toBe(200);
    expect(waiting).toBe(40);
    await Promise.all(others);
  });

  it('as a drill tells nobody and leaves nothing standing', async () => {
    const person = await passenger(world);
    const contact = await contactOf(person);
    const staff = await staffMember(world);
    const drill = await press(person, { drill: true });
    expect(drill.body).toMatchObject({ isDrill: true, reached: false, alerts: [] });
    expect((await person.client.get('/api/emergency/current')).body).toBeNull();
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone))).toBe(0);
    expect((await staff.get(`/api/staff/emergencies/${drill.body.id}`)).status).toBe(404);
    expect((await press(person)).body.isDrill).toBe(false);
  });

  it('outlives its trip, and so does the link that contacts got', async () => {
    const { rider, taxi, rideId } = await trip();
    const raised = (await press(rider, { location: { lat: -25.75, lng: 28.24 } })).body;
    const page = followLink(world.node.address, raised.trackingUrl.split('/').at(-1));
    await endUnproven(taxi, rideId);
    await eventually(async () => page.views.at(-1)?.status === 'completed', 'the end of the trip');
    await rider.client.post(`/api/emergency/${raised.id}/location`, { lat: -25.8, lng: 28.3 });
    await eventually(async () => page.views.at(-1)?.position?.lat === -25.8, 'the phone’s position');
    expect(page.views.at(-1)).toMatchObject({ kind: 'emergency', passengerName: 'Naledi' });
    expect(JSON.stringify(page.views)).not.toContain('Mokoena');
    const staff = await staffMember(world);
    await staff.post(`/api/staff/emergencies/${raised.id}/close`, { note: 'She is home.' });
    await eventually(async () => page.ended, 'the end of the link');
    expect((await rider.client.get('/api/emergency/current')).body).toBeNull();
  });

  it('pressed again after the words that all is well is told to everybody anew, once', async () => {
    const { rider } = await trip();
    const contact = await contactOf(rider);
    const sms = async () =>
      (
        await world.db
          .select()
          .from(outboxMessages)
          .where(sql`recipient = ${contact.phone}`)
      ).map(({ body }) => body.includes('safe'));
    const first = (await press(rider)).body;
    const staff = await staffMember(world);
    await staff.post(`/api/staff/emergencies/${first.id}/acknowledge`, {});
    await rider.client.post(`/api/emergency/${first.id}/cancel`, { reason: 'mistake' });
    const told = (await sms()).length;
    const again = await Promise.all([press(rider), press(rider)]);
    expect(again.map(({ body }) => [body.id, body.safeAt, body.reached, body.acknowledgedAt])).toEqual([
      [first.id, null, false, null],
      [first.id, null, false, null],
    ]);
    expect(again[0]?.body.alerts).toHaveLength(1);
    expect(await sms()).toHaveLength(told + 1);
  });

  it('pressed after the words that all is well has the time of that press, for staff and on the contacts’ link too', async () => {
    const { rider } = await trip();
    const first = (await press(rider)).body;
    await world.db
      .update(incidents)
      .set({ raisedAt: new Date(Date.now() - 3 * 3_600_000) })
      .where(eq(incidents.id, first.id));
    const old = (await rider.client.get('/api/emergency/current')).body.raisedAt;
    expect((await press(rider)).body.raisedAt).toBe(old);
    await rider.client.post(`/api/emergency/${first.id}/cancel`, { reason: 'mistake' });
    const { raisedAt } = (await press(rider)).body;
    expect(Date.parse(raisedAt)).toBeGreaterThan(Date.parse(old) + 2 * 3_600_000);
    const staff = await staffMember(world);
    expect((await staff.get(`/api/staff/emergencies/${first.id}`)).body.raisedAt).toBe(raisedAt);
    expect((await world.client().get(`/api/track/${first.trackingUrl.split('/').at(-1)}`)).body.raisedAt).toBe(raisedAt);
  });

  it('tells a contact who is added while it stands, once, and nobody else again', async () => {
    const { rider } = await trip();
    const before = await contactOf(rider);
    const raised = (await press(rider)).body;
    const added = await contactOf(rider, { name: 'Sipho', email: 'sipho.late@example.org' });
    const count = (contact: { phone: string }) => world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone));
    expect(await count(added)).toBe(1);
    const standing = (await rider.client.get('/api/emergency/current')).body;
    expect(standing.alerts.map((alert: any) => [alert.contactName, alert.channel])).toEqual([
      ['Thandi', 'sms'],
      ['Sipho', 'sms'],
      ['Sipho', 'mail'],
    ]);
    expect((await press(rider)).body.id).toBe(raised.id);
    expect([await count(before), await count(added)]).toEqual([1, 1]);
    const [message] = await world.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, added.phone));
    expect(message?.urgent).toBe(true);
    expect(message?.body).toContain(raised.trackingUrl);
  });

  it('tells the new number of a contact, and nobody once the person said that all is well', async () => {
    const { rider } = await trip();
    const contact = await contactOf(rider);
    const raised = (await press(rider)).body;
    const changed = (await rider.client.patch(`/api/emergency-contacts/${contact.id}`, { phone: '0739999991' })).body;
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, changed.phone))).toBe(1);
    await rider.client.post(`/api/emergency/${raised.id}/cancel`, { reason: 'safe_now' });
    const late = await contactOf(rider);
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, late.phone))).toBe(0);
  });

  it('is in the person’s own list, with how it ended, and in nobody else’s; a drill is not', async () => {
    const person = await passenger(world);
    const first = (await press(person)).body;
    await person.client.post(`/api/emergency/${first.id}/cancel`, { reason: 'mistake' });
    const staff = await staffMember(world);
    await staff.post(`/api/staff/emergencies/${first.id}/close`, { note: 'Spoke to her' });
    await press(person, { drill: true });
    const second = (await press(person)).body;
    const { incidents: log } = (await person.client.get('/api/emergency/history')).body;
    expect(log.map((row: any) => [row.id, row.safeReason, row.closedAt !== null, row.told])).toEqual([
      [second.id, null, false, 0],
      [first.id, 'mistake', true, 0],
    ]);
    expect(JSON.stringify(log)).not.toContain('Spoke to her');
    expect((await (await passenger(world)).client.get('/api/emergency/history')).body).toEqual({ incidents: [] });
  });

  it('gives the phone what it needs without network, and no other trip’s link', async () => {
    const { rider } = await trip();
    await contactOf(rider);
    const kit = (await rider.client.post('/api/emergency/kit')).body;
    expect(kit).toMatchObject({
      numbers: { police: '10111', medical: '10177', fire: '10176' },
      supportPhone: '+27800000000',
      contacts: [{ name: 'Thandi' }],
      canText: false,
      canMail: false,
    });
    expect((await rider.client.post('/api/emergency/kit')).body.trackingUrl).toBe(kit.trackingUrl);
    expect((await world.client().get(`/api/track/${kit.trackingUrl.split('/').at(-1)}`)).status).toBe(200);
    expect((await rider.client.get('/api/trips/share')).body).toBeNull();
    expect((await (await passenger(world)).client.post('/api/emergency/kit')).body.trackingUrl).toBeNull();
  });
});

describe('whether somebody of the team is there', () => {
  it('is said while the console is open, and no longer a quarter of an hour later', async () => {
    const person = await passenger(world);
    const there = async () => (await person.client.post('/api/emergency/kit')).body.staffOnDuty;
    await world.db.update(staffPresence).set({ seenAt: new Date(Date.now() - 15 * 60_000) });
    expect(await there()).toBe(false);
    const staff = await staffMember(world);
    await staff.get('/api/staff/emergencies');
    expect(await there()).toBe(true);
    await world.db.update(staffPresence).set({ seenAt: new Date(Date.now() - 15 * 60_000) });
    expect(await there()).toBe(false);
  });
});

describe('whether somebody was reached', () => {
  it('is said once a provider took a message; a dead mail server is tried again and seen as waiting by staff', async () => {
    gateway.mood = 'fails';
    const { rider } = await trip();
    const contact = await contactOf(rider, { email: 'thandi2@example.org' });
    const stream = follow(world.node.address, rider.client);
    startWorker();
    const raised = (await press(rider)).body;
    const staff = await staffMember(world);
    await eventually(async () => {
      const { waiting } = (await staff.get('/api/staff/outbox')).body;
      const mine = waiting.filter((m: any) => m.recipient === contact.phone || m.recipient === 'thandi2@example.org');
      return mine.length === 2 && mine.every((m: any) => m.attempts > 0 && m.lastError !== null && m.urgent);
    }, 'two failed tries');
    expect((await rider.client.get('/api/emergency/current')).body).toMatchObject({ id: raised.id, reached: false });
    gateway.mood = 'takes';
    await eventually(async () => stream.named('incident').at(-1)?.incident.reached === true, 'the news on the stream');
    stream.stop();
    expect(stream.named('incident').at(-1)?.incident.alerts).toMatchObject([{ status: 'sent' }, { status: 'waiting' }]);
    expect(gateway.texts.filter((text) => text.to === contact.phone)).toHaveLength(1);
    await outbox?.stop();
  });

  it('is said when staff acknowledge, one of them; every step is in the audit log', async () => {
    const { rider } = await trip();
    const [a, b] = [await staffMember(world), await staffMember(world)];
    const watching = follow(world.node.address, a);
    await eventually(async () => watching.named('hello').length > 0, 'the stream');
    const raised = (await press(rider, { location: { lat: -25.75, lng: 28.24 } })).body;
    await eventually(async () => watching.named('emergency').some((event) => event.emergency.id === raised.id), 'the alarm');
    const open = (await b.get('/api/staff/emergencies')).body.open.find((row: any) => row.id === raised.id);
    expect(open).toMatchObject({ personName: 'Naledi Mokoena', acknowledgedBy: null });
    const both = await Promise.all([a, b].map((staff) => staff.post(`/api/staff/emergencies/${raised.id}/acknowledge`)));
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? a : b;
    expect((await winner.post(`/api/staff/emergencies/${raised.id}/acknowledge`)).status).toBe(200);
    expect((await rider.client.get('/api/emergency/current')).body.reached).toBe(true);
    const view = (await winner.get(`/api/staff/emergencies/${raised.id}`)).body;
    expect(view).toMatchObject({
      person: { phone: rider.user.phone },
      location: { lat: -25.75, from: 'phone' },
      trip: { driver: { name: 'Zanele Khumalo' }, vehicleInfo: { licensePlate: 'KT 48 LM GP' } },
    });
    await winner.post(`/api/staff/emergencies/${raised.id}/note`, { note: 'Police on the way' });
    await rider.client.post(`/api/emergency/${raised.id}/cancel`, { reason: 'safe_now' });
    expect((await rider.client.get('/api/emergency/current')).body.safeAt).not.toBeNull();
    const closed = (await winner.post(`/api/staff/emergencies/${raised.id}/close`, { note: 'Safe at home' })).body;
    expect(closed.events.map((event: any) => event.kind)).toEqual(['raised', 'acknowledged', 'note', 'marked_safe', 'closed']);
    expect((await winner.post(`/api/staff/emergencies/${raised.id}/close`, { note: 'again' })).status).toBe(409);
    const log = (await winner.get('/api/staff/audit')).body;
    const actions = log
      .filter((entry: any) => entry.subject === 'emergency' && entry.subjectId === raised.id)
      .map((entry: any) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['emergency.acknowledged', 'emergency.noted', 'emergency.closed']));
    watching.stop();
  });

  it('is staff’s to see alone', async () => {
    const { rider, taxi } = await trip();
    const raised = (await press(rider)).body;
    for (const person of [rider, taxi]) {
      expect((await person.client.get('/api/staff/emergencies')).status).toBe(403);
      expect((await person.client.get(`/api/staff/emergencies/${raised.id}`)).status).toBe(403);
      expect((await person.client.get('/api/staff/outbox')).status).toBe(403);
    }
    const staff = await staffMember(world);
    await world.client().post('/api/auth/forgot-password', { email: rider.email });
    const reset = await eventually(
      async () => (await staff.get('/api/staff/outbox')).body.messages.find((m: any) => m.recipient === rider.email),
      'the mail',
    );
    expect(reset).toMatchObject({ body: null });
  });
});

describe('deleting the account', () => {
  it('forgets the contacts and keeps the incident', async () => {
    const person = await passenger(world);
    await contactOf(person);
    const raised = (await press(person)).body;
    const deleted = await person.client.post('/api/account/delete', { password: 'a Quite-long one 7' });
    expect(deleted.status).toBe(409);
    const staff = await staffMember(world);
    await staff.post(`/api/staff/emergencies/${raised.id}/close`, { note: 'False alarm' });
    expect((await person.client.post('/api/account/delete', { password: 'a Quite-long one 7' })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select count(*)::int as n from emergency_contacts where user_id = ${person.user.id}`);
    expect(rows[0]?.['n']).toBe(0);
    expect(await world.db.$count(incidents, eq(incidents.id, raised.id))).toBe(1);
    const [alert] = await world.db.select().from(incidentAlerts).where(eq(incidentAlerts.incidentId, raised.id));
    expect(alert?.contactName).toBe('');
  });
});

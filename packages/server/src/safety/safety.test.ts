import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import { contactOf, onTheRoad, press } from '../testing/emergencies.ts';
import { followLink } from '../testing/follow-link.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually, hatfield, passenger, staffMember, plateOf } from '../testing/people.ts';
import { endUnproven } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ env: { SUPPORT_PHONE: '+27 80 000 0000' } });

describe('an emergency', () => {
  it('is written with its messages before it is answered, for both roles', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
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
    for (const part of ['Naledi Mokoena', 'Corolla', plateOf(taxi), 'Zanele', '-25.750000,28.240000', raised.body.trackingUrl, '10111'])
      expect(messages[0]?.body).toContain(part);
    expect(messages[0]?.body).not.toContain('Khumalo');
    const fromDriver = await press(taxi);
    expect(fromDriver.body).toMatchObject({ rideId, alerts: [{ channel: 'sms' }] });
    const [row] = await world.db.select().from(incidents).where(eq(incidents.id, fromDriver.body.id));
    expect(row).toMatchObject({ userType: 'driver', lat: hatfield.lat });
  });

  it('pressed twice, or by twenty retries at once, is one incident and notifies nobody twice', async () => {
    const { rider } = await onTheRoad(world);
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
    expect((await person.client.answer(calls.current)).body?.id).toBe(raised.body.id);
  });

  it('takes nobody else’s name, trip or role', async () => {
    const [me, other] = [await passenger(world), await onTheRoad(world)];
    expect((await press(me, { userId: other.rider.user.id })).status).toBe(403);
    expect((await press(me, { rideId: other.rideId })).body.rideId).toBeNull();
    expect((await world.client().answer(calls.trigger, { body: {} })).status).toBe(401);
    const staff = await staffMember(world);
    expect((await staff.answer(calls.trigger, { body: {} })).status).toBe(403);
    const theirs = (await press(other.rider)).body;
    expect((await me.client.answer(calls.markSafe, { params: { id: theirs.id }, body: { reason: 'mistake' } })).status).toBe(404);
    expect((await me.client.answer(calls.locate, { params: { id: theirs.id }, body: { lat: 1, lng: 1 } })).status).toBe(404);
  });

  it('works with a session that ran out during the trip, not with a revoked one or without a trip', async () => {
    const { rider, rideId } = await onTheRoad(world);
    const idle = await passenger(world);
    for (const person of [rider, idle])
      await world.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 60_000) })
        .where(eq(sessions.userId, person.user.id));
    world.node.ctx.bus.publish('session', { userId: rider.user.id });
    world.node.ctx.bus.publish('session', { userId: idle.user.id });
    expect((await rider.client.answer(calls.ownContacts)).status).toBe(401);
    const raised = await press(rider);
    expect([raised.status, raised.body.rideId]).toEqual([200, rideId]);
    expect((await rider.client.answer(calls.locate, { params: { id: raised.body.id }, body: { lat: 1, lng: 2 } })).status).toBe(200);
    expect((await press(idle)).status).toBe(401);
    await world.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, rider.user.id));
    expect((await press(rider)).status).toBe(401);
  });

  it('is raised at once while everybody else waits for a connection', async () => {
    const { rider } = await onTheRoad(world);
    let waiting = 40;
    const others = Array.from({ length: waiting }, () => world.db.execute(sql`select pg_sleep(0.5)`).finally(() => (waiting -= 1)));
    const raised = await press(rider);
    expect(raised.status).toBe(200);
    expect(waiting).toBe(40);
    await Promise.all(others);
  });

  it('as a drill notifies nobody and leaves nothing standing', async () => {
    const person = await passenger(world);
    const contact = await contactOf(person);
    const staff = await staffMember(world);
    const drill = await press(person, { drill: true });
    expect(drill.body).toMatchObject({ isDrill: true, reached: false, alerts: [] });
    expect((await person.client.answer(calls.current)).body).toBeNull();
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone))).toBe(0);
    expect((await staff.answer(calls.getEmergency, { params: { id: drill.body.id } })).status).toBe(404);
    expect((await press(person)).body.isDrill).toBe(false);
  });

  it('shows staff whose contact a message went to, by the name that the person gave', async () => {
    const { rider } = await onTheRoad(world);
    const contact = await contactOf(rider);
    await press(rider);
    const staff = await staffMember(world);
    const told = await eventually(
      async () => (await staff.call(calls.outbox, {})).messages.find(({ recipient }) => recipient === contact.phone),
      'the message',
    );
    expect(told.contact).toEqual({ name: 'Thandi', of: { userId: rider.user.id, name: rider.user.name } });
  });

  it('outlives its trip, and so does the link that contacts got', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const raised = (await press(rider, { location: { lat: -25.75, lng: 28.24 } })).body;
    const page = followLink(world.node.address, there(raised.trackingUrl.split('/').at(-1)));
    await endUnproven(taxi, rideId);
    await eventually(async () => page.views.at(-1)?.status === 'completed', 'the end of the trip');
    await rider.client.answer(calls.locate, { params: { id: raised.id }, body: { lat: -25.8, lng: 28.3 } });
    await eventually(async () => page.views.at(-1)?.position?.lat === -25.8, 'the phone’s position');
    expect(page.views.at(-1)).toMatchObject({ kind: 'emergency', passengerName: 'Naledi' });
    expect(JSON.stringify(page.views)).not.toContain('Mokoena');
    const staff = await staffMember(world);
    await staff.answer(calls.close, { params: { id: raised.id }, body: { note: 'She is home.' } });
    await eventually(async () => page.ended, 'the end of the link');
    expect((await rider.client.answer(calls.current)).body).toBeNull();
  });

  it('is in the person’s own list, with how it ended, and in nobody else’s; a drill is not', async () => {
    const person = await passenger(world);
    const first = (await press(person)).body;
    await person.client.answer(calls.markSafe, { params: { id: first.id }, body: { reason: 'mistake' } });
    const staff = await staffMember(world);
    await staff.answer(calls.close, { params: { id: first.id }, body: { note: 'Spoke to her' } });
    await press(person, { drill: true });
    const second = (await press(person)).body;
    const { incidents: log } = await person.client.call(calls.history);
    expect(log.map((row) => [row.id, row.safeReason, row.closedAt !== null, row.told])).toEqual([
      [second.id, null, false, 0],
      [first.id, 'mistake', true, 0],
    ]);
    expect(JSON.stringify(log)).not.toContain('Spoke to her');
    expect((await (await passenger(world)).client.answer(calls.history)).body).toEqual({ incidents: [] });
  });

  it('gives the phone what it needs without network, and no other trip’s link', async () => {
    const { rider } = await onTheRoad(world);
    await contactOf(rider);
    const kit = await rider.client.call(calls.kit);
    expect(kit).toMatchObject({
      numbers: { police: '10111', medical: '10177', fire: '10176' },
      supportPhone: '+27800000000',
      contacts: [{ name: 'Thandi' }],
      canText: false,
      canMail: false,
    });
    expect((await rider.client.answer(calls.kit)).body.trackingUrl).toBe(kit.trackingUrl);
    expect((await world.client().answer(calls.track, { params: { shareId: there(kit.trackingUrl?.split('/').at(-1)) } })).status).toBe(200);
    expect((await rider.client.answer(calls.getShare)).body).toBeNull();
    expect((await (await passenger(world)).client.answer(calls.kit)).body.trackingUrl).toBeNull();
  });
});

describe('deleting the account', () => {
  it('forgets the contacts and keeps the incident', async () => {
    const person = await passenger(world);
    await contactOf(person);
    const raised = (await press(person)).body;
    const deleted = await person.client.answer(calls.removeAccount, { body: { password: 'a Quite-long one 7' } });
    expect(deleted.status).toBe(409);
    const staff = await staffMember(world);
    await staff.answer(calls.close, { params: { id: raised.id }, body: { note: 'False alarm' } });
    expect((await person.client.answer(calls.removeAccount, { body: { password: 'a Quite-long one 7' } })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select count(*)::int as n from emergency_contacts where user_id = ${person.user.id}`);
    expect(rows[0]?.['n']).toBe(0);
    expect(await world.db.$count(incidents, eq(incidents.id, raised.id))).toBe(1);
    const [alert] = await world.db.select().from(incidentAlerts).where(eq(incidentAlerts.incidentId, raised.id));
    expect(alert?.contactName).toBe('');
  });
});

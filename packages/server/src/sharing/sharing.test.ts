import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { shareLinks } from '@safiri/db/sharing/tables.ts';
import { aheadOf } from '@safiri/rules/rides/stops.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, offerOf, passenger, rideBody, type Person, plateOf } from '../testing/people.ts';
import { endUnproven } from '../testing/trips.ts';
import { followLink } from '../testing/follow-link.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { calls } from '../testing/calls.ts';
import { contactOf, onTheRoad } from '../testing/emergencies.ts';
import { there, unchecked } from '../testing/client.ts';

const world = useWorld({ dispatch: true, env: { PUBLIC_URL: 'https://ride.example' } });
let n = 0;
const newPhone = () => `07${String(20_000_000 + (n += 1))}`;

const share = (person: Person, rideId: number, contactIds: number[], method = 'link') =>
  person.client.answer(calls.shareTrip, { body: { rideId, contactIds, method: unchecked(method) } });
const track = (trackingUrl: string) =>
  world.client().answer(calls.track, { params: { shareId: new URL(trackingUrl).pathname.split('/').at(-1) ?? '' } });

describe('emergency contacts', () => {
  it('are added, changed and removed by their owner, drivers too; family is the default', async () => {
    for (const person of [await passenger(world), await driver(world)]) {
      const contact = await contactOf(person, { userId: person.user.id, phone: '082 555 0142', email: 'thandi@example.org' });
      expect(contact).toMatchObject({
        userId: person.user.id,
        phone: '+27825550142',
        relationship: 'family',
        isTracking: false,
        email: 'thandi@example.org',
      });
      const changed = await person.client.answer(calls.changeContact, {
        params: { id: contact.id },
        body: { name: 'Ma', email: '', autoShare: true },
      });
      expect(changed.body).toMatchObject({ name: 'Ma', email: null, autoShare: true });
      expect((await person.client.answer(calls.listContacts, { params: { userId: person.user.id } })).body).toHaveLength(1);
      expect((await person.client.answer(calls.removeContact, { params: { id: contact.id } })).status).toBe(200);
      expect((await person.client.answer(calls.ownContacts)).body).toEqual([]);
    }
  });

  it('of a stranger look as if they did not exist', async () => {
    const [mine, other] = [await passenger(world), await passenger(world)];
    const contact = await contactOf(other);
    expect((await mine.client.answer(calls.listContacts, { params: { userId: other.user.id } })).status).toBe(403);
    expect((await mine.client.answer(calls.addContact, { body: { userId: other.user.id, name: 'x', phone: newPhone() } })).status).toBe(
      403,
    );
    expect((await mine.client.answer(calls.changeContact, { params: { id: contact.id }, body: { name: 'x' } })).status).toBe(404);
    expect((await mine.client.answer(calls.removeContact, { params: { id: contact.id } })).status).toBe(404);
    expect((await world.client().answer(calls.ownContacts)).status).toBe(401);
  });

  it('name the field that is wrong, refuse a number twice, one’s own, and more than ten', async () => {
    const person = await passenger(world);
    const phone = newPhone();
    for (const [body, field] of [
      [{ name: '', phone }, 'name'],
      [{ name: 'A' }, 'phone'],
      [{ name: 'A', phone: 'abc' }, 'phone'],
      [{ name: 'A', phone, email: 'nobody' }, 'email'],
      [{ name: 'A', phone, relationship: 'boss' }, 'relationship'],
      [{ name: 'A', phone: person.user.phone }, 'phone'],
    ] as const) {
      const answer = await person.client.answer(calls.addContact, { body: unchecked(body) });
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field]);
    }
    await contactOf(person, { phone });
    expect((await person.client.refused(calls.addContact, { body: { name: 'B', phone } })).code).toBe('contact_exists');
    const added = await Promise.all(
      Array.from({ length: 15 }, () => person.client.answer(calls.addContact, { body: { name: 'C', phone: newPhone() } })),
    );
    expect(added.filter((answer) => answer.status === 201)).toHaveLength(9);
    expect(added.find((answer) => answer.status !== 201)?.body.code).toBe('too_many_contacts');
  });
});

describe('sharing a trip', () => {
  it('gives each contact a link of their own, which alone is stopped', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const [a, b] = [await contactOf(rider), await contactOf(rider)];
    expect((await rider.client.answer(calls.getShare, { query: { rideId } })).body).toBeNull();
    const shared = (await share(rider, rideId, [a.id, b.id])).body;
    expect(shared).toMatchObject({ rideId, driverName: 'Zanele', linkShared: false, vehicleInfo: { licensePlate: plateOf(taxi) } });
    expect(shared.trackingUrl).toBe(`https://ride.example/track/${shared.shareId}`);
    expect(shared.estimatedArrival).not.toBeNull();
    const [linkA, linkB] = shared.sharedWith.map((row) => row.trackingUrl);
    expect(linkA).not.toBe(linkB);
    expect((await rider.client.answer(calls.ownContacts)).body.map((c) => c.isTracking)).toEqual([true, true]);

    expect((await rider.client.answer(calls.stopSharing, { params: { contactId: a.id } })).status).toBe(200);
    expect((await track(there(linkA))).status).toBe(404);
    expect((await track(there(linkB))).status).toBe(200);
    expect((await rider.client.answer(calls.getShareOf, { params: { rideId } })).body?.sharedWith.map((c) => c.id)).toEqual([b.id]);
    expect((await rider.client.answer(calls.stopSharing, { params: { contactId: a.id } })).status).toBe(404);
    await rider.client.answer(calls.stopSharingAll);
    expect((await rider.client.answer(calls.getShare)).body).toBeNull();
  });

  it('shows a stranger with the link a first name, the vehicle, the position and the ETA, and nothing else', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const shared = (await share(rider, rideId, [])).body;
    expect(shared.linkShared).toBe(true);
    const answer = await track(shared.trackingUrl);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      kind: 'trip',
      passengerName: 'Naledi',
      driverName: 'Zanele',
      status: 'in_progress',
      vehicleInfo: { licensePlate: plateOf(taxi), model: 'Corolla' },
      position: { lat: hatfield.lat, lng: hatfield.lng },
      etaTo: 'dropoff',
    });
    expect((answer.body as ReplyOf<typeof calls.track>).eta?.seconds).toBeGreaterThan(0);
    const text = JSON.stringify(answer.body);
    for (const secret of ['Mokoena', 'Khumalo', rider.user.phone, taxi.user.phone, rider.email, 'Hatfield', 'Menlyn', '-25.7826', '1234'])
      expect(text).not.toContain(secret);

    // To which kind of place the minutes count: a stop that the car stands at is behind.
    const etaTo = async (set: Partial<typeof rides.$inferInsert>) => {
      await world.db.update(rides).set(set).where(eq(rides.id, rideId));
      return ((await track(shared.trackingUrl)).body as ReplyOf<typeof calls.track>).etaTo;
    };
    const stops = aheadOf([{ lat: -25.7679, lng: 28.2362, address: 'Brooklyn' }]);
    expect(await etaTo({ stops })).toBe('stop');
    expect(await etaTo({ stops: stops.map((stop) => ({ ...stop, arrivedAt: new Date().toISOString() })) })).toBe('dropoff');
    expect(await etaTo({ status: 'accepted', stops })).toBe('pickup');
  });

  it('keeps no link readable in the database', async () => {
    const { rider, rideId } = await onTheRoad(world);
    const shared = (await share(rider, rideId, [])).body;
    const [row] = await world.db.select().from(shareLinks).where(eq(shareLinks.rideId, rideId));
    expect(row?.tokenHash.toString('latin1')).not.toContain(shared.shareId);
    expect(row?.sealedToken.toString('latin1')).not.toContain(shared.shareId);
    expect(shared.shareId).toMatch(/^[\w-]{22}$/);
  });

  it('really sends it, once, as text or mail, with a name as text', async () => {
    const { rider, rideId } = await onTheRoad(world);
    await rider.client.answer(calls.changeAccount, { body: { language: 'sw' } });
    const a = await contactOf(rider, { name: '<b>Thandi</b>\r\nBcc: x' });
    const b = await contactOf(rider, { email: 'sipho@example.org' });
    await share(rider, rideId, [a.id], 'sms');
    const again = (await share(rider, rideId, [a.id], 'sms')).body;
    const mailed = (await share(rider, rideId, [b.id], 'email')).body;
    expect(again.sharedWith).toMatchObject([{ id: a.id, method: 'sms', message: 'written' }]);
    const messages = await world.db
      .select()
      .from(outboxMessages)
      .where(sql`recipient in (${a.phone}, ${b.email})`)
      .orderBy(outboxMessages.id);
    expect(messages.map((m) => [m.channel, m.recipient])).toEqual([
      ['sms', a.phone],
      ['mail', 'sipho@example.org'],
    ]);
    expect(messages[0]?.body).toMatch(
      /^Naledi anashiriki nawe safari ya Safiri\. Ifuatilie moja kwa moja: (\S+) Acha: https:\/\/ride\.example\/stop\/[\w-]{18}$/,
    );
    expect(messages[0]?.body).toContain(again.sharedWith[0]?.trackingUrl);
    expect(messages[1]?.body).toContain(mailed.sharedWith[1]?.trackingUrl);
    expect(a.name).toBe('<b>Thandi</b> Bcc: x');
    const without = await share(rider, rideId, [a.id], 'email');
    expect([without.status, without.body.errors?.[0]?.path]).toEqual([400, 'contactIds']);
  });

  it('is sent by another method too when that is asked for, with the same link', async () => {
    const { rider, rideId } = await onTheRoad(world);
    const contact = await contactOf(rider, { email: 'again@example.org' });
    const byLink = (await share(rider, rideId, [contact.id], 'link')).body.sharedWith[0];
    const bySms = (await share(rider, rideId, [contact.id], 'sms')).body.sharedWith[0];
    const byMail = (await share(rider, rideId, [contact.id], 'email')).body.sharedWith[0];
    expect([byLink, bySms, byMail].map((row) => [row?.method, row?.message])).toEqual([
      ['link', null],
      ['sms', 'written'],
      ['email', 'written'],
    ]);
    expect(new Set([byLink?.trackingUrl, bySms?.trackingUrl, byMail?.trackingUrl]).size).toBe(1);
    for (const recipient of [contact.phone, 'again@example.org'])
      expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, recipient))).toBe(1);
  });

  it('is over with its trip: no dead link is handed out', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    await share(rider, rideId, []);
    await endUnproven(taxi, rideId);
    expect((await rider.client.answer(calls.getShare, { query: { rideId } })).body).toBeNull();
    expect((await rider.client.answer(calls.getShareOf, { params: { rideId } })).body).toBeNull();
  });

  it('is nobody else’s to start, read or stop', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const stranger = await passenger(world);
    const contact = await contactOf(rider);
    const theirs = await contactOf(stranger);
    expect((await share(stranger, rideId, [theirs.id])).status).toBe(404);
    expect((await share(rider, rideId, [theirs.id])).status).toBe(404);
    expect((await share(rider, rideId, [contact.id], 'fax')).status).toBe(400);
    expect((await taxi.client.answer(calls.shareTrip, { body: { rideId, contactIds: [], method: 'link' } })).status).toBe(403);
    expect((await stranger.client.answer(calls.getShareOf, { params: { rideId } })).status).toBe(404);
    await share(rider, rideId, [contact.id]);
    expect((await stranger.client.answer(calls.stopSharing, { params: { contactId: contact.id }, query: { rideId } })).status).toBe(404);
  });

  it('makes one link for a contact however many taps there are', async () => {
    const { rider, rideId } = await onTheRoad(world);
    const contact = await contactOf(rider);
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(rider, rideId, [contact.id], 'sms')));
    expect(new Set(answers.map((answer) => answer.body.shareId)).size).toBe(1);
    expect(await world.db.$count(outboxMessages, eq(outboxMessages.recipient, contact.phone))).toBe(1);
  });

  it('happens by itself for the contacts who always follow, as soon as there is a driver', async () => {
    const rider = await passenger(world);
    const contact = await contactOf(rider, { autoShare: true });
    await contactOf(rider);
    const taxi = await driver(world);
    await goOnline(taxi);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(taxi);
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    const shared = await rider.client.call(calls.getShare);
    expect(shared?.sharedWith).toMatchObject([{ id: contact.id, method: 'sms' }]);
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'other' } });
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
  });
});

describe('a link that is open', () => {
  it('follows the position and ends with the trip', async () => {
    const { rider, taxi, rideId } = await onTheRoad(world);
    const shared = (await share(rider, rideId, [])).body;
    const page = followLink(world.node.address, shared.shareId);
    await eventually(async () => page.views.length > 0, 'the first view');
    await taxi.client.answer(calls.reportLocation, {
      params: { id: taxi.driverId },
      body: { lat: -25.7497, lng: 28.239, at: new Date().toISOString() },
    });
    await eventually(async () => page.views.at(-1)?.position?.lat === -25.7497, 'the new position');
    await endUnproven(taxi, rideId);
    await eventually(async () => page.ended, 'the end');
    const gone = await world.client().answer(calls.track, { params: { shareId: shared.shareId } });
    const never = await world.client().answer(calls.track, { params: { shareId: 'x'.repeat(22) } });
    expect(gone.status).toBe(404);
    expect(gone.body).toEqual(never.body);
    expect((await share(rider, rideId, [])).body.code).toBe('illegal_transition');
  });

  it('ends when it is stopped, and also when this node got no message of it', async () => {
    const { rider, rideId } = await onTheRoad(world);
    const shared = (await share(rider, rideId, [])).body;
    const page = followLink(world.node.address, shared.shareId);
    const stream = follow(world.node.address, rider.client);
    await eventually(async () => page.views.length > 0, 'the first view');
    await rider.client.answer(calls.stopSharingAll);
    await eventually(async () => page.ended, 'the end');
    await eventually(async () => stream.named('share').at(-1)?.share === null, 'the event');
    stream.stop();

    const second = (await share(rider, rideId, [])).body;
    const other = followLink(world.node.address, second.shareId);
    await eventually(async () => other.views.length > 0, 'the view');
    // As another node would, without a bus between them.
    await world.db.update(rides).set({ status: 'completed', completedAt: new Date() }).where(eq(rides.id, rideId));
    await eventually(async () => other.ended, 'the end');
    expect([page.ended, other.ended]).toEqual([true, true]);
  });
});

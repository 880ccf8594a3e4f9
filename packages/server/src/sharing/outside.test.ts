import { eq, inArray, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { ALERTS_TO_ONE_AN_HOUR, NEW_ADDRESSES_A_DAY, ORDINARY_TO_ONE_AN_HOUR } from '@safiri/rules/sharing/outside-caps.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, type Person } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ env: { PUBLIC_URL: 'https://ride.example' } });
let n = 0;
const newPhone = () => `07${String(40_000_000 + (n += 1))}`;

const addContact = async (person: Person, changes: Record<string, unknown> = {}) =>
  (await person.client.answer(calls.addContact, { body: { name: 'Thandi', phone: newPhone(), ...changes } })).body;
const press = async (person: Person) => (await person.client.answer(calls.trigger, { body: { userId: person.user.id } })).body;
const safe = (person: Person, id: number) => person.client.answer(calls.markSafe, { params: { id }, body: { reason: 'safe_now' } });
const messagesTo = (...recipients: string[]) => world.db.select().from(outboxMessages).where(inArray(outboxMessages.recipient, recipients));
const share = async (person: Person, rideId: number, contactIds: number[], method = 'sms') =>
  (await person.client.answer(calls.shareTrip, { body: { rideId, contactIds, method: unchecked(method) } })).body;

/** The token of the stop page that a message names. */
async function stopTokenOf(recipient: string): Promise<string> {
  const [message] = await messagesTo(recipient);
  return there(/\/stop\/([\w-]{18})/.exec(message?.body ?? '')?.[1]);
}

const readStop = (token: string) => world.client().answer(calls.readStop, { params: { token } });
const setStop = (token: string, stopped: boolean) => world.client().answer(calls.setStop, { params: { token }, body: { stopped } });

describe('messages to people outside', () => {
  it('come to an end when somebody presses and takes it back for ever, and the first alert always went', async () => {
    const person = await passenger(world);
    const contacts = await Promise.all(Array.from({ length: 10 }, (_, i) => addContact(person, { email: `c${i}.flood@example.org` })));
    let last: Awaited<ReturnType<typeof press>> | undefined;
    for (let i = 0; i < 30; i += 1) {
      const pressed = await press(person);
      await safe(person, pressed.id);
      last = pressed;
    }
    const messages = await messagesTo(...contacts.flatMap(({ phone, email }) => [phone, there(email)]));
    expect(messages.length).toBeLessThanOrEqual(2 * 2 * 10 * ALERTS_TO_ONE_AN_HOUR);
    for (const { phone } of contacts) expect(messages.some(({ recipient }) => recipient === phone)).toBe(true);
    expect(last?.alerts.every((alert) => alert.status === 'limited')).toBe(true);
    const late = await passenger(world);
    await addContact(late, { phone: contacts[0]?.phone });
    expect((await press(late)).alerts).toMatchObject([{ status: 'waiting' }]);
  });

  it('of trips and parcels are counted in one place, however many ask at once, and the sender learns what was not sent', async () => {
    const rider = await passenger(world);
    const contact = await addContact(rider);
    const taxi = await driver(world);
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
    for (let i = 0; i < ORDINARY_TO_ONE_AN_HOUR + 1; i += 1) {
      await rider.client.answer(calls.stopSharingAll);
      await Promise.all(Array.from({ length: 3 }, () => share(rider, rideId, [contact.id])));
    }
    const { sharedWith } = there(await rider.client.call(calls.getShare));
    expect(sharedWith).toMatchObject([{ message: 'limited' }]);
    expect(await messagesTo(contact.phone)).toHaveLength(ORDINARY_TO_ONE_AN_HOUR);
    expect((await press(rider)).alerts).toMatchObject([{ status: 'waiting' }]);
  });

  it('carry no words of the sender’s choosing', async () => {
    const person = await passenger(world);
    // As an account from before such names were refused has it.
    await world.db.execute(sql`update users set name = 'FREE AIRTIME at evil.example/x' where id = ${person.user.id}`);
    const contact = await addContact(person);
    await press(person);
    const [message] = await messagesTo(contact.phone);
    expect(message?.body).not.toMatch(/evil|AIRTIME/);
    expect(message?.body).toContain('Somebody who knows you');
  });

  it('go to no endless row of new contacts', async () => {
    const person = await passenger(world);
    const contact = await addContact(person);
    const statuses: number[] = [];
    for (let i = 0; i < NEW_ADDRESSES_A_DAY; i += 1)
      statuses.push((await person.client.answer(calls.changeContact, { params: { id: contact.id }, body: { phone: newPhone() } })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(NEW_ADDRESSES_A_DAY - 1);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a receiver who says stop', () => {
  it('gets nothing more from that account, by text or mail, and not when named again; the owner sees it', async () => {
    const person = await passenger(world, { name: 'Naledi Mokoena' });
    const contact = await addContact(person, { email: 'Stop.Me@example.org' });
    const first = await press(person);
    const token = await stopTokenOf(contact.phone);
    expect((await readStop(token)).body).toEqual({ name: 'Naledi', stopped: false });
    expect(await messagesTo(contact.phone)).toHaveLength(1);
    expect((await setStop(token, true)).body).toEqual({ name: 'Naledi', stopped: true });
    expect((await readStop(await stopTokenOf('Stop.Me@example.org'))).body).toMatchObject({ stopped: true });
    expect((await person.client.answer(calls.ownContacts)).body).toMatchObject([{ id: contact.id, stopped: true }]);
    expect(await world.db.select().from(notifications).where(eq(notifications.userId, person.user.id))).toMatchObject([
      { kind: 'toldContactStopped', values: { name: 'Thandi' } },
    ]);
    await safe(person, first.id);
    const again = await press(person);
    expect(again.alerts.map((alert) => alert.status)).toEqual(['stopped', 'stopped']);
    await person.client.answer(calls.removeContact, { params: { id: contact.id } });
    const renamed = await addContact(person, { name: 'Somebody else', phone: contact.phone });
    expect(renamed.stopped).toBe(true);
    expect(await messagesTo(contact.phone)).toHaveLength(1);
    expect(await messagesTo('Stop.Me@example.org')).toHaveLength(1);
  });

  it('stops that account alone, and may let it write again', async () => {
    const [a, b] = [await passenger(world), await passenger(world)];
    const phone = newPhone();
    const contact = await addContact(a, { phone });
    await addContact(b, { phone });
    await press(a);
    const token = await stopTokenOf(contact.phone);
    await setStop(token, true);
    expect((await press(b)).alerts).toMatchObject([{ status: 'waiting' }]);
    expect((await setStop(token, false)).body).toMatchObject({ stopped: false });
    expect((await a.client.answer(calls.ownContacts)).body[0]?.stopped).toBe(false);
  });

  it('needs a link that we made', async () => {
    const person = await passenger(world);
    const contact = await addContact(person);
    await press(person);
    const token = await stopTokenOf(contact.phone);
    const forged = token.replace(/.(..)$/, (tail) => `${tail.startsWith('A') ? 'B' : 'A'}${tail.slice(1)}`);
    for (const other of [forged, 'AAAAAAAAAAAAAAAAAA']) {
      expect((await readStop(other)).status).toBe(404);
      expect((await setStop(other, true)).status).toBe(404);
    }
    expect(await world.db.$count(outsideRecipients, like(outsideRecipients.address, `%${contact.phone.slice(1)}`))).toBe(1);
    expect((await person.client.answer(calls.ownContacts)).body[0]?.stopped).toBe(false);
  });
});

import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { lostItems } from '@safiri/db/rides/after-trip-tables.ts';
import { LOST_HOURS, LOST_OPEN_DAYS, LOST_REPORTS_AT_MOST, LOST_TEXT_DAYS, type LostState } from '@safiri/rules/rides/lost-items.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { sweepLost } from './lost-items.ts';

const HOUR = 3_600_000;
let ahead = 0;
const world = useWorld({ clock: () => new Date(Date.now() + ahead) });
beforeEach(() => {
  ahead = 0;
});

/** A trip of two that has just ended. */
async function ended(): Promise<{ rider: Person; taxi: DriverPerson; id: number }> {
  const [rider, taxi] = [await passenger(world, { name: 'Naledi Mokoena' }), await driver(world, { name: 'Zanele Khumalo' })];
  const id = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(taxi, id);
  return { rider, taxi, id };
}
const report = (person: Person, id: number, what = 'A black umbrella, on the back seat') =>
  person.client.call(calls.reportLost, { params: { id }, body: { what } });
const look = (person: Person, id: number) => person.client.call(calls.lostItems, { params: { id } });
const say = (person: Person, id: number, itemId: number, state: LostState) =>
  person.client.call(calls.answerLost, { params: { id, itemId }, body: { state } });
const told = (person: Person) =>
  world.db.select().from(notifications).where(eq(notifications.userId, person.user.id)).orderBy(desc(notifications.id));
const write = (person: Person, sessionId: number) =>
  person.client.answer(calls.sendMessage, { body: { sessionId, message: 'Where shall we meet?', messageType: 'text', isBot: false } });

describe('something lost in a car', () => {
  it('is reported once at a time; the driver is told in words, has it, and it is given back; no number is revealed', async () => {
    const { rider, taxi, id } = await ended();
    expect(await look(rider, id)).toEqual({ mayReport: true, chatIsOpen: false, items: [] });
    const first = await Promise.all([report(rider, id), report(rider, id)]);
    expect(first.map(({ items }) => items.length)).toEqual([1, 1]);
    expect(first[0]).toMatchObject({
      mayReport: false,
      chatIsOpen: true,
      items: [{ state: 'open', by: 'passenger', next: ['returned', 'closed'] }],
    });
    const [notice, ...others] = (await told(taxi)).filter(({ kind }) => kind === 'toldLost');
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      values: { name: 'Naledi', place: 'Menlyn Park', what: 'A black umbrella, on the back seat.' },
      redirectTo: `/ride-history?ride=${id}`,
    });
    const seen = await look(taxi, id);
    expect(seen).toMatchObject({
      mayReport: true,
      items: [{ what: 'A black umbrella, on the back seat', by: 'passenger', next: ['found', 'closed'] }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/\+27|phone/);
    const itemId = seen.items[0]?.id ?? 0;
    expect((await say(taxi, id, itemId, 'found')).items[0]?.state).toBe('found');
    expect((await say(taxi, id, itemId, 'found')).items[0]?.state).toBe('found');
    expect((await told(rider)).filter(({ kind }) => kind === 'toldLostFound')).toHaveLength(1);
    expect((await say(rider, id, itemId, 'returned')).items[0]).toMatchObject({ state: 'returned', next: [] });
    expect((await rider.client.refused(calls.answerLost, { params: { id, itemId }, body: { state: 'open' } })).code).toBe(
      'illegal_transition',
    );
    expect((await look(taxi, id)).chatIsOpen).toBe(false);
  });

  it('that is not in the car may be reported again, a few times; what a driver found is asked about the same way', async () => {
    const { rider, taxi, id } = await ended();
    for (let i = 0; i < LOST_REPORTS_AT_MOST; i += 1) {
      const { items } = await report(rider, id, `thing ${i}`);
      await say(taxi, id, items[0]?.id ?? 0, 'closed');
    }
    expect((await told(rider)).filter(({ kind }) => kind === 'toldLostNot')).toHaveLength(LOST_REPORTS_AT_MOST);
    expect((await rider.client.refused(calls.reportLost, { params: { id }, body: { what: 'more' } })).code).toBe('illegal_transition');
    const { items } = await report(taxi, id, 'A red scarf');
    expect(items[0]).toMatchObject({ by: 'driver', state: 'open' });
    expect((await told(rider))[0]).toMatchObject({ kind: 'toldLeftBehind', values: { name: 'Zanele', what: 'A red scarf.' } });
    await say(rider, id, items[0]?.id ?? 0, 'found');
    expect((await told(taxi))[0]?.kind).toBe('toldLeftIsMine');
  });

  it('opens the chat for both again for two days, and only while it stands', async () => {
    const { rider, taxi, id } = await ended();
    await rider.client.refused(calls.openTripChat, { params: { rideId: id } });
    const { items } = await report(rider, id);
    const chat = await taxi.client.call(calls.openTripChat, { params: { rideId: id } });
    expect(chat.open).toBe(true);
    expect([(await write(taxi, chat.session.id)).status, (await write(rider, chat.session.id)).status]).toEqual([201, 201]);
    expect((await told(rider))[0]).toMatchObject({ kind: 'toldMessage', redirectTo: `/ride-history?ride=${id}` });
    ahead = (LOST_HOURS - 1) * HOUR;
    expect((await write(rider, chat.session.id)).status).toBe(201);
    ahead = (LOST_HOURS + 1) * HOUR;
    expect((await write(rider, chat.session.id)).body.code).toBe('chat_closed');
    expect((await rider.client.refused(calls.openTripChat, { params: { rideId: id } })).code).toBe('not_found');
    ahead = HOUR;
    await say(rider, id, items[0]?.id ?? 0, 'returned');
    expect((await write(taxi, chat.session.id)).body.code).toBe('chat_closed');
    expect((await rider.client.call(calls.openTripChat, { params: { rideId: id } })).open).toBe(false);
  });

  it('is nobody else’s, not of a trip under way, and not after two days', async () => {
    const { rider, taxi, id } = await ended();
    const [stranger, other] = [await passenger(world), await ended()];
    const { items } = await report(rider, id);
    const itemId = items[0]?.id ?? 0;
    expect((await stranger.client.refused(calls.lostItems, { params: { id } })).code).toBe('not_found');
    expect((await stranger.client.refused(calls.reportLost, { params: { id }, body: { what: 'x' } })).code).toBe('not_found');
    expect((await stranger.client.refused(calls.answerLost, { params: { id, itemId }, body: { state: 'found' } })).code).toBe('not_found');
    // Neither by an own ride.
    expect((await other.taxi.client.refused(calls.answerLost, { params: { id: other.id, itemId }, body: { state: 'found' } })).code).toBe(
      'not_found',
    );
    expect((await rider.client.refused(calls.answerLost, { params: { id, itemId }, body: { state: 'found' } })).code).toBe(
      'illegal_transition',
    );
    const live = await tripUnderWay(world, { passenger: other.rider, driver: taxi }, { at: new Date() });
    expect((await taxi.client.refused(calls.reportLost, { params: { id: live }, body: { what: 'x' } })).code).toBe('illegal_transition');
    ahead = (LOST_HOURS + 1) * HOUR;
    expect((await other.rider.client.refused(calls.reportLost, { params: { id: other.id }, body: { what: 'x' } })).code).toBe(
      'illegal_transition',
    );
    expect((await look(other.rider, other.id)).mayReport).toBe(false);
  });

  it('stands before staff until it was given back; the copy of one’s data has it; words and reports go after their time', async () => {
    const { rider, taxi, id } = await ended();
    const staff = await staffMember(world);
    const waiting = (await staff.call(calls.whatWaits)).reviews;
    const { items } = await report(rider, id);
    const itemId = items[0]?.id ?? 0;
    const listed = (await staff.call(calls.listLost)).find((row) => row.id === itemId);
    expect(listed).toMatchObject({
      rideId: id,
      by: 'passenger',
      passengerName: 'Naledi Mokoena',
      driverName: 'Zanele Khumalo',
      driverId: taxi.driverId,
      state: 'open',
    });
    expect((await staff.call(calls.whatWaits)).reviews).toBe(waiting + 1);
    await staff.call(calls.decideLost, { params: { id: itemId }, body: { state: 'found' } });
    expect(
      (await staff.call(calls.decideLost, { params: { id: itemId }, body: { state: 'returned' } })).map((row) => row.id),
    ).not.toContain(itemId);
    expect((await staff.refused(calls.decideLost, { params: { id: itemId }, body: { state: 'open' } })).code).toBe('illegal_transition');
    expect((await staff.refused(calls.decideLost, { params: { id: 999_999_999 }, body: { state: 'closed' } })).code).toBe('not_found');
    expect((await staff.call(calls.readAudit, { query: { subject: 'ride', subjectId: String(id) } })).map(({ action }) => action)).toEqual([
      'lost_item.returned',
      'lost_item.found',
    ]);

    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: rider.client.cookie() } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(JSON.parse(strFromU8(files['lost-items.json'] ?? new Uint8Array()))).toMatchObject([
      { rideId: id, what: items[0]?.what, state: 'returned' },
    ]);

    const again = await report(taxi, id, 'A glove');
    const itemsOf = () => world.db.select().from(lostItems).where(eq(lostItems.rideId, id)).orderBy(lostItems.id);
    const DAY = 24 * HOUR;
    const sweptAfter = async (days: number) => {
      ahead = days * DAY;
      await sweepLost(world.node.ctx);
      return (await itemsOf()).map(({ state, what }) => [state, what !== null]);
    };
    expect(again.items).toHaveLength(2);
    expect(await sweptAfter(LOST_OPEN_DAYS - 1)).toEqual([
      ['returned', true],
      ['open', true],
    ]);
    expect(await sweptAfter(LOST_OPEN_DAYS + 1)).toEqual([
      ['returned', true],
      ['closed', true],
    ]);
    expect(await sweptAfter(LOST_TEXT_DAYS + 1)).toEqual([
      ['returned', false],
      ['closed', false],
    ]);
    ahead = 0;
    await rider.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect((await itemsOf()).map(({ reporterId }) => reporterId)).toEqual([taxi.user.id]);
  });
});

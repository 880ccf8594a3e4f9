import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { sendParcel } from '../testing/parcels.ts';
import {
  driver,
  goOnline,
  hatfield,
  memberOfStaff,
  menlyn,
  offerOf,
  passenger,
  PASSWORD,
  rideBody,
  staffMember,
  type Person,
} from '../testing/people.ts';
import { inDays, liftOf, suspendOf, suspension } from '../testing/standing.ts';
import { processScheduled } from '../scheduled/begin-due.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

const asPassenger = { side: 'passenger' } as const;
const ownOf = async ({ client }: Person) => (await client.call(calls.ownStanding)).suspensions;
const onlyOf = async (person: Person) => {
  const [one] = await ownOf(person);
  if (one === undefined) throw new Error('nothing stands');
  return one;
};
const answerOf = (person: Person, id: number, answer = 'I was at home that day.') =>
  person.client.answer(calls.answerSuspension, { params: { id }, body: { answer } });
const look = (id: number, body: { outcome: 'upheld' | 'lifted'; words?: string; reviewAt?: string }) =>
  staff.answer(calls.lookAgain, { params: { id }, body: { words: 'We looked', ...body } });
const told = async (person: Person) => (await person.client.call(calls.ownNotifications)).map(({ title }) => title);
const clearRoads = () => world.db.execute(sql`update drivers set is_online = false`);
const book = (person: Person) =>
  person.client.answer(calls.schedule, {
    body: {
      pickupLocation: hatfield,
      dropoffLocation: menlyn,
      rideType: 'standard',
      paymentMethod: 'cash',
      fare: '420.00',
      pickupAt: new Date(Date.now() + 90 * 60_000).toISOString(),
    },
  });

describe('a suspended person', () => {
  it('reads reason, evidence and date, answers once, and reads what came of it', async () => {
    const rider = await passenger(world);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await rider.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const made = await suspendOf(staff, rider, { ...asPassenger, reason: 'unpaid', evidence: 'Two unpaid trips', rideIds: [ride.id] });
    expect(made.status).toBe(201);
    const [mine] = await ownOf(rider);
    expect(mine).toMatchObject({
      side: 'passenger',
      reason: 'unpaid',
      words: 'A complaint',
      evidence: 'Two unpaid trips',
      rideIds: [ride.id],
      isBan: false,
      mayAnswer: true,
    });
    expect(JSON.stringify(mine)).not.toContain('Refilwe');
    const id = mine?.id ?? 0;
    expect((await answerOf(rider, id)).status).toBe(200);
    expect((await answerOf(rider, id, 'And more')).status).toBe(409);
    expect((await staff.call(calls.listSuspensions)).find((one) => one.id === id)).toMatchObject({ waits: true, userId: rider.user.id });
    expect((await look(id, { outcome: 'upheld' })).status).toBe(400);
    expect((await look(id, { outcome: 'upheld', reviewAt: inDays(30) })).status).toBe(400);
    expect((await look(id, { outcome: 'upheld', reviewAt: inDays(5) })).status).toBe(200);
    expect(await onlyOf(rider)).toMatchObject({ outcome: 'upheld', lookedWords: 'We looked', mayAnswer: true, endedAt: null });
    expect((await look(id, { outcome: 'lifted' })).status).toBe(200);
    expect((await look(id, { outcome: 'lifted' })).status).toBe(409);
    expect(await onlyOf(rider)).toMatchObject({ outcome: 'lifted', mayAnswer: false, reviewAt: null });
    expect((await answerOf(rider, id)).status).toBe(409);
    expect(await told(rider)).toEqual(expect.arrayContaining(['You are suspended', 'Your suspension stands', 'Your suspension is lifted']));
    const { rows } = await world.db.execute<{ action: string }>(
      sql`select action from audit_log where subject = 'user' and subject_id = ${rider.user.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['person.suspended', 'person.suspension_upheld', 'person.suspension_lifted']);
    const { rows: mails } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox_messages where channel = 'mail' and recipient = ${rider.email}`,
    );
    expect(mails[0]?.n).toBe(3);
  });

  it('comes to staff again when the day has come, without an answer', async () => {
    const rider = await passenger(world);
    await suspendOf(staff, rider, { ...asPassenger, reviewAt: inDays(1) });
    const waits = async () => (await staff.call(calls.standingOfPerson, { params: { id: rider.user.id } }))[0]?.waits;
    const before = (await staff.call(calls.whatWaits)).suspensions;
    expect(await waits()).toBe(false);
    await world.db.execute(sql`update suspensions set review_at = now() - interval '1 minute' where user_id = ${rider.user.id}`);
    expect(await waits()).toBe(true);
    expect((await staff.call(calls.whatWaits)).suspensions).toBe(before + 1);
    await liftOf(staff, rider);
  });

  it('is refused on everything that passengers ask for, goes on with a trip under way, and is free once it is lifted', async () => {
    await clearRoads();
    const person = await driver(world);
    const rider = await passenger(world);
    const shop = await kitchen(world);
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(person);
    const move = (body: object) => person.client.answer(calls.changeRide, { params: { id: ride.id }, body: body as never });
    await move({ status: 'accepted' });
    expect((await book(rider)).status).toBe(201);
    await suspendOf(staff, rider, asPassenger);
    await move({ status: 'arrived' });
    expect((await move({ status: 'in_progress', pin: ride.pin })).status).toBe(200);
    for (const answer of [
      await rider.client.answer(calls.requestRide, { body: rideBody() }),
      await rider.client.answer(calls.requestRide, { body: rideBody({ rideType: 'share' }) }),
      await book(rider),
      await orderFood(rider, food(shop)),
      await sendParcel(rider),
    ]) {
      expect([answer.status, (answer.body as { code?: string }).code]).toEqual([403, 'suspended']);
    }
    expect((await rider.client.call(calls.getRide, { params: { id: ride.id } })).status).toBe('in_progress');
    await world.db.execute(sql`update scheduled_rides set pickup_at = now() + interval '5 minutes' where passenger_id = ${rider.user.id}`);
    await processScheduled(world.node.ctx);
    expect(await told(rider)).not.toContain('Your booked ride is on');
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from scheduled_rides where passenger_id = ${rider.user.id} and status = 'failed'`,
    );
    expect(rows[0]?.n).toBe(1);
    await liftOf(staff, rider);
    await world.db.execute(sql`update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system' where id = ${ride.id}`);
    expect((await book(rider)).status).toBe(201);
  });
});

describe('a suspended driver', () => {
  it('goes offline, gives the accepted trip to others, gets no offers, and drives again once it is lifted', async () => {
    await clearRoads();
    const person = await driver(world);
    const rider = await passenger(world);
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect((await suspendOf(staff, person)).status).toBe(201);
    expect(await rider.client.call(calls.getRide, { params: { id: ride.id } })).toMatchObject({ status: 'requested', driver: null });
    const session = await person.client.call(calls.session);
    expect(session.user).toMatchObject({ isOnline: false, driver: { verificationStatus: 'suspended' } });
    const online = await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
    expect([online.status, (online.body as { code?: string }).code]).toEqual([403, 'suspended']);
    const [stored] = (await world.db.execute(sql`select verification_status from drivers where id = ${person.driverId}`)).rows;
    expect(stored).toEqual({ verification_status: 'approved' });
    await rider.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await liftOf(staff, person);
    await goOnline(person);
    await clearRoads();
  });

  it('who goes online at the same moment is not online afterwards', async () => {
    for (let i = 0; i < 4; i += 1) {
      const person = await driver(world);
      await Promise.all([
        suspendOf(staff, person),
        person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } }),
      ]);
      expect((await person.client.call(calls.session)).user.isOnline).toBe(false);
    }
  });
});

describe('what staff may do', () => {
  it('of two at once one suspends', async () => {
    const rider = await passenger(world);
    const answers = await Promise.all([1, 2, 3].map(() => suspendOf(staff, rider, asPassenger)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await ownOf(rider)).toHaveLength(1);
  });

  it('is within the rules: a date, a side, trips of the person’s own, an account of the app', async () => {
    const [rider, other] = [await passenger(world), await passenger(world)];
    const ride = await other.client.call(calls.requestRide, { body: rideBody() });
    await other.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const field = async (changes: Parameters<typeof suspension>[0]) => {
      const { status, body } = await suspendOf(staff, rider, changes);
      return [status, (body as { errors?: Array<{ path: string }> }).errors?.[0]?.path];
    };
    expect(await field({ ...asPassenger, reviewAt: inDays(40) })).toEqual([400, 'reviewAt']);
    expect(await field({ ...asPassenger, reviewAt: inDays(-1) })).toEqual([400, 'reviewAt']);
    expect(await field({ side: 'driver' })).toEqual([400, 'side']);
    expect(await field({ ...asPassenger, rideIds: [ride.id] })).toEqual([400, 'rideIds']);
    const { userId } = await memberOfStaff(world);
    const body = suspension(asPassenger);
    expect((await staff.answer(calls.suspendPerson, { params: { id: userId }, body })).status).toBe(404);
    expect((await staff.answer(calls.suspendPerson, { params: { id: 999_999 }, body })).status).toBe(404);
  });

  it('is what their role says, and nobody answers for another', async () => {
    const [rider, other] = [await passenger(world), await passenger(world)];
    const { client: support } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await suspendOf(support, rider, asPassenger)).status).toBe(403);
    expect((await suspendOf(other.client, rider, asPassenger)).status).toBe(403);
    await suspendOf(staff, rider, asPassenger);
    const { id } = await onlyOf(rider);
    expect((await support.answer(calls.standingOfPerson, { params: { id: rider.user.id } })).status).toBe(200);
    expect((await support.answer(calls.lookAgain, { params: { id }, body: { outcome: 'lifted', words: 'x' } })).status).toBe(403);
    expect((await answerOf(other, id)).status).toBe(404);
    expect(await ownOf(other)).toEqual([]);
  });
});

describe('a ban', () => {
  it('needs two people, has no end, and is looked at once it is answered', async () => {
    const { client: asking } = await memberOfStaff(world, [{ role: 'operations' }]);
    const { client: agreeing } = await memberOfStaff(world, [{ role: 'operations' }]);
    const rider = await passenger(world);
    await suspendOf(asking, rider, asPassenger);
    const { id } = await onlyOf(rider);
    expect((await asking.call(calls.askBan, { params: { id } }))[0]).toMatchObject({ isBan: false, banAsked: true });
    const { open } = await asking.call(calls.listApprovals);
    const waiting = open.find(({ kind, subjectId }) => kind === 'ban' && subjectId === id);
    expect(JSON.stringify(waiting?.data)).not.toContain(rider.user.name);
    expect(waiting).toMatchObject({ about: { userId: rider.user.id, name: rider.user.name }, balance: null });
    const decide = (client: Client) =>
      client.answer(calls.decideApproval, { params: { id: waiting?.id ?? 0 }, body: { outcome: 'approved' } });
    expect((await decide(asking)).status).toBe(409);
    expect((await onlyOf(rider)).isBan).toBe(false);
    expect((await decide(agreeing)).status).toBe(200);
    expect(await onlyOf(rider)).toMatchObject({ isBan: true, reviewAt: null, mayAnswer: true });
    expect((await asking.answer(calls.askBan, { params: { id } })).status).toBe(409);
    expect((await answerOf(rider, id)).status).toBe(200);
    expect((await onlyOf(rider)).reviewAt).not.toBeNull();
    expect((await look(id, { outcome: 'upheld' })).status).toBe(200);
    expect(await onlyOf(rider)).toMatchObject({ isBan: true, reviewAt: null, outcome: 'upheld' });
  });
});

describe('the own data', () => {
  it('are in the copy, and gone with the account', async () => {
    const rider = await passenger(world);
    await suspendOf(staff, rider, { ...asPassenger, words: 'Words of their own' });
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: rider.client.cookie() } });
    const file = unzipSync(new Uint8Array(await response.arrayBuffer()))['standing.json'] ?? new Uint8Array();
    expect(strFromU8(file)).toContain('Words of their own');
    expect((await rider.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select 1 from suspensions where user_id = ${rider.user.id}`);
    expect(rows).toEqual([]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked, type Client } from '../testing/client.ts';
import { texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import {
  driver,
  hatfield,
  memberOfStaff,
  menlyn,
  passenger,
  plateOf,
  staffMember,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { liftOf, suspendOf } from '../testing/standing.ts';

const world = useWorld({ env: { ...texting, RATE_LIMIT_FACTOR: '1000' } });

let support: { client: Client; userId: number };
beforeAll(async () => {
  support = await memberOfStaff(world, [{ role: 'support' }]);
}, 60_000);

let n = 0;
const number = () => `+277355${61_000 + (n += 1)}`;
const asked = (changes: Partial<BodyIn<typeof calls.bookForCaller>> = {}): BodyIn<typeof calls.bookForCaller> => ({
  name: 'Thandi Mokoena',
  phone: number(),
  pickupLocation: hatfield,
  dropoffLocation: menlyn,
  rideType: 'standard',
  fare: '420.00',
  ...changes,
});
const book = (changes = {}) => support.client.call(calls.bookForCaller, { body: asked(changes) });
const find = (phone: string) => support.client.call(calls.findCaller, { body: { phone, countryId: 'za' } });
const textsTo = async (phone: string) =>
  (await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${phone} order by id`)).rows.map(
    ({ body }) => body,
  );
const rowOf = async (id: number) => there((await world.db.select().from(rides).where(eq(rides.id, id)))[0]);
async function accept(taxi: DriverPerson, id: number) {
  await makeOfferTo(world, taxi, id);
  return taxi.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
}
async function proven(): Promise<Person> {
  const person = await passenger(world, { name: 'Lerato Maseko' });
  await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, person.user.id));
  return person;
}

describe('a ride for somebody who calls', () => {
  it('is theirs, paid in cash, and told to them by SMS from the request to the end', async () => {
    const phone = number();
    const { rideId } = await book({ phone });
    const row = await rowOf(rideId);
    expect(row).toMatchObject({ staffId: support.userId, paymentMethod: 'cash', status: 'requested', riderName: null });
    expect(row.bookerId).toBe(row.passengerId);
    const [first, ...later] = await textsTo(phone);
    expect([first, later]).toEqual([expect.stringMatching(/Hatfield Plaza.*Menlyn Park.*in cash/), []]);
    const taxi = await driver(world);
    const seen = await accept(taxi, rideId);
    expect(seen).toMatchObject({ passenger: { name: 'Thandi M.', phone }, byPhone: true, chat: false });
    const come = (await textsTo(phone)).at(-1);
    expect(come).toContain(plateOf(taxi));
    expect(come).toContain(row.pin);
    expect(come).toContain('/track/');
    await taxi.client.call(calls.changeRide, { params: { id: rideId }, body: { status: 'arrived' } });
    expect((await textsTo(phone)).at(-1)).toContain('waits for you at Hatfield Plaza');
    await taxi.client.call(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled' } });
    expect((await textsTo(phone)).at(-1)).toContain('another one');
    const { version } = await rowOf(rideId);
    await support.client.call(calls.stepTrip, { params: { id: rideId }, body: { step: 'cancel', reason: 'She called', version } });
    expect((await textsTo(phone)).at(-1)).toContain('was cancelled');
    expect(await textsTo(phone)).toHaveLength(5);
    const done = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, rideId));
    expect(done.map(({ action }) => action)).toEqual(expect.arrayContaining(['trip.booked', 'trip.cancel']));
  });

  it('is in the app of who proved the number, and their own from then on', async () => {
    const lerato = await proven();
    const { rideId } = await book({ phone: lerato.user.phone, name: 'Lerato' });
    const own = await lerato.client.call(calls.passengerActiveRide, { params: { id: lerato.user.id } });
    expect(own).toMatchObject({ id: rideId, side: 'passenger', byPhone: true, rider: null, paymentMethod: 'cash' });
    expect((await lerato.client.call(calls.ownNotifications)).map(({ title }) => title)).toEqual(['Your ride is asked for']);
    await lerato.client.call(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled' } });
    expect((await textsTo(lerato.user.phone)).at(-1)).toContain('was cancelled');
  });

  it('goes to the account that the number signs up with later', async () => {
    const phone = number();
    const { rideId } = await book({ phone });
    const claims = await passenger(world, { phone });
    expect((await claims.client.refused(calls.getRide, { params: { id: rideId } })).code).toBe('not_found');
    expect((await find(phone)).name).toBe('Thandi Mokoena');
  });

  it('is one at a time, however many of the team book at once; a repeated request is one ride', async () => {
    const phone = number();
    const at = await Promise.all(Array.from({ length: 8 }, () => support.client.answer(calls.bookForCaller, { body: asked({ phone }) })));
    expect(at.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(new Set(at.flatMap(({ status, body }) => (status === 409 ? [body.code] : [])))).toEqual(new Set(['rider_has_ride']));
    const body = asked();
    const idempotencyKey = `caller-${body.phone}`;
    const twice = await Promise.all([0, 1].map(() => support.client.answer(calls.bookForCaller, { body, idempotencyKey })));
    const ids = twice.map((one) => [one.status, one.body.rideId]);
    expect(ids[0]).toEqual(ids[1]);
  });

  it.each([
    ['a number that nobody has', { phone: '12' }, 400, 'phone'],
    ['no name', { name: ' ' }, 400, 'name'],
    ['where it begins', { dropoffLocation: hatfield }, 400, 'dropoffLocation'],
    ['for less than it costs', { fare: '1.00' }, 409, 'fare_changed'],
    ['for women, by somebody not confirmed', { rideType: 'ladies_only' }, 403, 'ladies_only'],
    ['in the sea', { pickupLocation: { lat: 0, lng: 0, address: 'Null Island' } }, 409, 'not_bookable_here'],
  ] as const)('is refused: %s', async (_what, changes, status, named) => {
    const answer = await support.client.answer(calls.bookForCaller, { body: unchecked(asked(unchecked(changes))) });
    const { body } = answer;
    expect([answer.status, body.errors?.[0]?.path ?? body.code]).toEqual([status, named]);
  });

  it('is refused for somebody suspended as a passenger, until it is lifted', async () => {
    const [lerato, staff] = [await proven(), await staffMember(world)];
    await suspendOf(staff, lerato, { side: 'passenger' });
    const body = asked({ phone: lerato.user.phone, name: 'Lerato' });
    const { status, body: problem } = await support.client.answer(calls.bookForCaller, { body });
    expect([status, problem.code]).toEqual([409, 'illegal_transition']);
    expect(await world.db.$count(rides, eq(rides.passengerId, lerato.user.id))).toBe(0);
    await liftOf(staff, lerato);
    expect((await support.client.answer(calls.bookForCaller, { body })).status).toBe(201);
  });

  it('is for support and operations, not for who reads only', async () => {
    const reader = await memberOfStaff(world, [{ role: 'read_only' }]);
    expect((await reader.client.answer(calls.bookForCaller, { body: asked() })).status).toBe(403);
    expect((await reader.client.answer(calls.findCaller, { body: { phone: number(), countryId: 'za' } })).status).toBe(403);
  });
});

describe('who calls', () => {
  it('is known by the number that rode before: name, the ride under way, the last places; that it was asked is in the log', async () => {
    const phone = number();
    expect(await find(phone)).toEqual({ phone, name: null, hasAccount: false, rideId: null, places: [] });
    const { rideId } = await book({ phone });
    expect(await find(phone)).toEqual({ phone, name: 'Thandi Mokoena', hasAccount: false, rideId, places: [hatfield, menlyn] });
    const { passengerId } = await rowOf(rideId);
    const [row] = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, passengerId));
    expect(row).toMatchObject({ action: 'caller.found', actorId: support.userId, subject: 'user' });
  });

  it('is nobody where an account only claims the number', async () => {
    const claims = await passenger(world);
    expect((await find(claims.user.phone)).name).toBeNull();
    const lerato = await proven();
    expect(await find(lerato.user.phone)).toMatchObject({ name: 'Lerato Maseko', hasAccount: true });
  });
});

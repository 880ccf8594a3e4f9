import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import {
  driver,
  eventually,
  goOnline,
  hatfield,
  menlyn,
  offerOf,
  passenger,
  rideBody,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { driveThere } from '../testing/trips.ts';

const world = useWorld({ dispatch: true });

const nearMenlyn = { lat: menlyn.lat - 0.003, lng: menlyn.lng + 0.001, address: 'Atterbury Road' };

const move = (person: DriverPerson | Person, rideId: number, body: BodyIn<typeof calls.changeRide>) =>
  person.client.answer(calls.changeRide, { params: { id: rideId }, body });
const activeOf = async (person: DriverPerson) =>
  (await person.client.answer(calls.driverActiveRide, { params: { id: person.driverId } })).body;
const rideOf = async (person: Person) => (await person.client.answer(calls.passengerActiveRide, { params: { id: person.user.id } })).body;
/** What a passenger was told of the ride so far, oldest first. */
const toldTo = async (person: Person) => {
  const list = await person.client.call(calls.listNotifications, { params: { userId: person.user.id } });
  return list.map(({ title, message }) => `${title}: ${message}`).toReversed();
};
const toldNext = /^A driver comes to you next: Thabo finishes a trip nearby first, and is with you in about ([1-9]|1[0-5]) min\.$/;
const offline = (person: DriverPerson) =>
  person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
const callOff = (person: Person, rideId: number) => move(person, rideId, { status: 'cancelled', reason: 'changed_my_mind' });

/** Somebody is driven from Hatfield to Menlyn, and is all but there. */
async function endingTrip() {
  const lerato = await passenger(world, { name: 'Lerato Maseko' });
  const thabo = await driver(world, { name: 'Thabo Nkosi' });
  await goOnline(thabo);
  const first = await lerato.client.call(calls.requestRide, { body: rideBody() });
  await offerOf(thabo);
  for (const body of [{ status: 'accepted' }, { status: 'arrived' }, { status: 'in_progress', pin: there(first.pin) }] as const)
    expect((await move(thabo, first.id, body)).status).toBe(200);
  await driveThere(world, thabo, first.id);
  return { lerato, thabo, first };
}

/** Beside it somebody asks for a ride from where that trip ends. */
async function offeredNext() {
  const stage = await endingTrip();
  const sipho = await passenger(world, { name: 'Sipho Dube' });
  const second = await sipho.client.call(calls.requestRide, { body: rideBody({ pickupLocation: nearMenlyn, dropoffLocation: hatfield }) });
  const offer = await offerOf(stage.thabo);
  return { ...stage, sipho, second, offer };
}

/** And the driver takes it. */
async function takenNext() {
  const stage = await offeredNext();
  const answer = await move(stage.thabo, stage.second.id, { status: 'accepted' });
  expect(answer.status).toBe(200);
  return { ...stage, answer };
}

describe('the next trip of a driver', () => {
  // First of all: what drivers earn is looked at once a minute.
  it('is offered to nobody who earns more per hour than all together', async () => {
    const { thabo, first } = await endingTrip();
    const other = await driver(world);
    await goOnline(other);
    await world.db.execute(sql`update online_sessions set started_at = now() - interval '3 hours' where driver_id = ${other.driverId}`);
    await offline(other);
    await goOnline(other, 20_000);
    const zola = await passenger(world);
    const third = await zola.client.call(calls.requestRide, { body: rideBody({ pickupLocation: nearMenlyn, dropoffLocation: hatfield }) });
    const looked = await eventually(async () => {
      const gates = (await consideredDrivers(world, third.id)).filter(({ driverId }) => driverId === thabo.driverId);
      return gates.length > 0 && gates;
    });
    expect(looked.map(({ gate }) => gate)).toEqual(['busy']);
    await callOff(zola, third.id);
    await move(thabo, first.id, { status: 'completed' });
    await offline(thabo);
    await offline(other);
  });

  it('is looked for anew where the one under way goes farther now', async () => {
    const { lerato, thabo, first, sipho, second } = await takenNext();
    const { quote } = await lerato.client.call(calls.quoteDestination, {
      params: { id: first.id },
      body: { dropoffLocation: { lat: menlyn.lat - 0.03, lng: menlyn.lng + 0.02, address: 'Faerie Glen' } },
    });
    await lerato.client.call(calls.changeDestination, { params: { id: first.id }, body: { quote } });
    expect(there(await rideOf(sipho))).toMatchObject({ id: second.id, status: 'requested', search: { next: null } });
    expect((await activeOf(thabo))?.next).toBeNull();
    expect((await toldTo(sipho)).at(-1)).not.toMatch(toldNext);
    await callOff(sipho, second.id);
    await driveThere(world, thabo, first.id);
    expect((await move(thabo, first.id, { status: 'completed', endReason: 'other' })).status).toBe(200);
    await offline(thabo);
  });

  it('is offered before the one under way ends, waits for that, and begins by itself', async () => {
    const { thabo, first, sipho, second, offer, answer } = await takenNext();
    expect(offer).toMatchObject({ rideId: second.id, next: true, along: null });
    // The answer is the trip under way, which names what comes next.
    expect(answer.body).toMatchObject({ id: first.id, status: 'in_progress', next: { rideId: second.id, address: 'Atterbury Road' } });
    expect(await activeOf(thabo)).toMatchObject({ id: first.id, next: { rideId: second.id } });

    const waiting = there(await rideOf(sipho));
    expect(waiting).toMatchObject({ status: 'requested', driver: null, driverPosition: null, search: { next: { driver: 'Thabo' } } });
    expect(Date.parse(there(there(waiting.search).next).at)).toBeLessThan(Date.now() + 15 * 60_000);
    expect(JSON.stringify(waiting)).not.toContain('Lerato');
    // Said twice, it is answered as the first time.
    expect((await move(thabo, second.id, { status: 'accepted' })).body).toMatchObject({ id: first.id });
    expect(await toldTo(sipho)).toEqual([expect.stringMatching(toldNext)]);

    expect((await move(thabo, first.id, { status: 'completed' })).status).toBe(200);
    // Cash is counted before anybody drives on.
    await setTimeout(2500);
    expect(await rideOf(sipho)).toMatchObject({ id: second.id, status: 'requested', search: { next: { driver: 'Thabo' } } });
    await thabo.client.call(calls.answerCash, { params: { id: first.id }, body: { paid: there(first.fare) } });
    const begun = await eventually(async () => (await rideOf(sipho))?.status === 'accepted' && rideOf(sipho));
    expect(begun).toMatchObject({ id: second.id, search: null, driver: { name: 'Thabo N.' } });
    expect(await activeOf(thabo)).toMatchObject({ id: second.id, status: 'accepted', next: null });
    expect(await toldTo(sipho)).toEqual([expect.stringMatching(toldNext), expect.stringMatching(/^Driver on the way: Thabo is coming/)]);
    await callOff(sipho, second.id);
    await offline(thabo);
  });

  it('is one, and keeps a driver from every other trip until then', async () => {
    const { thabo, first, sipho, second } = await takenNext();
    const zola = await passenger(world);
    const third = await zola.client.call(calls.requestRide, { body: rideBody({ pickupLocation: nearMenlyn, dropoffLocation: hatfield }) });
    const looked = await eventually(async () => {
      const gates = (await consideredDrivers(world, third.id)).filter(({ driverId }) => driverId === thabo.driverId);
      return gates.length > 0 && gates;
    });
    expect(looked.map(({ gate }) => gate)).toEqual(['busy']);
    const refusal = await world.db
      .execute(sql`update rides set next_driver_id = ${thabo.driverId}, next_pickup_at = now(), next_until = now() where id = ${third.id}`)
      .then(
        () => 'let',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      );
    expect(refusal).toBe('rides_one_next_per_driver');
    await callOff(zola, third.id);
    await callOff(sipho, second.id);
    expect(await activeOf(thabo)).toMatchObject({ id: first.id, next: null });
    await move(thabo, first.id, { status: 'completed' });
    await offline(thabo);
  });

  it('goes to others when its driver gives it back, and costs its passenger nothing', async () => {
    const { thabo, first, sipho, second } = await takenNext();
    const stranger = await driver(world);
    expect((await move(stranger, second.id, { status: 'cancelled', reason: 'other' })).status).toBe(404);
    const back = await move(thabo, second.id, { status: 'cancelled', reason: 'other' });
    expect(back.body).toMatchObject({ id: first.id, next: null });
    const again = there(await rideOf(sipho));
    expect(again).toMatchObject({ status: 'requested', reopened: false, search: { next: null } });
    const other = await driver(world);
    await goOnline(other);
    expect((await offerOf(other)).rideId).toBe(second.id);
    await callOff(sipho, second.id);
    await move(thabo, first.id, { status: 'completed' });
    await offline(thabo);
    await offline(other);
  });

  it.each(['the trip before takes too long', 'its driver goes offline'])('goes to others when %s', async (why) => {
    const { thabo, first, sipho, second } = await takenNext();
    if (why === 'its driver goes offline') await offline(thabo);
    else await world.db.execute(sql`update rides set next_until = now() where id = ${second.id}`);
    const open = await eventually(async () => {
      const ride = await rideOf(sipho);
      return ride?.search?.next === null && ride;
    });
    expect(open).toMatchObject({ status: 'requested', reopened: false });
    // The passenger has the whole time of a search again.
    expect(Date.parse(there(open.search).until)).toBeGreaterThan(Date.now() + 120_000);
    expect(await activeOf(thabo)).toMatchObject({ id: first.id, status: 'in_progress', next: null });
    const { rows } = await world.db.execute(
      sql`select count(*)::int as n from ride_events where ride_id = ${second.id} and kind = 'next_given_back'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    // Whoever was told who comes is told, once, that somebody else will.
    expect(await toldTo(sipho)).toEqual([
      expect.stringMatching(toldNext),
      expect.stringMatching(/^Your driver had to give the trip back: /),
    ]);
    await callOff(sipho, second.id);
    await move(thabo, first.id, { status: 'completed' });
    await offline(thabo);
  });

  it('is a trip like any other where the one before ended while the offer stood', async () => {
    const { thabo, first, sipho, second } = await offeredNext();
    expect((await move(thabo, first.id, { status: 'completed' })).status).toBe(200);
    expect((await move(thabo, second.id, { status: 'accepted' })).body).toMatchObject({ id: second.id, status: 'accepted', next: null });
    await callOff(sipho, second.id);
    await offline(thabo);
  });
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { marks } from '@safiri/db/rides/after-trip-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { incidents } from '@safiri/db/safety/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { LIVE_PER_BOOKER } from '@safiri/rules/rides/rider.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { texting } from '../testing/codes.ts';
import { press } from '../testing/emergencies.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, hatfield, menlyn, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';

/** With a gateway for texts, so that the PIN is told by it alone. */
const world = useWorld({ env: texting });

let n = 0;
/** Somebody without an account. */
const somebody = () => ({ name: 'Thandi Mokoena', phone: `+277355${51000 + (n += 1)}` });
/** An account that proved its number. */
async function proven(changes: Parameters<typeof passenger>[1] = {}): Promise<Person> {
  const person = await passenger(world, changes);
  await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, person.user.id));
  return person;
}
const named = ({ user }: Person) => ({ name: 'Gogo', phone: user.phone });
const ask = (booker: Person, rider: { name: string; phone: string }, changes = {}) =>
  booker.client.call(calls.requestRide, { body: rideBody({ rider, ...changes }) });
const seenBy = ({ client }: Person, id: number) => client.call(calls.getRide, { params: { id } });
const change = ({ client }: Person, id: number, body: { status: 'accepted' | 'arrived' | 'in_progress' | 'cancelled'; pin?: string }) =>
  client.call(calls.changeRide, { params: { id }, body });
async function accept(taxi: DriverPerson, id: number) {
  await makeOfferTo(world, taxi, id);
  return change(taxi, id, { status: 'accepted' });
}
const told = async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title);

describe('rider and booker', () => {
  it('see of a ride what is theirs: PIN and car the one, cost and cancel the other; both share it and cry for help', async () => {
    const [booker, rider, taxi] = [await proven({ name: 'Naledi Mokoena' }), await proven(), await driver(world)];
    await topUp(world, booker, 100_000);
    const { id } = await ask(booker, named(rider), { paymentMethod: walletMethodId });
    await accept(taxi, id);
    const [own, asked, driven] = [await seenBy(rider, id), await seenBy(booker, id), await seenBy(taxi, id)];
    expect(own).toMatchObject({ side: 'rider', bookedBy: { name: 'Naledi M.' }, fare: '0.00', rider: null, chat: false });
    expect(own.pin).toMatch(/^\d{4}$/);
    expect(own.driver?.phone).not.toBeNull();
    expect(asked).toMatchObject({ side: 'booker', pin: null, rider: named(rider), passengerId: booker.user.id, chat: true });
    expect(Number(asked.fare)).toBeGreaterThan(0);
    // The number that was typed tells nobody whose it is.
    expect(JSON.stringify(asked)).not.toContain(rider.user.name);
    expect(driven).toMatchObject({ side: 'driver', passenger: { name: 'Gogo', phone: rider.user.phone }, pin: null });
    const active = ({ client, user }: Person) => client.call(calls.passengerActiveRide, { params: { id: user.id } });
    expect([(await active(rider))?.id, (await active(booker))?.id]).toEqual([id, id]);
    expect((await booker.client.call(calls.bookedRides)).map((ride) => ride.id)).toEqual([id]);
    // Links and chat: each one's own.
    const share = { body: { rideId: id, contactIds: [], method: 'link' as const } };
    const links = [await booker.client.call(calls.shareTrip, share), await rider.client.call(calls.shareTrip, share)];
    expect(new Set(links.map(({ shareId }) => shareId)).size).toBe(2);
    expect((await (await proven()).client.refused(calls.shareTrip, share)).code).toBe('not_found');
    // Who is not in the car cries for help for whoever is, where the car is; without its number for themselves.
    const elsewhere = { lat: -29.6, lng: 30.4 };
    expect((await press(booker, { rideId: id, location: elsewhere })).body.rideId).toBe(id);
    const [raised] = await world.db.select().from(incidents).where(eq(incidents.userId, booker.user.id));
    expect(raised?.lat).not.toBe(elsewhere.lat);
    expect((await press(await proven(), { rideId: id })).body.rideId).toBeNull();
    expect((await rider.client.refused(calls.getReceipt, { params: { id } })).code).toBe('not_found');
    expect(await told(rider)).toEqual(expect.arrayContaining(['Naledi asked for a ride for you', 'Driver on the way']));
    expect(await told(booker)).toEqual(['A driver comes for Gogo']);
  });

  it('the rider starts and rates it, the booker’s wallet pays, and both have it in their history', async () => {
    const [booker, rider, taxi] = [await proven(), await proven(), await driver(world)];
    await topUp(world, booker, 100_000);
    const { id, fare } = await ask(booker, named(rider), { paymentMethod: walletMethodId });
    await accept(taxi, id);
    await change(taxi, id, { status: 'arrived' });
    await change(taxi, id, { status: 'in_progress', pin: there((await seenBy(rider, id)).pin) });
    await driveThere(world, taxi, id);
    await taxi.client.call(calls.changeRide, { params: { id }, body: { status: 'completed', endReason: 'other' } });
    expect((await booker.client.call(calls.getWallet)).balance).toBe((1000 - Number(fare)).toFixed(2));
    expect((await booker.client.call(calls.getReceipt, { params: { id } })).total).toBe(fare);
    const rate = ({ client }: Person) => client.answer(calls.rateRide, { params: { id }, body: { rating: 5 } });
    expect([(await rate(booker)).status, (await rate(rider)).status]).toEqual([404, 200]);
    for (const one of [booker, rider])
      expect((await one.client.call(calls.passengerRides, { params: { id: one.user.id } })).map((ride) => ride.id)).toEqual([id]);
  });

  it('both call it off, and the other one learns it', async () => {
    const [booker, rider] = [await proven({ name: 'Naledi Mokoena' }), await proven()];
    const first = await ask(booker, named(rider));
    await change(rider, first.id, { status: 'cancelled' });
    expect(await told(booker)).toEqual(['Gogo called the ride off']);
    const second = await ask(booker, named(rider));
    await change(booker, second.id, { status: 'cancelled' });
    expect(await told(rider)).toContain('Your ride was called off');
  });

  it('ladies-only asks who rides, and so do marks; an account that only claims a number is not whose it is', async () => {
    const [sipho, her, claims] = [await proven(), await proven({ gender: 'female', genderVerified: true }), await passenger(world)];
    const ladies = { rideType: 'ladies_only' } as const;
    for (const other of [somebody(), named(await proven())])
      expect((await sipho.client.refused(calls.requestRide, { body: rideBody({ rider: other, ...ladies }) })).code).toBe('ladies_only');
    expect((await ask(sipho, named(her), ladies)).side).toBe('booker');
    const { id } = await ask(sipho, named(claims));
    expect((await claims.client.refused(calls.getRide, { params: { id } })).code).toBe('not_found');
    const taxi = await driver(world);
    await world.db.insert(marks).values({ markerId: sipho.user.id, markedId: taxi.user.id, kind: 'never', rideId: id });
    expect((await accept(taxi, id)).status).toBe('accepted');
    const next = await ask(sipho, named(await proven()));
    const [row] = await world.db.select().from(rides).where(eq(rides.id, next.id));
    const other = await driver(world);
    await world.db.insert(marks).values({ markerId: there(row).passengerId, markedId: other.user.id, kind: 'never', rideId: id });
    await makeOfferTo(world, other, next.id);
    expect((await other.client.refused(calls.changeRide, { params: { id: next.id }, body: { status: 'accepted' } })).code).toBe(
      'offer_gone',
    );
  });

  it('nobody drives a ride that is for the own number', async () => {
    const [booker, taxi] = [await proven(), await driver(world)];
    const { id } = await ask(booker, named(taxi));
    await makeOfferTo(world, taxi, id);
    expect((await taxi.client.refused(calls.changeRide, { params: { id }, body: { status: 'accepted' } })).code).toBe('offer_gone');
  });

  it('the own number is the own ride', async () => {
    const booker = await passenger(world);
    expect(await ask(booker, named(booker))).toMatchObject({ side: 'passenger', rider: null });
  });
});

describe('how many at a time', () => {
  it('five of one booker, whoever asks at once, and one of each rider', async () => {
    const booker = await proven();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => booker.client.answer(calls.requestRide, { body: rideBody({ rider: somebody() }) })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : (body as unknown as { code: string }).code));
    expect(codes.filter((code) => code === 'made')).toHaveLength(LIVE_PER_BOOKER);
    expect(new Set(codes)).toEqual(new Set(['made', 'too_many_rides']));
    expect((await booker.client.refused(calls.requestRide, { body: rideBody() })).code).toBe('too_many_rides');
    // Whichever place is free, the own ride takes it.
    const [second] = await booker.client.call(calls.bookedRides);
    await change(booker, there(second).id, { status: 'cancelled' });
    expect((await booker.client.call(calls.requestRide, { body: rideBody() })).side).toBe('passenger');
    expect((await booker.client.refused(calls.requestRide, { body: rideBody() })).code).toBe('live_ride_exists');
  });

  it('the database refuses what comes by another way', async () => {
    const booker = await proven();
    const [first, second] = [await ask(booker, somebody()), await ask(booker, somebody())];
    const slotOf = (id: number) => sql`(select booker_slot from rides where id = ${id})`;
    const riderOf = (id: number) => sql`(select passenger_id from rides where id = ${id})`;
    const refusedBy = (statement: ReturnType<typeof sql>) =>
      world.db.execute(statement).then(
        () => undefined,
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      );
    const planted = [
      sql`update rides set booker_slot = ${slotOf(first.id)} where id = ${second.id}`,
      sql`update rides set booker_slot = ${LIVE_PER_BOOKER} where id = ${second.id}`,
      sql`update rides set passenger_id = ${riderOf(first.id)} where id = ${second.id}`,
      sql`update users set password_hash = 'x' where phone like 'rider:+%'`,
    ];
    expect(await Promise.all(planted.map(refusedBy))).toEqual([
      'rides_five_live_per_booker',
      'rides_booker_slot',
      'rides_one_live_per_passenger',
      'users_rider_signs_in_nowhere',
    ]);
  });

  it('two who ask for the same person at once: one ride, and the other is told', async () => {
    const rider = somebody();
    const bookers = [await proven(), await proven(), await proven()];
    const answers = await Promise.all(bookers.map(({ client }) => client.answer(calls.requestRide, { body: rideBody({ rider }) })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => (body as unknown as { code?: string }).code === 'rider_has_ride')).toHaveLength(2);
    const people = await world.db
      .select()
      .from(users)
      .where(eq(users.phone, `rider:${rider.phone}`));
    expect(people).toHaveLength(1);
  });
});

it('a wallet that pays several rides under way promises each fare once', async () => {
  const booker = await proven();
  const { fare } = await booker.client.call(calls.calculateFare, {
    body: { rideType: 'standard', distance: 12.5, pickupLocation: hatfield, dropoffLocation: menlyn },
  });
  await topUp(world, booker, Math.round(Number(fare) * 250));
  const made = await Promise.all(
    Array.from({ length: 4 }, () =>
      booker.client.answer(calls.requestRide, { body: rideBody({ rider: somebody(), paymentMethod: walletMethodId }) }),
    ),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(made.filter(({ status }) => status === 400)).toHaveLength(2);
});

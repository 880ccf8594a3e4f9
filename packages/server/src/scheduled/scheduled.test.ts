import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, hatfield, menlyn, offerOf, passenger, PASSWORD, rideBody, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';
import { processScheduled } from './begin-due.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const place = (point: { lat: number; lng: number }, address: string) => ({ lat: point.lat, lng: point.lng, address });
const booking = (changes: Record<string, unknown> = {}) => ({
  pickupLocation: place(hatfield, 'Hatfield Plaza'),
  dropoffLocation: place(menlyn, 'Menlyn Park'),
  rideType: 'standard',
  paymentMethod: 'cash',
  fare: '420.00',
  pickupAt: inMinutes(90),
  ...changes,
});
const book = (person: Person, changes: Record<string, unknown> = {}) =>
  person.client.answer(calls.schedule, { body: unchecked(booking(changes)) });
const booked = async (person: Person) => (await person.client.answer(calls.list)).body;
const look = () => processScheduled(world.node.ctx);
/** Lets so many minutes be left until the pickup. */
const comesIn = (id: number, minutes: number) =>
  world.db.execute(sql`update scheduled_rides set pickup_at = now() + make_interval(mins => ${minutes}) where id = ${id}`);
const activeOf = async (person: Person) => (await person.client.answer(calls.passengerActiveRide, { params: { id: person.user.id } })).body;
const told = async (person: Person) => (await person.client.answer(calls.ownNotifications)).body.map((row) => row.title);
const clearRoads = () => world.db.execute(sql`update drivers set is_online = false`);

describe('a ride for later', () => {
  it('is booked at a fixed fare, reminded of, and becomes a trip once, however many nodes look', async () => {
    await clearRoads();
    const naledi = await passenger(world);
    const made = await book(naledi);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'waiting', rideId: null, dropoffLocation: { address: 'Menlyn Park' } });
    expect(Number(made.body.fare)).toBeLessThanOrEqual(420);
    await look();
    expect(await told(naledi)).toEqual([]);
    await comesIn(made.body.id, 25);
    await Promise.all([look(), look()]);
    expect((await told(naledi)).length).toBe(1);
    expect(await activeOf(naledi)).toBeNull();
    await comesIn(made.body.id, 11);
    await Promise.all([look(), look(), look()]);
    const ride = await activeOf(naledi);
    expect(ride).toMatchObject({ status: 'requested', fare: made.body.fare, surge: 1 });
    expect(new Date(there(ride?.pickupAt)).getTime()).toBeGreaterThan(Date.now() + 10 * MINUTE);
    expect(await booked(naledi)).toEqual([]);
    const { rows } = await world.db.execute(sql`select count(*)::int as n from rides where passenger_id = ${naledi.user.id}`);
    expect(rows).toEqual([{ n: 1 }]);
    expect(await told(naledi)).toEqual(['We are looking for your driver', expect.stringMatching(/^Your ride at \d\d:\d\d$/)]);
    const themba = await driver(world);
    await goOnline(themba);
    const offer = await offerOf(themba);
    expect(offer.pickupAt).toBe(ride?.pickupAt);
    // A driver who gives it up leaves the others their time until the pickup.
    await themba.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'accepted' } });
    await themba.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'cancelled', reason: 'other' } });
    expect(Date.parse(there((await activeOf(naledi))?.search?.until))).toBeGreaterThan(Date.parse(there(ride?.pickupAt)));
  });

  it('is called back free of charge, or begins, never both', async () => {
    for (let i = 0; i < 6; i += 1) {
      const guest = await passenger(world);
      const { id } = (await book(guest)).body;
      await comesIn(id, 5);
      const [cancelled] = await Promise.all([guest.client.answer(calls.cancel, { params: { id } }), look()]);
      expect((await activeOf(guest)) === null).toBe(cancelled.status === 200);
    }
    const guest = await passenger(world);
    const { id } = (await book(guest)).body;
    expect((await guest.client.answer(calls.cancel, { params: { id } })).body.status).toBe('cancelled');
    expect((await guest.client.answer(calls.cancel, { params: { id } })).status).toBe(200);
    expect((await (await passenger(world)).client.answer(calls.cancel, { params: { id } })).status).toBe(404);
  });

  it('waits while another ride goes on, and comes to nothing ten minutes after its time', async () => {
    const guest = await passenger(world);
    const { id } = (await book(guest)).body;
    const now = await guest.client.call(calls.requestRide, { body: rideBody() });
    await comesIn(id, -9);
    await look();
    expect((await booked(guest))[0]?.status).toBe('waiting');
    await comesIn(id, -11);
    await guest.client.answer(calls.changeRide, { params: { id: now.id }, body: { status: 'cancelled' } });
    await look();
    expect((await booked(guest))[0]?.status).toBe('failed');
    expect(await told(guest)).toContain('Your booked ride could not begin');
  });

  it('that the wallet can’t pay any more comes to nothing, and takes nothing', async () => {
    const guest = await passenger(world);
    await topUp(world, guest, 500_00);
    const { id, fare } = (await book(guest, { paymentMethod: 'safiri_wallet' })).body;
    await topUp(world, guest, -500_00);
    await comesIn(id, 5);
    await look();
    expect((await booked(guest))[0]?.status).toBe('failed');
    await topUp(world, guest, Number(fare) * 100);
    const again = (await book(guest, { paymentMethod: 'safiri_wallet' })).body;
    await comesIn(again.id, 5);
    await look();
    expect((await activeOf(guest))?.paymentMethod).toBe('safiri_wallet');
  });

  it('is refused at once when wallet or packages could not pay it beside those that wait', async () => {
    const guest = await passenger(world);
    const named = async (changes: Record<string, unknown>) => {
      const { status, body } = await book(guest, changes);
      return status === 201 ? 'booked' : body.errors?.[0]?.path;
    };
    const byWallet = (minutes: number) => named({ paymentMethod: 'safiri_wallet', pickupAt: inMinutes(minutes) });
    expect([await byWallet(60), await named({ paymentMethod: 'package' })]).toEqual(['paymentMethod', 'paymentMethod']);
    await topUp(world, guest, 150_00);
    expect([await byWallet(60), await byWallet(120)]).toEqual(['booked', 'paymentMethod']);
    await topUp(world, guest, 500_00);
    await guest.client.answer(calls.purchase, { body: { packageId: 1, userId: guest.user.id } });
    await world.db.execute(sql`update subscriptions set rides_left = 1 where user_id = ${guest.user.id}`);
    const byPackage = (minutes: number) => named({ paymentMethod: 'package', pickupAt: inMinutes(minutes) });
    expect([await byPackage(180), await byPackage(240), await byPackage(6 * 24 * 60)]).toEqual([
      'booked',
      'paymentMethod',
      'paymentMethod',
    ]);
  });

  it.each([
    ['sooner than half an hour', { pickupAt: inMinutes(20) }, 'pickupAt'],
    ['later than a week', { pickupAt: inMinutes(8 * 24 * 60) }, 'pickupAt'],
    ['at no time', { pickupAt: 'tomorrow' }, 'pickupAt'],
    ['to where it begins', { dropoffLocation: place(hatfield, 'Here') }, 'dropoffLocation'],
    ['by a method that is not there', { paymentMethod: 'bitcoin' }, 'paymentMethod'],
    ['for less than it costs', { fare: '1.00' }, 'fare_changed'],
    ['for women by somebody not confirmed', { rideType: 'ladies_only' }, 'ladies_only'],
    ['in the sea', { pickupLocation: { lat: 0, lng: 0, address: 'Null Island' } }, 'not_bookable_here'],
  ])('is refused %s', async (_what, changes, named) => {
    const { status, body } = await book(await passenger(world), changes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]?.path ?? body.code).toBe(named);
  });

  it('is one of five at most, also when ten are booked at once, and not two for one time', async () => {
    const guest = await passenger(world);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => book(guest, { pickupAt: inMinutes(60 + 30 * i) })));
    expect(answers.filter(({ status }) => status === 201).length).toBe(5);
    expect(answers.filter(({ body }) => body.code === 'too_many_booked').length).toBe(5);
    const other = await passenger(world);
    const pickupAt = inMinutes(60);
    const twice = await Promise.all([book(other, { pickupAt }), book(other, { pickupAt })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await other.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute(sql`select status, pickup_address from scheduled_rides where passenger_id = ${other.user.id}`);
    expect(rows).toEqual([{ status: 'cancelled', pickup_address: 'pretoria' }]);
  });
});

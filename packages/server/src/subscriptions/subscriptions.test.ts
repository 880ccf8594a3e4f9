import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, type Person } from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
beforeEach(() => world.db.execute(sql`update drivers set is_online = false`));

/** A passenger whose wallet holds that many cents. */
async function rich(cents: number): Promise<Person> {
  const person = await passenger(world);
  await topUp(world, person, cents);
  return person;
}
const buy = (person: Person, packageId: number, changes: Record<string, unknown> = {}) =>
  person.client.answer(calls.purchase, { body: { packageId, userId: person.user.id, ...changes } });
const activeOf = async (person: Person) => (await person.client.answer(calls.active)).body;
const request = (person: Person, changes: Record<string, unknown> = {}) =>
  person.client.answer(calls.requestRide, { body: rideBody({ paymentMethod: 'package', ...changes }) });

describe('a package', () => {
  it('is bought from the wallet, once, however often it is asked for at once', async () => {
    const person = await rich(1000_00);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(person, 1)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ body }) => body.code === 'package_active').length).toBe(19);
    expect((await person.client.answer(calls.getWallet)).body.balance).toBe('643.00');
    expect(await activeOf(person)).toMatchObject([{ packageId: 1, rideType: 'standard', ridesTotal: 10, ridesLeft: 10, isActive: true }]);
    expect((await person.client.answer(calls.ofUser, { params: { userId: person.user.id } })).body.length).toBe(1);
  });

  it('is refused to an empty wallet, for another person, and for a package that does not exist', async () => {
    const [poor, other] = [await passenger(world), await passenger(world)];
    expect((await buy(poor, 1)).body.code).toBe('balance_too_low');
    expect(await activeOf(poor)).toEqual([]);
    expect((await buy(poor, 99)).status).toBe(404);
    expect((await buy(poor, 1, { userId: other.user.id })).status).toBe(403);
    expect((await poor.client.answer(calls.activeOf, { params: { userId: other.user.id } })).status).toBe(403);
    expect((await (await driver(world)).client.answer(calls.purchase, { body: { packageId: 1 } })).status).toBe(403);
  });

  it('is listed with its prices, in the language asked for', async () => {
    const person = await passenger(world);
    const { body } = await person.client.answer(calls.packages, { query: { language: 'sw' } });
    expect(body.find((row) => row.id === 1)).toMatchObject({
      name: 'Msafiri wa wiki',
      price: '357.00',
      originalPrice: '420.00',
      discountPercentage: 15,
      rideCount: 10,
    });
    expect(new Set(body.map((row) => row.packageType)).size).toBe(4);
  });
});

describe('a covered ride', () => {
  it('costs its package one ride, pays the driver, and leaves the wallet alone', async () => {
    const person = await rich(357_00);
    await buy(person, 1);
    const taxi = await driver(world);
    await goOnline(taxi);
    const ride = (await request(person)).body;
    expect(ride).toMatchObject({ paymentMethod: 'package', status: 'requested' });
    expect(await activeOf(person)).toMatchObject([{ ridesLeft: 9 }]);
    await offerOf(taxi);
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'arrived' } });
    const { pin } = await person.client.call(calls.getRide, { params: { id: ride.id } });
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'in_progress', pin: there(pin) } });
    await driveThere(world, taxi, ride.id);
    expect((await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed' } })).status).toBe(200);
    expect((await person.client.answer(calls.getReceipt, { params: { id: ride.id } })).body.paymentMethod).toBe('package');
    const { rows } = await world.db.execute<{ minor: number }>(
      sql`select sum(amount_minor)::int as minor from ledger_entries where account = ${`driver:${taxi.driverId}:wallet`}`,
    );
    expect(rows[0]?.minor).toBeGreaterThanOrEqual(Math.round(Number(ride.fare) * 100));
    expect((await person.client.answer(calls.getWallet)).body.balance).toBe('0.00');
    expect(await activeOf(person)).toMatchObject([{ ridesLeft: 9 }]);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  it('that never began gives its ride back', async () => {
    const person = await rich(357_00);
    await buy(person, 1);
    const ride = (await request(person)).body;
    await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    expect(await activeOf(person)).toMatchObject([{ ridesLeft: 10 }]);
  });

  it('is one of two that are booked at once with one ride left', async () => {
    const person = await rich(357_00);
    const { id } = (await buy(person, 1)).body;
    await world.db.execute(sql`update subscriptions set rides_left = 1 where id = ${id}`);
    const answers = await Promise.all([request(person), request(person), request(person)]);
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    const { rows } = await world.db.execute(sql`select rides_left as left from subscriptions where id = ${id}`);
    expect(rows).toEqual([{ left: 0 }]);
    expect(await activeOf(person)).toEqual([]);
    const [made] = answers.filter(({ status }) => status === 201);
    await person.client.answer(calls.changeRide, { params: { id: there(made?.body.id) }, body: { status: 'cancelled' } });
    expect((await buy(person, 1)).body.code).toBe('package_active');
  });

  it('is refused without a package, of another type, too far, or once it is over', async () => {
    const none = await passenger(world);
    expect((await request(none)).body.errors?.[0]?.path).toBe('paymentMethod');
    const person = await rich(714_00);
    await buy(person, 1);
    expect((await request(person, { rideType: 'premium' })).body.errors?.[0]?.path).toBe('paymentMethod');
    const far = await request(person, { fare: '9999', dropoffLocation: { lat: -26.1076, lng: 28.0567, address: 'Sandton' } });
    expect(far.body.errors?.[0]?.path).toBe('paymentMethod');
    await world.db.execute(sql`update subscriptions set expires_at = now() - interval '1 second' where user_id = ${person.user.id}`);
    expect((await request(person)).body.errors?.[0]?.path).toBe('paymentMethod');
    expect((await buy(person, 1)).status).toBe(201);
  });
});

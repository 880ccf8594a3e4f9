import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { moneyOf } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import {
  arrive,
  askForBoda,
  bodaRider,
  busPark,
  kisumuFile,
  kisumuPassenger,
  movedClock,
  openKisumu,
  start,
  takeRide,
} from '../testing/kisumu.ts';
import { connectProvider, mindPayments, useSimulators } from '../testing/payments.ts';
import { eventually, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { complete, standAt } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

const { clock, wait } = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock });
const simulators = useSimulators();
const market = kisumuFile()
  .replace('payments: [cash, wallet]', 'payments: [cash, wallet, mpesa, paystack]')
  .replace('topUp: false,', 'topUp: false, split: true,');
let own: DriverPerson;
beforeAll(async () => {
  await openKisumu(world, market);
  await connectProvider(world, simulators, 'mpesa', 'ke');
  await connectProvider(world, simulators, 'paystack', 'ke');
  own = await bodaRider(world);
});

const book = () => simulators.mpesa.book;
const rideOf = (who: Person, id: number) => who.client.call(calls.getRide, { params: { id } });
const balance = (account: string) => balanceOf(world.db, account, 'KES');
const heldByDriver = () => balance(accounts.driverCash(own.driverId));
const toldOf = async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title);

/** A boda for 90 that has just ended. */
async function ended(rider: Person, changes: Parameters<typeof askForBoda>[1] = {}): Promise<number> {
  await standAt(world, own, busPark);
  const { id } = await askForBoda(rider, changes);
  await takeRide(own, id);
  await arrive(world, own, id);
  await start(own, rider, id);
  wait(15 * 60);
  await complete(world, own, id);
  return id;
}
const pay = (who: Person, id: number, changes: { provider?: 'mpesa' | 'paystack'; amount?: string; phone?: string } = {}) =>
  who.client.call(calls.startPayment, { params: { id }, body: { provider: 'mpesa', amount: '90', ...changes } });
const refused = (
  who: Person,
  id: number,
  changes: { provider?: 'mpesa' | 'paystack' | 'mtn_momo'; amount?: string; phone?: string } = {},
) => who.client.refused(calls.startPayment, { params: { id }, body: { provider: 'mpesa', amount: '90', ...changes } });
/** The prompt of a ride's newest payment, once Safaricom has it. */
async function promptOf(id: number) {
  const entry = await eventually(async () => {
    const { rows } = await world.db.execute<{ number: string }>(
      sql`select provider_reference as number from payments where purpose = 'ride' and subject_id = ${id} and provider_reference is not null order by id desc limit 1`,
    );
    return book().entries.find((one) => one.id === rows[0]?.number);
  }, 'the prompt');
  return entry;
}
const until = (who: Person, id: number, is: (payment: NonNullable<NonNullable<Ride['ending']>['payment']>) => boolean): Promise<Ride> =>
  eventually(async () => {
    const ride = await rideOf(who, id);
    const payment = ride.ending?.payment;
    return payment != null && is(payment) ? ride : undefined;
  }, `the payment of ride ${id}`);

describe('the cash of a ride, by a prompt instead', () => {
  it('is asked for by the driver at the passenger’s phone, seen by both as it comes, and nothing is handed over', async () => {
    const rider = await kisumuPassenger(world);
    const before = await heldByDriver();
    const id = await ended(rider);
    expect(await own.client.call(calls.paymentWays, { params: { id } })).toEqual({
      ways: ['mpesa'],
      amount: '90.00',
      rest: '0.00',
      currency: 'KES',
      phone: `+•••••••••${rider.user.phone.slice(-3)}`,
    });
    const asked = await pay(own, id);
    expect(asked.ending?.payment).toMatchObject({
      provider: 'mpesa',
      amount: '90.00',
      state: 'created',
      paid: false,
      phone: null,
      page: null,
    });
    const entry = await promptOf(id);
    expect(entry).toMatchObject({ amountMinor: 90_00, payer: rider.user.phone.replace('+', '') });
    expect((await rideOf(rider, id)).ending?.payment).toMatchObject({ state: 'pending', phone: rider.user.phone });
    // Tapped again, by whichever side, it is the same prompt.
    expect((await pay(rider, id)).ending?.payment?.id).toBe(asked.ending?.payment?.id);
    await simulators.mpesa.answer(entry.id, 'yes');
    const seen = await until(own, id, ({ paid }) => paid);
    expect(seen).toMatchObject({ payBy: 'mpesa', paidDirectly: '90.00', ending: { cash: null, payment: { state: 'succeeded' } } });
    expect((await rideOf(rider, id)).ending).toMatchObject({ cash: null, payment: { paid: true } });
    expect(await heldByDriver()).toBe(before);
    expect([await balance(accounts.wallet(rider.user.id)), await balance(accounts.cashOf(rider.user.id))]).toEqual([0, 0]);
    const { pay: earned } = await rideOf(own, id);
    expect(Number((await moneyOf(own)).balance)).toBeCloseTo(90 - Number(there(earned).commission), 2);
    expect(await rider.client.call(calls.getReceipt, { params: { id } })).toMatchObject({
      total: '90.00',
      paidDirectly: '90.00',
      payBy: 'mpesa',
      cashPaid: null,
    });
    expect((await toldOf(own))[0]).toMatch(/paid KSh90 by M-Pesa/);
    expect((await toldOf(rider))[0]).toMatch(/Your ride is paid/);
    expect((await own.client.refused(calls.answerCash, { params: { id }, body: { paid: '90' } })).code).toBe('illegal_transition');
    expect((await refused(rider, id)).code).toBe('illegal_transition');
    expect((await rider.client.call(calls.paymentWays, { params: { id } })).ways).toEqual([]);
  });

  it('stays in the passenger’s wallet where cash was confirmed while the prompt stood, and they are told', async () => {
    const rider = await kisumuPassenger(world);
    const id = await ended(rider);
    await pay(rider, id, { phone: '+254711999888' });
    const entry = await promptOf(id);
    expect(entry.payer).toBe('254711999888');
    expect((await own.client.call(calls.answerCash, { params: { id }, body: { paid: '90' } })).ending?.cash?.paid).toBe('90.00');
    const [cash, money] = [await heldByDriver(), await moneyOf(own)];
    await simulators.mpesa.answer(entry.id, 'yes');
    const seen = await until(rider, id, ({ state }) => state === 'succeeded');
    expect(seen).toMatchObject({ paidDirectly: null, ending: { cash: { paid: '90.00' }, payment: { paid: false } } });
    expect(await walletOf(rider)).toBe('90.00');
    expect([await heldByDriver(), (await moneyOf(own)).balance]).toEqual([cash, money.balance]);
    expect((await toldOf(rider))[0]).toBe('KSh90 is in your wallet');
    expect(await rider.client.call(calls.getPayment, { params: { id: there(seen.ending?.payment).id } })).toMatchObject({
      purpose: 'ride',
      subjectId: id,
      spent: '0.00',
    });
  });

  it('still pays where the driver said that nothing was handed over', async () => {
    const rider = await kisumuPassenger(world);
    const id = await ended(rider);
    await pay(rider, id);
    const entry = await promptOf(id);
    await own.client.call(calls.answerCash, { params: { id }, body: { paid: '0' } });
    await simulators.mpesa.answer(entry.id, 'yes');
    expect(await until(own, id, ({ paid }) => paid)).toMatchObject({ paidDirectly: '90.00', ending: { cash: null } });
  });

  it('keeps no trip from its end while the provider is down, and is paid in cash then', async () => {
    const rider = await kisumuPassenger(world);
    book().manners.add('down');
    const id = await ended(rider, { paymentMethod: 'mpesa' });
    await until(own, id, ({ state }) => state === 'unknown');
    expect((await rideOf(rider, id)).ending).toMatchObject({
      cash: { due: '90.00', paid: null },
      payment: { state: 'unknown', paid: false },
    });
    await own.client.call(calls.answerCash, { params: { id }, body: { paid: '90' } });
    book().manners.clear();
    expect(await rideOf(own, id)).toMatchObject({ status: 'completed', ending: { cash: { paid: '90.00' } } });
  });

  it('that was chosen ahead goes out by itself, and a no leaves the cash', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const asked = await askForBoda(rider, { paymentMethod: 'mpesa' });
    expect(asked).toMatchObject({ paymentMethod: 'cash', payBy: 'mpesa', paidDirectly: null });
    const offer = await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
    expect(offer).toMatchObject({ collect: '90.00', payBy: 'mpesa' });
    await takeRide(own, asked.id);
    await arrive(world, own, asked.id);
    await start(own, rider, asked.id);
    wait(15 * 60);
    await complete(world, own, asked.id);
    const entry = await promptOf(asked.id);
    await simulators.mpesa.answer(entry.id, 'no');
    for (const [who, reason] of [
      [own, null],
      [rider, 'cancelled'],
    ] as const)
      expect((await until(who, asked.id, ({ state }) => state === 'failed')).ending).toMatchObject({
        cash: { paid: null },
        payment: { reason },
      });
    // And once more, at the same tap.
    await pay(own, asked.id);
    await simulators.mpesa.answer((await promptOf(asked.id)).id, 'yes');
    await until(own, asked.id, ({ paid }) => paid);
  });

  it('is paid once where two prompts are answered: what comes second is in the wallet', async () => {
    const rider = await kisumuPassenger(world);
    const id = await ended(rider);
    await pay(rider, id);
    const first = await promptOf(id);
    await simulators.mpesa.answer(first.id, 'unreachable');
    await until(rider, id, ({ state }) => state === 'unknown');
    await pay(rider, id);
    const second = await eventually(async () => {
      const entry = await promptOf(id);
      return entry.id === first.id ? undefined : entry;
    });
    await Promise.all([simulators.mpesa.answer(second.id, 'yes'), simulators.mpesa.answer(first.id, 'yes')]);
    wait(60);
    await eventually(async () => {
      await mindPayments(world);
      const { rows } = await world.db.execute(
        sql`select 1 from payments where purpose = 'ride' and subject_id = ${id} and state = 'succeeded'`,
      );
      return rows.length === 2;
    });
    expect(await walletOf(rider)).toBe('90.00');
    expect(await rideOf(own, id)).toMatchObject({ paidDirectly: '90.00', ending: { payment: { paid: true } } });
  });

  it('asks for what the wallet does not pay, and for whole shillings', async () => {
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 50_00, 'KES');
    const id = await ended(rider, { walletPart: '50', paymentMethod: 'mpesa' });
    const entry = await promptOf(id);
    expect(entry.amountMinor).toBe(40_00);
    await simulators.mpesa.answer(entry.id, 'yes');
    expect(await until(own, id, ({ paid }) => paid)).toMatchObject({ walletPart: '50.00', paidDirectly: '40.00' });
    expect(await walletOf(rider)).toBe('0.00');
  });

  it('is paid at a provider’s page by the passenger alone', async () => {
    const rider = await kisumuPassenger(world);
    const id = await ended(rider);
    expect((await rider.client.call(calls.paymentWays, { params: { id } })).ways).toEqual(['mpesa', 'paystack']);
    expect((await refused(own, id, { provider: 'paystack' })).code).toBe('not_found');
    await pay(rider, id, { provider: 'paystack' });
    const { ending } = await until(rider, id, ({ page }) => page !== null);
    expect((await rideOf(own, id)).ending?.payment).toMatchObject({ state: 'pending', page: null });
    expect((await refused(own, id)).code).toBe('payment_under_way');
    await fetch(there(ending?.payment?.page), { method: 'POST', body: new URLSearchParams({ answer: 'yes' }), redirect: 'manual' });
    await until(own, id, ({ paid }) => paid);
  });

  it('is nobody else’s to ask for, at no other phone by the driver, of no other sum, and not for ever', async () => {
    const [rider, stranger] = [await kisumuPassenger(world), await kisumuPassenger(world)];
    const id = await ended(rider);
    expect((await refused(stranger, id)).code).toBe('not_found');
    expect((await stranger.client.refused(calls.paymentWays, { params: { id } })).code).toBe('not_found');
    expect((await refused(own, id, { phone: '+254711222333' })).errors?.[0]?.path).toBe('phone');
    expect((await refused(rider, id, { provider: 'mtn_momo' })).code).toBe('not_found');
    expect(await refused(rider, id, { amount: '80' })).toMatchObject({ code: 'fare_changed', fare: '90.00' });
    wait(31 * 60);
    expect((await refused(rider, id)).code).toBe('illegal_transition');
    expect((await rider.client.call(calls.paymentWays, { params: { id } })).ways).toEqual([]);
  });

  it('is not taken for cash where the city does not offer it, or has no account for it', async () => {
    const rider = await passenger(world, { phone: '+254712009901', countryId: 'ke' });
    const body = {
      rideType: 'boda',
      pickupLocation: busPark,
      dropoffLocation: { lat: -0.0917, lng: 34.768, address: 'Milimani' },
      fare: '90',
    };
    const ask = async (paymentMethod: string) => {
      const { code, methods, errors } = await rider.client.refused(calls.requestRide, { body: { ...body, paymentMethod } });
      return { code, methods, path: errors?.[0]?.path };
    };
    expect(await ask('airtel_money')).toEqual({
      code: 'payment_method_unavailable',
      methods: ['cash', 'safiri_wallet', 'mpesa', 'paystack'],
      path: 'paymentMethod',
    });
    await world.db.execute(sql`update provider_accounts set is_active = false where provider = 'mpesa'`);
    expect(await ask('mpesa')).toMatchObject({ code: 'payment_method_unavailable', methods: ['cash', 'safiri_wallet', 'paystack'] });
    await world.db.execute(sql`update provider_accounts set is_active = true where provider = 'mpesa'`);
  });
});

it('leaves the books right', async () => {
  // Its clock runs ahead: what is asked about then is not yet due by the database's.
  expect(await brokenBooks(world, (name) => !name.includes('being asked about'))).toEqual([]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { food, groceries, kitchen, orderFood, orderGroceries, orderOf, shelves } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { connectProvider, useSimulators } from '../testing/payments.ts';
import {
  driver,
  eventually,
  goOnline,
  offerOf,
  passenger,
  rideBody,
  staffMember,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { calls } from '../testing/calls.ts';
import { refusalIn, there, type Answer } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
const simulators = useSimulators();
const byWallet = { paymentMethod: 'safiri_wallet' };
const named = (answer: Answer) => {
  const { errors, code } = refusalIn(answer);
  return errors?.[0]?.path ?? code;
};

describe('an order paid by the wallet', () => {
  it('sets its money aside, and gives it back with a reason', async () => {
    const [at, guest, staff] = [await kitchen(world), await passenger(world), await staffMember(world)];
    await topUp(world, guest, 200_00);
    const placed = (await orderFood(guest, food(at, byWallet))).body;
    expect(await walletOf(guest)).toBe('55.00');
    expect(named(await orderFood(guest, food(at, byWallet)))).toBe('paymentMethod');
    expect((await staff.answer(calls.rejectOrder, { params: { id: placed.id }, body: { reason: 'Out of rice' } })).status).toBe(200);
    expect(await orderOf(guest, placed.id)).toMatchObject({ status: 'rejected', endReason: 'Out of rice' });
    expect(await walletOf(guest)).toBe('200.00');
    expect((await staff.answer(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } })).status).toBe(409);
  });

  it('is one of ten that are placed at once, when the wallet holds enough for one', async () => {
    const [at, store, guest] = [await kitchen(world), await shelves(world), await passenger(world)];
    await topUp(world, guest, 150_00);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0 ? orderFood(guest, food(at, byWallet)) : orderGroceries(guest, groceries(store, byWallet)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ status }) => status !== 201).map(named)).toEqual(Array(9).fill('paymentMethod'));
    expect(Number(await walletOf(guest))).toBeGreaterThanOrEqual(0);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  it('does not spend the fare of a trip under way, nor the trip what an order set aside', async () => {
    const [at, rider, eater] = [await kitchen(world), await passenger(world), await passenger(world)];
    await topUp(world, rider, 150_00);
    expect((await rider.client.answer(calls.requestRide, { body: rideBody(byWallet) })).status).toBe(201);
    expect(named(await orderFood(rider, food(at, byWallet)))).toBe('paymentMethod');
    expect(named(await rider.client.answer(calls.purchase, { body: { packageId: 1, userId: rider.user.id } }))).toBe('balance_too_low');
    await topUp(world, eater, 150_00);
    expect((await orderFood(eater, food(at, byWallet))).status).toBe(201);
    expect(named(await eater.client.answer(calls.requestRide, { body: rideBody(byWallet) }))).toBe('paymentMethod');
  });

  it('and a trip, asked for at once, never spend the same money', async () => {
    const at = await kitchen(world);
    for (let i = 0; i < 6; i += 1) {
      const guest = await passenger(world);
      await topUp(world, guest, 150_00);
      const answers = await Promise.all([
        orderFood(guest, food(at, byWallet)),
        guest.client.answer(calls.requestRide, { body: rideBody(byWallet) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    }
  });
});

const balance = (account: string) => balanceOf(world.db, account, 'ZAR');
/** What a courier has in the hand, and is owed or owes. */
const courierHas = async ({ driverId }: DriverPerson) => [
  await balance(accounts.driverCash(driverId)),
  await balance(accounts.driverWallet(driverId)),
];
let courier: DriverPerson;

/** The shop takes an order, and the courier is on the way with it. */
async function onTheWay(placed: Order): Promise<number> {
  const staff = await staffMember(world);
  await goOnline(courier);
  await staff.call(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } });
  const { rideId } = await offerOf(courier);
  const step = (body: BodyIn<typeof calls.changeRide>) => courier.client.call(calls.changeRide, { params: { id: rideId }, body });
  await step({ status: 'accepted' });
  await staff.call(calls.orderReady, { params: { id: placed.id } });
  await step({ status: 'arrived' });
  await step({ status: 'in_progress' });
  return rideId;
}
/** And hands it over. */
async function handOver(guest: Person, placed: Order, rideId: number): Promise<void> {
  const { pin } = await orderOf(guest, placed.id);
  await courier.client.call(calls.changeRide, { params: { id: rideId }, body: { status: 'completed', pin: there(pin) } });
}
const collectOf = async (rideId: number) => (await courier.client.call(calls.getRide, { params: { id: rideId } })).delivery?.collect;
const place = async (guest: Person, body: BodyIn<typeof calls.placeFood>) => guest.client.call(calls.placeFood, { body });

describe('an order that wallet and cash pay together', () => {
  beforeAll(async () => {
    courier = await driver(world, { vehicleType: 'motorcycle' });
  });

  it('sets its part aside, tells the courier the rest, and pays both at the door', async () => {
    const [at, guest] = [await kitchen(world), await passenger(world)];
    await topUp(world, guest, 50_00);
    const placed = await place(guest, food(at, { walletPart: '50' }));
    expect(placed).toMatchObject({ totalAmount: '145.00', paymentMethod: 'cash', walletPart: '50.00', collect: '95.00' });
    expect(await walletOf(guest)).toBe('0.00');
    const before = await courierHas(courier);
    const rideId = await onTheWay(placed);
    expect(await collectOf(rideId)).toBe('95.00');
    await handOver(guest, placed, rideId);
    const [cash, owed] = await courierHas(courier);
    const { pay } = await courier.client.call(calls.getRide, { params: { id: rideId } });
    // 25 for the way from the wallet, 25 of the goods too; the courier holds 95 of the goods and owes them.
    expect([there(cash) - there(before[0]), there(owed) - there(before[1])]).toEqual([95_00, -95_00 + Number(there(pay).net) * 100]);
    expect(await balance(`merchant:${at.id}:balance`)).toBe(120_00);
    expect([await walletOf(guest), await balance(accounts.cashOf(guest.user.id))]).toEqual(['0.00', -95_00]);
  });

  it('gives back what the shelves lacked, of the cash first', async () => {
    const [at, guest, staff] = [await kitchen(world), await passenger(world), await staffMember(world)];
    await topUp(world, guest, 140_00);
    const placed = await place(guest, food(at, { walletPart: '140' }));
    await staff.call(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } });
    await staff.call(calls.changeLine, {
      params: { id: placed.id, lineId: there(placed.lines[0]).id },
      body: { state: 'picked', finalPrice: '90.00' },
    });
    expect(await orderOf(guest, placed.id)).toMatchObject({ totalAmount: '115.00', walletPart: '140.00', collect: null });
    await goOnline(courier);
    const { rideId } = await offerOf(courier);
    const step = (body: BodyIn<typeof calls.changeRide>) => courier.client.call(calls.changeRide, { params: { id: rideId }, body });
    await step({ status: 'accepted' });
    await staff.call(calls.orderReady, { params: { id: placed.id } });
    await step({ status: 'arrived' });
    await step({ status: 'in_progress' });
    expect(await collectOf(rideId)).toBe('0.00');
    await handOver(guest, placed, rideId);
    expect(await walletOf(guest)).toBe('25.00');
    expect(await balance(accounts.cashOf(guest.user.id))).toBe(0);
  });

  it('gives all of it back where it comes to nothing, and is refused beyond the wallet, as all of the total, and beside another method', async () => {
    const [at, guest, staff] = [await kitchen(world), await passenger(world), await staffMember(world)];
    await topUp(world, guest, 50_00);
    const placed = await place(guest, food(at, { walletPart: '50' }));
    await staff.call(calls.rejectOrder, { params: { id: placed.id }, body: { reason: 'Out of rice' } });
    expect(await walletOf(guest)).toBe('50.00');
    for (const [walletPart, changes] of [
      ['50.01', {}],
      ['145', {}],
      ['0', {}],
      ['50', byWallet],
    ] as const)
      expect([walletPart, named(await orderFood(guest, food(at, { walletPart, ...changes })))]).toEqual([walletPart, 'walletPart']);
  });
});

describe('an order that is paid by a provider before the door', () => {
  beforeAll(async () => {
    await connectProvider(world, simulators, 'paystack', 'za');
  });
  /** Its customer pays on the page. */
  async function payOnPage(guest: Person, id: number): Promise<void> {
    const page = await eventually(async () => (await orderOf(guest, id)).payment?.page, 'the page');
    await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }), redirect: 'manual' });
  }
  const untilPaid = (guest: Person, id: number, paid: boolean) =>
    eventually(async () => {
      const order = await orderOf(guest, id);
      // The order and its payment are read one after the other.
      const isThere = !paid || order.paymentMethod === 'safiri_wallet';
      return order.payment?.state === 'succeeded' && order.payment.paid === paid && isThere ? order : undefined;
    }, 'the payment');

  it('asks when it is placed, and once it has come the courier takes nothing', async () => {
    const [at, guest] = [await kitchen(world), await passenger(world)];
    const placed = await place(guest, food(at, { paymentMethod: 'paystack' }));
    expect(placed).toMatchObject({
      paymentMethod: 'cash',
      payBy: 'paystack',
      collect: '145.00',
      payment: { state: 'created', amount: '145.00' },
    });
    const rideId = await onTheWay(placed);
    expect(await collectOf(rideId)).toBe('145.00');
    await payOnPage(guest, placed.id);
    expect(await untilPaid(guest, placed.id, true)).toMatchObject({ paymentMethod: 'safiri_wallet', payBy: 'paystack', collect: null });
    await eventually(async () => (await collectOf(rideId)) === null, 'nothing to collect');
    const before = await courierHas(courier);
    await handOver(guest, placed, rideId);
    const [cash, owed] = await courierHas(courier);
    const { pay } = await courier.client.call(calls.getRide, { params: { id: rideId } });
    expect([there(cash) - there(before[0]), there(owed) - there(before[1])]).toEqual([0, Number(there(pay).net) * 100]);
    expect(await walletOf(guest)).toBe('0.00');
    expect(
      (await guest.client.refused(calls.startOrderPayment, { params: { id: placed.id }, body: { provider: 'paystack', amount: '145' } }))
        .code,
    ).toBe('illegal_transition');
  });

  it('keeps in the wallet what comes once it was handed over or called off, and is paid in part of the wallet', async () => {
    const [at, late, off, both] = [await kitchen(world), await passenger(world), await passenger(world), await passenger(world)];
    const cash = await place(late, food(at));
    const rideId = await onTheWay(cash);
    await late.client.call(calls.startOrderPayment, { params: { id: cash.id }, body: { provider: 'paystack', amount: '145' } });
    await handOver(late, cash, rideId);
    await payOnPage(late, cash.id);
    await untilPaid(late, cash.id, false);
    expect(await walletOf(late)).toBe('145.00');
    const called = await place(off, food(at, { paymentMethod: 'paystack' }));
    await off.client.call(calls.cancelOrder, { params: { id: called.id } });
    await payOnPage(off, called.id);
    await untilPaid(off, called.id, false);
    expect(await walletOf(off)).toBe('145.00');
    await topUp(world, both, 50_00);
    const part = await place(both, food(at, { paymentMethod: 'paystack', walletPart: '50' }));
    expect(part.payment).toMatchObject({ amount: '95.00' });
    await payOnPage(both, part.id);
    expect(await untilPaid(both, part.id, true)).toMatchObject({ walletPart: null, collect: null });
    await both.client.call(calls.cancelOrder, { params: { id: part.id } });
    expect(await walletOf(both)).toBe('145.00');
  });

  it('is nobody else’s, of no other sum, and asks for whole units', async () => {
    const [store, guest, stranger] = [await shelves(world), await passenger(world), await passenger(world)];
    const { body: placed } = await orderGroceries(guest, groceries(store));
    expect(await guest.client.call(calls.orderPaymentWays, { params: { id: placed.id } })).toMatchObject({
      ways: ['paystack'],
      amount: '95.00',
    });
    const refused = async (who: Person, amount: string) =>
      (await who.client.refused(calls.startOrderPayment, { params: { id: placed.id }, body: { provider: 'paystack', amount } })).code;
    expect([await refused(stranger, '95'), await refused(guest, '94.98')]).toEqual(['not_found', 'fare_changed']);
    expect((await stranger.client.refused(calls.orderPaymentWays, { params: { id: placed.id } })).code).toBe('not_found');
    await guest.client.call(calls.startOrderPayment, { params: { id: placed.id }, body: { provider: 'paystack', amount: '95' } });
    await payOnPage(guest, placed.id);
    await untilPaid(guest, placed.id, true);
    expect(await walletOf(guest)).toBe('0.02');
  });

  it('leaves the books right', async () => {
    expect(await brokenBooks(world)).toEqual([]);
  });
});

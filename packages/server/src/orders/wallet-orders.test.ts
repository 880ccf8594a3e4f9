import { describe, expect, it } from 'vitest';
import { food, groceries, kitchen, orderFood, orderGroceries, orderOf, shelves } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, rideBody, staffMember } from '../testing/people.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { calls } from '../testing/calls.ts';
import { refusalIn, type Answer } from '../testing/client.ts';

const world = useWorld();
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
    expect((await checkLedger(world.node.ctx.db)).faults).toEqual([]);
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

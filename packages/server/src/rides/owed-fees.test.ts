import { describe, expect, it } from 'vitest';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { calls } from '../testing/calls.ts';
import { feesIn, MINUTE } from '../testing/fees.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import { arrive, askForBoda, bodaRider, busPark, kisumuPassenger, milimani, moveRide, start } from '../testing/kisumu.ts';
import type { Person } from '../testing/people.ts';
import { complete } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { accounts } from '../wallet/public.ts';
import { payCoveredFees } from './pay-fees.ts';

const { wait, world, own } = useKisumu();
const { accepted, cancel, balance, driverBalance, feeOf, broken } = feesIn(world, wait, () => own);

describe('what is owed in Kisumu', () => {
  /** Somebody who owes 50. */
  async function owing(): Promise<{ rider: Person; feeId: number }> {
    const rider = await kisumuPassenger(world);
    const feeId = await accepted(rider, 4);
    await cancel(rider, feeId, '50');
    return { rider, feeId };
  }

  /** A ride in cash to its end. */
  async function ridden(rider: Person, changes: Parameters<typeof askForBoda>[1]): Promise<number> {
    const id = await accepted(rider, 0, changes);
    await arrive(world, own, id);
    await start(own, rider, id);
    wait(15 * MINUTE);
    await complete(world, own, id);
    return id;
  }
  const paid = (id: number, amount: string) => own.client.call(calls.answerCash, { params: { id }, body: { paid: amount } });

  it('is handed over with the next ride in cash, which is refused until it was seen', async () => {
    const { rider } = await owing();
    const way = { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani, fare: '90', paymentMethod: 'cash' };
    for (const owed of [undefined, '49.99']) {
      const refusal = await rider.client.refused(calls.requestRide, { body: { ...way, ...(owed === undefined ? {} : { owed }) } });
      expect(refusal).toMatchObject({ code: 'owed_changed', owed: '50.00' });
    }
    // Whoever else rides hands over their own fare alone.
    const other = await askForBoda(rider, { rider: { name: 'Akinyi', phone: '+254712009999' } });
    expect(other.owed).toBeNull();
    await moveRide(rider, other.id, { status: 'cancelled' });
  });

  it('stays owed where the driver says that the fare alone was paid, or says nothing, and nobody is paid from nothing', async () => {
    const { rider, feeId } = await owing();
    const before = await driverBalance();
    const unanswered = await ridden(rider, { owed: '50' });
    expect([await walletOf(rider), (await feeOf(feeId))?.status]).toEqual(['-50.00', 'owed']);
    const fareAlone = await ridden(rider, { owed: '50' });
    await paid(fareAlone, '90');
    expect([await walletOf(rider), (await feeOf(feeId))?.status]).toEqual(['-50.00', 'owed']);
    // The commission of two fares, and nothing of a debt that nobody paid.
    expect((await driverBalance()) - before).toBe(-2 * 10_80);
    await paid(unanswered, '120');
    expect([await walletOf(rider), (await feeOf(feeId))?.status]).toEqual(['-20.00', 'owed']);
    expect((await driverBalance()) - before).toBe(-2 * 10_80 - 30_00);
  });

  it('pays the first driver what the second says to have taken, once', async () => {
    const first = { ...own };
    const { rider, feeId } = await owing();
    await first.client.call(calls.setStatus, { params: { id: first.user.id }, body: { isOnline: false } });
    Object.assign(own, await bodaRider(world));
    const [firstHad, secondHad] = [await balance(accounts.driverWallet(first.driverId)), await driverBalance()];
    const id = await ridden(rider, { owed: '50' });
    expect((await balance(accounts.driverWallet(first.driverId))) - firstHad).toBe(0);
    await Promise.all([paid(id, '140'), paid(id, '140')]);
    expect((await balance(accounts.driverWallet(first.driverId))) - firstHad).toBe(44_00);
    expect((await driverBalance()) - secondHad).toBe(-10_80 - 50_00);
    expect([await walletOf(rider), (await feeOf(feeId))?.status]).toEqual(['0.00', 'paid']);
  });

  it('is paid within an hour of a wallet that was filled, not with what a ride under way is promised', async () => {
    const { rider, feeId } = await owing();
    await topUp(world, rider, 170_00, 'KES');
    const id = await accepted(rider, 0, { paymentMethod: walletMethodId });
    await topUp(world, rider, -10_00, 'KES');
    await payCoveredFees(world.node.ctx);
    expect((await feeOf(feeId))?.status).toBe('owed');
    await cancel(rider, id);
    await payCoveredFees(world.node.ctx);
    expect([await walletOf(rider), (await feeOf(feeId))?.status]).toEqual(['110.00', 'paid']);
  });
});

it('leaves the books right', async () => {
  expect(await broken()).toEqual([]);
});

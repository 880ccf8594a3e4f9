import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { calls } from '../testing/calls.ts';
import { feesIn, gone, MINUTE } from '../testing/fees.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import { arrive, askForBoda, busPark, kisumuFile, kisumuPassenger, milimani, moveRide, openKisumu, start } from '../testing/kisumu.ts';
import { complete, standAt } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';

const { clock, wait, world, own } = useKisumu();
const { accepted, cancel, noShow, balance, driverBalance, feeOf, broken } = feesIn(world, wait, () => own);

describe('calling off in Kisumu: free for three minutes after a driver accepted, then 50', () => {
  it('costs nothing before anybody accepted, and within the free minutes', async () => {
    const rider = await kisumuPassenger(world);
    const asked = await askForBoda(rider);
    expect((await cancel(rider, asked.id)).status).toBe(200);
    const id = await accepted(rider, 2.5);
    expect((await cancel(rider, id)).body.feeTerms?.charged).toBeNull();
    expect(await feeOf(id)).toBeUndefined();
    expect(await walletOf(rider)).toBe('0.00');
  });

  it('is refused with its price until it was seen, then owed in cash, and taken with the next trip', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 3.5);
    const refusal = await rider.client.refused(calls.changeRide, { params: { id }, body: { status: 'cancelled', fee: '49.99' } });
    expect(refusal).toMatchObject({ code: 'cancelling_costs', fee: '50.00' });
    expect((await rider.client.call(calls.getRide, { params: { id } })).status).toBe('accepted');
    const before = await driverBalance();
    const called = await cancel(rider, id, '50.00');
    expect(called.body).toMatchObject({
      status: 'cancelled',
      feeTerms: { charged: { kind: 'cancelled', amount: '50.00', status: 'owed', net: null } },
    });
    expect((await own.client.call(calls.getRide, { params: { id } })).feeTerms?.charged?.net).toBe('44.00');
    // Owed, and with nobody yet: what was not paid in is paid to nobody.
    expect(await walletOf(rider)).toBe('-50.00');
    expect(await balance(accounts.fees)).toBe(50_00);
    expect(await driverBalance()).toBe(before);

    const quote = await rider.client.call(calls.calculateFare, {
      body: { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani },
    });
    expect(quote.owed).toBe('50.00');
    const next = await accepted(rider, 0, { owed: '60.00' });
    await arrive(world, own, next);
    await start(own, rider, next);
    wait(15 * MINUTE);
    await complete(world, own, next);
    const ended = await own.client.call(calls.getRide, { params: { id: next } });
    // The fare is 90; 50 more are handed over.
    expect(ended).toMatchObject({ fare: '90.00', owed: '50.00', ending: { cash: { due: '140.00' } }, pay: { net: '79.20' } });
    expect(await rider.client.call(calls.getReceipt, { params: { id: next } })).toMatchObject({ total: '90.00', owed: '50.00' });
    expect((await own.client.call(calls.answerCash, { params: { id: next }, body: { paid: '140' } })).ending?.cash?.paid).toBe('140.00');
    expect(await walletOf(rider)).toBe('0.00');
    expect(await balance(accounts.fees)).toBe(0);
    expect((await feeOf(id))?.status).toBe('paid');
    // The driver owes 10.80 of the fare and the 50 that were taken in, and gets 44 of the fee.
    expect((await driverBalance()) - before).toBe(-10_80 - 50_00 + 44_00);
  });

  it('is paid at once from a wallet', async () => {
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 120_00, 'KES');
    const id = await accepted(rider, 4, { paymentMethod: walletMethodId });
    const [before, commission] = [await driverBalance(), await balance(accounts.commission)];
    expect((await cancel(rider, id, '50.00')).body.feeTerms?.charged?.status).toBe('paid');
    expect(await walletOf(rider)).toBe('70.00');
    expect((await driverBalance()) - before).toBe(44_00);
    expect((await balance(accounts.commission)) - commission).toBe(6_00);
  });

  it('costs nothing when the driver gives up, and little time has passed with the next one', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 10);
    await moveRide(own, id, { status: 'cancelled', reason: 'vehicle_problem' });
    // With another driver the free minutes begin anew.
    expect((await cancel(rider, id)).body).toMatchObject({ status: 'cancelled', feeTerms: { charged: null } });
    expect(await walletOf(rider)).toBe('0.00');
  });

  it('charges no more than may be owed', async () => {
    const rider = await kisumuPassenger(world);
    await world.db.transaction((tx) =>
      writeTransfer(tx, {
        reference: 'owed before',
        kind: 'adjustment',
        currency: 'KES',
        at: clock(),
        entries: [
          { account: accounts.wallet(rider.user.id), amountMinor: -180_00 },
          { account: accounts.outside, amountMinor: 180_00 },
        ],
      }),
    );
    const id = await accepted(rider, 4, { owed: '180' });
    expect((await cancel(rider, id, '50')).body.feeTerms?.charged?.amount).toBe('20.00');
    expect(await walletOf(rider)).toBe('-200.00');
    // From here on each ride in cash takes all of it along.
    const another = await accepted(rider, 4, { owed: '200' });
    expect((await cancel(rider, another, '50')).body.feeTerms?.charged).toBeNull();
  });

  it('goes by the version that priced the trip, to whom that says', async () => {
    await openKisumu(world, kisumuFile().replace('noShowFee: 50, to: driver', 'noShowFee: 50, to: operator'), 'tried in a test');
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 120_00, 'KES');
    const id = await accepted(rider, 4, { paymentMethod: walletMethodId });
    await openKisumu(world, kisumuFile().replace('fee: 50, noShowAfterMinutes', 'fee: 500, noShowAfterMinutes'), 'tried in a test');
    const [before, commission] = [await driverBalance(), await balance(accounts.commission)];
    expect((await cancel(rider, id, '50')).body.feeTerms?.charged?.amount).toBe('50.00');
    expect([(await driverBalance()) - before, (await balance(accounts.commission)) - commission]).toEqual([0, 50_00]);
    await openKisumu(world, kisumuFile(), 'tried in a test');
  });
});

describe('not coming in Kisumu: 50 after five minutes', () => {
  it.each<[string, number, typeof busPark, 'cancelled' | 'requested', string | undefined]>([
    ['before the time is over the trip goes to others', 4.5, busPark, 'requested', undefined],
    ['then it ends and costs', 5.5, busPark, 'cancelled', '50.00'],
    ['it costs nothing where the driver was not seen at the pickup', 5.5, { ...busPark, lat: busPark.lat + 0.004 }, 'cancelled', undefined],
  ])('%s', async (_name, minutes, at, status, amount) => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 0);
    await arrive(world, own, id, at);
    wait(minutes * MINUTE);
    await standAt(world, own, at);
    await noShow(id);
    const ride = await rider.client.call(calls.getRide, { params: { id } });
    expect([ride.status, ride.feeTerms?.charged?.amount]).toEqual([status, amount]);
    expect((await feeOf(id))?.kind).toBe(amount === undefined ? undefined : 'no_show');
    if (status === 'requested') await cancel(rider, id);
  });

  it('costs nothing where the car has gone meanwhile', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 0);
    await arrive(world, own, id);
    wait(5.5 * MINUTE);
    await standAt(world, own, milimani);
    await noShow(id);
    const ride = await rider.client.call(calls.getRide, { params: { id } });
    expect([ride.status, ride.feeTerms?.charged, await walletOf(rider)]).toEqual(['cancelled', null, '0.00']);
  });

  it('counts from when the car was seen there, said again', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 0);
    expect((await arrive(world, own, id, milimani)).feeTerms?.waitingSince).toBeNull();
    wait(2 * MINUTE);
    const seen = (await arrive(world, own, id)).feeTerms?.waitingSince ?? '';
    expect(Date.parse(seen)).toBeGreaterThan(clock().getTime() - MINUTE * 1000);
    wait(4.5 * MINUTE);
    // Seen once is enough: the wait goes on from there.
    expect((await arrive(world, own, id)).feeTerms?.waitingSince).toBe(seen);
    wait(1 * MINUTE);
    await standAt(world, own, busPark);
    await noShow(id);
    expect((await rider.client.call(calls.getRide, { params: { id } })).feeTerms?.charged?.amount).toBe('50.00');
  });

  it('is no reason once the passenger confirmed at the car, or sits in it', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 0);
    const refused = async () => (await own.client.refused(calls.changeRide, { params: { id }, body: gone })).errors?.[0]?.path;
    expect(await refused()).toBe('reason');
    await arrive(world, own, id);
    await rider.client.call(calls.confirmStart, { params: { id } });
    wait(10 * MINUTE);
    await standAt(world, own, busPark);
    expect(await refused()).toBe('reason');
    await moveRide(own, id, { status: 'in_progress' });
    expect(await refused()).toBe('reason');
    expect(await walletOf(rider)).toBe('0.00');
    await moveRide(own, id, { status: 'cancelled', reason: 'vehicle_problem' });
    expect([await feeOf(id), await walletOf(rider)]).toEqual([undefined, '0.00']);
  });

  it('is told once, with what it costs', async () => {
    const rider = await kisumuPassenger(world);
    const id = await accepted(rider, 0);
    await arrive(world, own, id);
    wait(5.5 * MINUTE);
    await standAt(world, own, busPark);
    await noShow(id);
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, rider.user.id));
    const kinds = told.map(({ kind }) => kind);
    expect(kinds).toContain('toldNoShowFee');
    expect(kinds).not.toContain('toldCancelledByDriver');
  });
});

it('leaves the books right', async () => {
  expect(await broken()).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { moneyOf, owe, payInByPhone } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import {
  arrive,
  askForBoda,
  bodaRider,
  busPark,
  kisumuFile,
  kisumuPassenger,
  movedClock,
  moveRide,
  openKisumu,
  start,
  takeRide,
} from '../testing/kisumu.ts';
import { connectProvider, useSimulators } from '../testing/payments.ts';
import { eventually, type DriverPerson } from '../testing/people.ts';
import { standAt } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';

const { clock } = movedClock();
const world = useWorld({ markets: false, clock, dispatch: true });
const simulators = useSimulators();
/** Kisumu lets drivers owe 1,000 shillings. */
beforeAll(async () => {
  await openKisumu(world, kisumuFile().replace('payments: [cash]', 'payments: [cash, wallet]'));
  await connectProvider(world, simulators, 'mpesa', 'ke');
});

const whyOf = ({ client, driverId }: DriverPerson) => client.call(calls.whyNoTrips, { params: { id: driverId } });
const offerTo = ({ client, driverId }: DriverPerson) => client.call(calls.getOffer, { params: { id: driverId } });
const goOffline = ({ client, user }: DriverPerson) => client.call(calls.setStatus, { params: { id: user.id }, body: { isOnline: false } });
const cancel = (who: { client: DriverPerson['client'] }, id: number) =>
  who.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });

describe('the one number of a driver', () => {
  it('is nothing at first, then what a trip in cash left to owe and one from the wallet brought, line by line', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    expect(await moneyOf(own)).toEqual({
      currency: 'KES',
      countryId: 'ke',
      balance: '0.00',
      setAside: '0.00',
      state: 'none',
      limit: '1000.00',
      lines: [],
    });
    await topUp(world, rider, 1000_00, 'KES');
    for (const paymentMethod of ['cash', walletMethodId]) {
      const { id } = await askForBoda(rider, { paymentMethod });
      await takeRide(own, id);
      await arrive(world, own, id);
      await start(own, rider, id);
      await moveRide(own, id, { status: 'completed', endReason: 'other' });
      await standAt(world, own, { lat: busPark.lat + 0.002, lng: busPark.lng });
    }
    const { balance, state, lines } = await moneyOf(own);
    const amounts = new Map(lines.map(({ line, amount }) => [line, Number(amount)]));
    expect([...amounts.keys()]).toEqual(['trips', 'cash_commission']);
    expect(amounts.get('cash_commission')).toBeLessThan(0);
    expect(amounts.get('trips')).toBeGreaterThan(0);
    expect([...amounts.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(balance), 6);
    expect(state).toBe('none');
    expect((await own.client.call(calls.getEarnings)).balance).toBe(balance);
    await goOffline(own);
  });

  it('warns from four fifths of the limit on, and says what is before the week as one line', async () => {
    const own = await bodaRider(world);
    await goOffline(own);
    await owe(world, own, 'KES', -799_00);
    expect((await moneyOf(own)).state).toBe('owes');
    await owe(world, own, 'KES', -1_00);
    expect(await moneyOf(own)).toMatchObject({ balance: '-800.00', state: 'near', lines: [{ line: 'corrections', amount: '-800.00' }] });
    await owe(world, own, 'KES', -200_00);
    expect((await moneyOf(own)).state).toBe('reached');
    await owe(world, own, 'ZAR', 5_00);
    expect(
      (await own.client.call(calls.getDriverMoney)).sums.map(({ currency, countryId, limit }) => [currency, countryId, limit]),
    ).toEqual([
      ['KES', 'ke', '1000.00'],
      ['ZAR', 'za', null],
    ]);
  });
});

describe('a driver at the limit', () => {
  it('is offered no trips in cash, reads why, has others, and all of them again once the debt is paid', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    await owe(world, own, 'KES', -1000_00);
    const inCash = await askForBoda(rider);
    const why = await eventually(async () => {
      const found = await whyOf(own);
      return found.near === 1 ? found : undefined;
    }, 'a round');
    expect(why).toMatchObject({ offered: 0, reasons: [{ gate: 'owes_money', requests: 1 }], now: { owesTooMuch: true } });
    expect(await offerTo(own)).toBeNull();
    await cancel(rider, inCash.id);

    await topUp(world, rider, 1000_00, 'KES');
    const byWallet = await askForBoda(rider, { paymentMethod: walletMethodId });
    expect(await eventually(() => offerTo(own), 'the offer by wallet')).toMatchObject({ rideId: byWallet.id });
    await cancel(rider, byWallet.id);

    const again = await askForBoda(rider);
    await eventually(async () => (await whyOf(own)).near === 3, 'a round');
    expect(await offerTo(own)).toBeNull();
    const paid = await payInByPhone(simulators, own, '1');
    expect(paid).toMatchObject({ purpose: 'pay_in', amount: '1.00' });
    expect(await moneyOf(own)).toMatchObject({ balance: '-999.00', state: 'near' });
    expect(await eventually(() => offerTo(own), 'the offer in cash')).toMatchObject({ rideId: again.id });
    expect((await whyOf(own)).now.owesTooMuch).toBe(false);
    await cancel(rider, again.id);
    await goOffline(own);
  });

  it('takes no trip in cash that was offered before, and it goes to others', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    const { id } = await askForBoda(rider);
    await eventually(() => offerTo(own), 'the offer');
    await owe(world, own, 'KES', -1000_00);
    const refusal = await own.client.refused(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
    expect(refusal.code).toBe('owes_money');
    const [ride] = await world.db.select({ status: rides.status }).from(rides).where(eq(rides.id, id));
    const offers = await world.db.select({ status: rideOffers.status }).from(rideOffers).where(eq(rideOffers.rideId, id));
    expect([ride?.status, offers.map(({ status }) => status)]).toEqual(['requested', ['withdrawn']]);
    expect((await own.client.refused(calls.startHail, { body: { rideType: 'boda' } })).code).toBe('owes_money');
    await cancel(rider, id);
    await goOffline(own);
  });

  it('leaves the books in order', async () => {
    expect(await brokenBooks(world)).toEqual([]);
  });
});

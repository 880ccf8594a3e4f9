import { beforeAll, describe, expect, it } from 'vitest';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { findBroken } from '../invariants/check.ts';
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
  moveRide,
  openKisumu,
  start,
  takeRide,
} from '../testing/kisumu.ts';
import { eventually, type DriverPerson, type Person } from '../testing/people.ts';
import { complete, driveThere, endUnproven, standAt } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { accounts, balanceOf, writeTransfer } from '../wallet/public.ts';

const { clock, wait } = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock });
const allowed = kisumuFile().replace('topUp: false,', 'topUp: false, split: true,');
let own: DriverPerson;
beforeAll(async () => {
  await openKisumu(world, allowed);
  own = await bodaRider(world);
});

/** Somebody of Kisumu with so many shillings in the wallet. */
async function withWallet(shillings: number): Promise<Person> {
  const rider = await kisumuPassenger(world);
  await topUp(world, rider, shillings * 100, 'KES');
  return rider;
}
/** A boda for 90, of which the wallet pays 50: on the road. */
async function underWay(rider: Person, { waits = 0 } = {}): Promise<number> {
  await standAt(world, own, busPark);
  const { id } = await askForBoda(rider, { walletPart: '50' });
  await takeRide(own, id);
  await arrive(world, own, id);
  wait(waits);
  await start(own, rider, id);
  wait(15 * 60);
  return id;
}
const rideOf = (who: Person, id: number) => who.client.call(calls.getRide, { params: { id } });
const walletRead = (rider: Person) => rider.client.call(calls.getWallet);
const balance = (account: string) => balanceOf(world.db, account, 'KES');
const refused = async (rider: Person, changes: Parameters<typeof askForBoda>[1]) => {
  const { fare, quoteId } = there(
    (
      await rider.client.call(calls.calculateFare, {
        body: { rideType: 'boda', pickupLocation: busPark, dropoffLocation: there(changes?.dropoffLocation) },
      })
    ).fares[0],
  );
  const body = { rideType: 'boda', pickupLocation: busPark, paymentMethod: 'cash', fare, quoteId: quoteId ?? '', ...changes };
  return (await rider.client.refused(calls.requestRide, { body: body as never })).errors?.[0]?.path;
};

describe('a ride that wallet and cash pay together', () => {
  it('tells the driver what to collect, and moves both parts when it ends', async () => {
    const rider = await withWallet(50);
    await standAt(world, own, busPark);
    const asked = await askForBoda(rider, { walletPart: '50' });
    expect(asked).toMatchObject({ fare: '90.00', paymentMethod: 'cash', walletPart: '50.00' });
    // What is promised is spent by nothing else.
    expect(await walletRead(rider)).toMatchObject({ balance: '50.00', spendable: '0.00' });
    const offer = await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
    expect(offer).toMatchObject({ fare: '90.00', collect: '40.00' });
    await moveRide(own, asked.id, { status: 'accepted' });
    const change = await rider.client.call(calls.askForChange, { params: { id: asked.id }, body: { amount: '200.00' } });
    expect(change.changeFor).toBe('200.00');
    await arrive(world, own, asked.id);
    await start(own, rider, asked.id);
    wait(15 * 60);
    const before = await balance(accounts.driverCash(own.driverId));
    await complete(world, own, asked.id);
    const seen = await rideOf(own, asked.id);
    expect(seen).toMatchObject({ walletPart: '50.00', changeFor: '200.00', ending: { cash: { due: '40.00', paid: null } } });
    expect((await balance(accounts.driverCash(own.driverId))) - before).toBe(40_00);
    expect([await balance(accounts.wallet(rider.user.id)), await balance(accounts.cashOf(rider.user.id))]).toEqual([0, -40_00]);
    // The wallet's part less the commission on all of it.
    const { pay } = await rideOf(own, asked.id);
    expect(Number((await moneyOf(own)).balance)).toBeCloseTo(50 - Number(there(pay).commission), 2);
    expect(await rider.client.call(calls.getReceipt, { params: { id: asked.id } })).toMatchObject({ total: '90.00', walletPart: '50.00' });
    const tooMuch = await own.client.refused(calls.answerCash, { params: { id: asked.id }, body: { paid: '41' } });
    expect(tooMuch.errors?.[0]?.path).toBe('paid');
    expect((await own.client.call(calls.answerCash, { params: { id: asked.id }, body: { paid: '40' } })).ending?.cash?.paid).toBe('40.00');
  });

  it.each([
    // Taken out of the wallet meanwhile, then paid by it, and due in cash; prices are multiples of ten.
    [25, '20.00', '70.00', '5.00'],
    [45, null, '90.00', '5.00'],
    [60, null, '90.00', '-10.00'],
  ])('takes more cash where the wallet lost %i meanwhile', async (lost, walletPart, due, left) => {
    const rider = await withWallet(50);
    const id = await underWay(rider);
    await rider.client.call(calls.askForChange, { params: { id }, body: { amount: '200.00' } });
    await world.db.transaction(async (tx) => {
      await writeTransfer(tx, {
        reference: `test:lost:${id}`,
        kind: 'adjustment',
        currency: 'KES',
        at: clock(),
        entries: [
          { account: accounts.wallet(rider.user.id), amountMinor: -lost * 100 },
          { account: accounts.outside, amountMinor: lost * 100 },
        ],
      });
    });
    await complete(world, own, id);
    expect(await rideOf(own, id)).toMatchObject({ walletPart, changeFor: '200.00', ending: { cash: { due } } });
    expect((await walletRead(rider)).balance).toBe(left);
  });

  it('takes what waiting costs in cash, and less cash where it ends early for less', async () => {
    const [waited, early] = [await withWallet(50), await withWallet(50)];
    const longer = await underWay(waited, { waits: 8 * 60 });
    await complete(world, own, longer);
    expect(await rideOf(own, longer)).toMatchObject({ fare: '100.00', walletPart: '50.00', ending: { cash: { due: '50.00' } } });
    const shorter = await underWay(early);
    await driveThere(world, own, shorter, { lat: busPark.lat + 0.004, lng: busPark.lng });
    await endUnproven(own, shorter, 'passenger_ended_here');
    expect(await rideOf(own, shorter)).toMatchObject({ fare: '60.00', walletPart: '50.00', ending: { cash: { due: '10.00' } } });
  });

  it('gives the wallet back where it is called off', async () => {
    const rider = await withWallet(50);
    const { id } = await askForBoda(rider, { walletPart: '50' });
    await moveRide(rider, id, { status: 'cancelled', reason: 'changed_my_mind' });
    expect([await walletOf(rider), (await walletRead(rider)).spendable]).toEqual(['50.00', '50.00']);
  });

  it('is refused beyond what the wallet has, as all of the fare, for somebody else, and where it is not offered', async () => {
    const rider = await withWallet(50);
    const to = { lat: -0.0917, lng: 34.768, address: 'Milimani' };
    for (const walletPart of ['50.01', '90', '0'])
      expect([walletPart, await refused(rider, { dropoffLocation: to, walletPart })]).toEqual([walletPart, 'walletPart']);
    expect(await refused(rider, { dropoffLocation: to, walletPart: '50', paymentMethod: walletMethodId })).toBe('walletPart');
    const other = { name: 'Achieng', phone: '+254711555001' };
    expect(await refused(rider, { dropoffLocation: to, walletPart: '50', rider: other })).toBe('walletPart');
    await openKisumu(world, kisumuFile(), 'a test');
    expect(await refused(rider, { dropoffLocation: to, walletPart: '50' })).toBe('walletPart');
    await openKisumu(world, allowed, 'a test');
  });
});

it('leaves the books right', async () => {
  expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import {
  arrive,
  askForBoda,
  busPark,
  kisumuFile,
  kisumuPassenger,
  milimani,
  moveRide,
  openKisumu,
  start,
  takeRide,
} from '../testing/kisumu.ts';
import type { Person } from '../testing/people.ts';
import { complete, driveThere, endUnproven, standAt } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

const MINUTE = 60;
/** As long as {@link complete} takes a trip to have been on the road. */
const DRIVEN = 15 * MINUTE;
const { wait, world, own } = useKisumu();
/** A boda that waited so many minutes at the bus park, on the road for as long as it takes. */
async function underWay(rider: Person, minutes: number, at = busPark, changes: Parameters<typeof askForBoda>[1] = {}): Promise<number> {
  await standAt(world, own, busPark);
  const { id } = await askForBoda(rider, changes);
  await takeRide(own, id);
  await arrive(world, own, id, at);
  wait(minutes * MINUTE);
  await start(own, rider, id);
  wait(DRIVEN);
  return id;
}

const receiptOf = (rider: Person, id: number) => rider.client.call(calls.getReceipt, { params: { id } });
const linesOf = async (rider: Person, id: number) => (await receiptOf(rider, id)).lines.map(({ kind, amount }) => [kind, amount]);

/** 1,988 m by boda: 50 + 1.988 × 20 = 89.76, rounded 90. */
const plainLines = [
  ['base', '50.00'],
  ['distance', '39.76'],
  ['rounding', '0.24'],
];

describe('waiting in Kisumu: three minutes are free, then 2 a minute', () => {
  it('is named by the quote, charged, taken commission of, and on the receipt of both, whatever the document says meanwhile', async () => {
    const rider = await kisumuPassenger(world);
    const quote = await rider.client.call(calls.calculateFare, {
      body: { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani },
    });
    const terms = { freeMinutes: 3, perMinute: '2.00', mostMinutes: 15 };
    expect(quote.fares.map(({ rideType, service }) => [rideType, service.feeTerms])).toEqual([
      [
        'boda',
        {
          waiting: terms,
          cancellation: { freeMinutes: 3, fee: '50.00', noShowAfterMinutes: 5, noShowFee: '50.00' },
          stop: { fee: '20.00', freeMinutes: 3 },
        },
      ],
      ['tuktuk', null],
      ['share', null],
    ]);
    const ride = await askForBoda(rider);
    expect(ride).toMatchObject({ fare: '90.00', feeTerms: { waiting: terms, waitingSince: null } });
    await rider.client.call(calls.askForChange, { params: { id: ride.id }, body: { amount: '200.00' } });
    await takeRide(own, ride.id);
    const arrived = await arrive(world, own, ride.id);
    expect(arrived.feeTerms?.waitingSince).toBe(arrived.arrivedAt);
    // Dearer from now on: of trips that are asked for from now on.
    const why = 'tried in a test';
    await openKisumu(world, kisumuFile().replace('perMinute: 2,', 'perMinute: 20,'), why);
    // Four minutes and a half beyond the free ones: five were begun.
    wait(7.5 * MINUTE);
    await start(own, rider, ride.id);
    wait(DRIVEN);
    await driveThere(world, own, ride.id);
    const ends = await Promise.all(
      [1, 2].map(() => own.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed' } })),
    );
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    // 89.76 + 5 × 2 = 99.76, rounded 100.
    expect(await receiptOf(rider, ride.id)).toMatchObject({ total: '100.00', quoted: null });
    expect(await linesOf(rider, ride.id)).toEqual([
      ['base', '50.00'],
      ['distance', '39.76'],
      ['waiting', '10.00'],
      ['rounding', '0.24'],
    ]);
    const ended = await own.client.call(calls.getRide, { params: { id: ride.id } });
    expect(ended).toMatchObject({ fare: '100.00', changeFor: '200.00', ending: { cash: { due: '100.00', paid: null } } });
    // Twelve percent of all of it.
    expect(ended.pay).toMatchObject({ commission: '12.00', net: '88.00' });
    expect(await balanceOf(world.db, accounts.driverCash(own.driverId), 'KES')).toBe(100_00);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(-12_00);
    expect(await world.db.$count(ledgerTransfers, eq(ledgerTransfers.rideId, ride.id))).toBe(1);
    const paid = await own.client.call(calls.answerCash, { params: { id: ride.id }, body: { paid: '100' } });
    expect(paid.ending?.cash).toEqual({ due: '100.00', paid: '100.00' });
    await openKisumu(world, kisumuFile(), why);
  });

  it('costs nothing within the free minutes', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider, 2.5);
    await complete(world, own, id);
    expect(await linesOf(rider, id)).toEqual(plainLines);
  });

  it('ends when the passenger confirms at the car, however late the driver starts', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id } = await askForBoda(rider);
    await takeRide(own, id);
    await arrive(world, own, id);
    wait(2 * MINUTE);
    const { feeTerms } = await rider.client.call(calls.confirmStart, { params: { id } });
    expect(Date.parse(feeTerms?.waitingUntil ?? '')).toBeGreaterThan(Date.parse(feeTerms?.waitingSince ?? ''));
    wait(10 * MINUTE);
    await moveRide(own, id, { status: 'in_progress' });
    wait(DRIVEN);
    await complete(world, own, id);
    expect(await linesOf(rider, id)).toEqual(plainLines);
  });

  it('costs nothing where the position of the driver does not show them at the pickup', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider, 10, { ...busPark, lat: busPark.lat + 0.004 });
    const ride = await rider.client.call(calls.getRide, { params: { id } });
    expect(ride.feeTerms?.waitingSince).toBeNull();
    await complete(world, own, id);
    expect(await linesOf(rider, id)).toEqual(plainLines);
  });

  it('forgets what the passenger was going to hand over where that does not pay it any more', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider, 30);
    await world.db.update(rides).set({ changeForMinor: 110_00 }).where(eq(rides.id, id));
    await complete(world, own, id);
    // The most is fifteen minutes: 89.76 + 30 = 119.76, rounded 120.
    expect(await rider.client.call(calls.getRide, { params: { id } })).toMatchObject({ fare: '120.00', changeFor: null });
  });

  it('is added to what the way driven costs where the trip ends early', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider, 30);
    await driveThere(world, own, id, { lat: busPark.lat + 0.004, lng: busPark.lng });
    await endUnproven(own, id, 'passenger_ended_here');
    const [row] = await world.db.select().from(rides).where(eq(rides.id, id));
    // 445 m: 50 + 8.90, with the waiting 88.90; the quote was 90.
    expect(row).toMatchObject({ chargedMeters: 445, quotedMinor: 90_00, waitingMinor: 30_00, fareMinor: 90_00 });
    expect(await linesOf(rider, id)).toEqual([
      ['base', '50.00'],
      ['distance', '8.90'],
      ['waiting', '30.00'],
      ['rounding', '1.10'],
    ]);
    expect((await receiptOf(rider, id)).quoted).toBeNull();
  });

  it('is promised by a wallet before the trip begins, so that nobody pays out what was never paid in', async () => {
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 119_00, 'KES');
    await standAt(world, own, busPark);
    const way = { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani, fare: '90', paymentMethod: walletMethodId };
    const refusal = await rider.client.refused(calls.requestRide, { body: way });
    expect(refusal.errors?.[0]).toMatchObject({ path: 'paymentMethod', message: expect.stringMatching(/hold KSh.*120.*fare of KSh.*90/) });
    await topUp(world, rider, 1_00, 'KES');
    const id = await underWay(rider, 30, busPark, { paymentMethod: walletMethodId });
    await complete(world, own, id);
    expect((await receiptOf(rider, id)).total).toBe('120.00');
    expect(await balanceOf(world.db, accounts.wallet(rider.user.id), 'KES')).toBe(0);
  });

  it('begins anew with the next driver', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id } = await askForBoda(rider);
    await takeRide(own, id);
    await arrive(world, own, id);
    wait(4 * MINUTE);
    await moveRide(own, id, { status: 'cancelled', reason: 'vehicle_problem' });
    expect(await rider.client.call(calls.getRide, { params: { id } })).toMatchObject({
      status: 'requested',
      feeTerms: { waitingSince: null },
    });
    await moveRide(rider, id, { status: 'cancelled' });
  });
});

it('leaves the books right', async () => {
  expect(await brokenBooks(world)).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { findBroken } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { ask, bank, quoted, say, shop, way } from '../testing/kisumu-stops.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import { arrive, bodaRider, busPark, kisumuPassenger, milimani, start, takeRide } from '../testing/kisumu.ts';
import type { Person } from '../testing/people.ts';
import { complete, driveThere, standAt } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { exportRides, forgetRides } from './own-data.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

const MINUTE = 60;
/** As long as {@link complete} takes a trip to have been on the road. */
const DRIVEN = 15 * MINUTE;
const { clock, wait, world, own } = useKisumu();

/** The passenger gets in at once: nobody waits at the pickup, whenever the trip is said to have begun. */
async function board(rider: Person, id: number): Promise<void> {
  await arrive(world, own, id);
  await rider.client.call(calls.confirmStart, { params: { id } });
  await start(own, rider, id);
}

/** A trip with two stops whose passenger is on board. */
async function onBoard(rider: Person): Promise<number> {
  await standAt(world, own, busPark);
  const { id } = await ask(rider);
  await takeRide(own, id);
  await board(rider, id);
  return id;
}

const receiptOf = (rider: Person, id: number) => rider.client.call(calls.getReceipt, { params: { id } });
const rowOf = async (id: number) => {
  const [row] = await world.db.select().from(rides).where(eq(rides.id, id));
  if (row === undefined) throw new Error('no ride');
  return row;
};

describe('stops of a boda in Kisumu: 20 each, three minutes are free, then 2 a minute', () => {
  it('are in the quote, the offer, the trip, what both are paid and pay, and on the receipt', async () => {
    const rider = await kisumuPassenger(world);
    const { quote, boda } = await quoted(rider);
    const straight = await quoted(rider, { ...way, stops: [] });
    expect(quote.fares.map(({ rideType }) => rideType)).toEqual(['boda']);
    expect(boda?.service.feeTerms?.stop).toEqual({ fee: '20.00', freeMinutes: 3 });
    expect(boda?.lines).toContainEqual({ kind: 'stops', amount: '40.00' });
    expect(quote.distance).toBeGreaterThanOrEqual(straight.quote.distance);
    // When it is at each, on the way to the end.
    const [first = 0, second = 0] = quote.stopMinutes;
    expect([first > 0, second >= first, quote.duration >= second, quote.stopMinutes.length]).toEqual([true, true, true, 2]);
    expect(straight.quote.stopMinutes).toEqual([]);
    expect(Number(boda?.fare) - Number(straight.boda?.fare)).toBeGreaterThanOrEqual(40);

    await standAt(world, own, busPark);
    const ride = await ask(rider);
    const none = { arrivedAt: null, waitingSince: null, leftAt: null };
    expect(ride.stops).toEqual([
      { ...bank, ...none },
      { ...shop, ...none },
    ]);
    const { id } = ride;
    await takeRide(own, id);
    await board(rider, id);
    await standAt(world, own, bank);
    const here = await say(own, id, 1, 'arrived');
    expect(here.body.stops[0]).toMatchObject({ arrivedAt: here.body.stops[0]?.waitingSince, leftAt: null });
    // Standing there, both read the minutes to what comes next.
    const toShop = distanceMeters(bank, shop);
    const seen = [
      await own.client.call(calls.driverActiveRide, { params: { id: own.driverId } }),
      await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } }),
    ];
    for (const ride of seen) {
      expect(ride?.eta?.meters).toBeGreaterThanOrEqual(Math.floor(toShop));
      expect(ride?.eta?.meters).toBeLessThan(distanceMeters(bank, milimani));
    }
    wait(5.5 * MINUTE);
    await say(own, id, 1, 'left');
    await standAt(world, own, shop);
    await say(own, id, 2, 'arrived');
    wait(MINUTE);
    await say(own, id, 2, 'left');
    expect((await rider.client.call(calls.getRide, { params: { id } })).stops.every(({ leftAt }) => leftAt !== null)).toBe(true);
    wait(DRIVEN);
    await complete(world, own, id);

    const row = await rowOf(id);
    // Two minutes and a half beyond the free ones at the bank: three were begun. None at the shop.
    expect(row).toMatchObject({ waitingMinor: 6_00, quotedMinor: null, endReason: null, confirmation: 'plain' });
    const unrounded = 50_00 + Math.round(row.distanceMeters * 2) + 40_00 + 6_00;
    const total = Math.floor((unrounded + 5_00) / 10_00) * 10_00;
    const receipt = await receiptOf(rider, id);
    expect([receipt.total, receipt.stops.filter(({ made }) => made).length]).toEqual([(total / 100).toFixed(2), 2]);
    const amounts = new Map(receipt.lines.map(({ kind, amount }) => [kind, Number(amount)]));
    expect([amounts.get('stops'), amounts.get('waiting')]).toEqual([40, 6]);
    expect([...amounts.values()].reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(total);
    expect(await balanceOf(world.db, accounts.driverCash(own.driverId), 'KES')).toBe(total);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(-Math.round(total * 0.12));
    expect(await world.db.$count(ledgerTransfers, eq(ledgerTransfers.rideId, id))).toBe(1);
  });

  it('are told to the driver before they take the trip', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id, distance } = await ask(rider);
    let offer = null;
    while (offer === null) offer = await own.client.call(calls.getOffer, { params: { id: own.driverId } });
    expect(offer).toMatchObject({ rideId: id, stops: [bank, shop], tripDistance: distance });
    await rider.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
  });

  it('are refused at their field', async () => {
    const rider = await kisumuPassenger(world);
    const away = { lat: -1.2864, lng: 36.8172, address: 'Nairobi' };
    const refusals: Array<[object, string]> = [
      [{ stops: [bank, shop, bank] }, 'stops'],
      [{ stops: [{ ...bank, address: ' ' }] }, 'stops.0.address'],
      [{ stops: [bank, away] }, 'stops.1'],
      [{ stops: [bank, bank] }, 'stops.1'],
      [{ stops: [busPark] }, 'stops.0'],
      [{ stops: [bank, milimani] }, 'stops.1'],
      [{ rideType: 'tuktuk' }, 'stops'],
      [{ rideType: 'share' }, 'stops'],
    ];
    for (const [changes, path] of refusals) {
      const body = { ...way, ...changes };
      if (!('rideType' in changes)) expect((await rider.client.refused(calls.calculateFare, { body })).errors?.[0]?.path).toBe(path);
      const asked = { ...body, fare: '500', paymentMethod: 'cash' };
      expect((await rider.client.refused(calls.requestRide, { body: asked })).errors?.[0]?.path).toBe(path);
      const pickupAt = new Date(clock().getTime() + 3_600_000).toISOString();
      expect((await rider.client.refused(calls.schedule, { body: { ...asked, pickupAt } })).errors?.[0]?.path).toBe(path);
    }
    const byPackage = { ...way, fare: '500', paymentMethod: PACKAGE_METHOD };
    expect((await rider.client.refused(calls.requestRide, { body: byPackage })).errors?.[0]?.path).toBe('paymentMethod');
  });

  it('are quoted for every service that makes them, whichever was asked for, and said of those that make none', async () => {
    const rider = await kisumuPassenger(world);
    const { quote, boda } = await quoted(rider, { ...way, rideType: 'tuktuk' });
    expect([quote.rideType, quote.fare, quote.quoteId]).toEqual(['boda', boda?.fare, boda?.quoteId]);
    expect(quote.fares.map(({ rideType }) => rideType)).toEqual(['boda']);
    expect(quote.withoutStops.map(({ rideType }) => rideType)).toContain('tuktuk');
    expect((await quoted(rider, { ...way, rideType: 'tuktuk', stops: [] })).quote.withoutStops).toEqual([]);
  });

  it('may lead back to where the ride began, and are no others than those of the quote', async () => {
    const rider = await kisumuPassenger(world);
    const back = await ask(rider, { stops: [bank], dropoffLocation: busPark });
    expect(back.distance).toBeGreaterThan(0);
    await rider.client.call(calls.changeRide, { params: { id: back.id }, body: { status: 'cancelled' } });
    const { boda } = await quoted(rider, { ...way, stops: [] });
    const body = { ...way, fare: boda?.fare ?? '', paymentMethod: 'cash', quoteId: boda?.quoteId ?? '' };
    expect((await rider.client.refused(calls.requestRide, { body })).code).toBe('quote_expired');
  });

  it('are made by the driver of the trip alone, in their order, and once', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id } = await ask(rider);
    await takeRide(own, id);
    await arrive(world, own, id);
    expect((await say(own, id, 1, 'arrived')).status).toBe(409);
    await start(own, rider, id);
    const other = await bodaRider(world);
    expect((await say(other, id, 1, 'arrived')).status).toBe(404);
    expect((await say(rider, id, 1, 'arrived')).status).toBe(403);
    expect((await say(own, id, 2, 'arrived')).status).toBe(409);
    expect((await say(own, id, 1, 'left')).status).toBe(409);
    await standAt(world, own, bank);
    const both = await Promise.all([say(own, id, 1, 'arrived'), say(own, id, 1, 'arrived')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.stops).toEqual(both[1]?.body.stops);
    expect((await say(own, id, 1, 'skipped')).status).toBe(409);
    await say(own, id, 1, 'left');
    expect((await say(own, id, 1, 'left')).status).toBe(200);
    const kinds = (await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, id))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('stop_'))).toEqual(['stop_arrived', 'stop_left']);
    await say(own, id, 2, 'arrived');
    await say(own, id, 2, 'left');
    wait(DRIVEN);
    await complete(world, own, id);
    // A lost answer is asked for again after the end, too.
    expect((await say(own, id, 2, 'left')).status).toBe(200);
  });

  it('cost nothing where they are left out, and the driver says why', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onBoard(rider);
    await standAt(world, own, bank);
    await say(own, id, 1, 'arrived');
    await say(own, id, 1, 'left');
    await say(own, id, 2, 'skipped');
    wait(DRIVEN);
    await driveThere(world, own, id);
    const end = { params: { id }, body: { status: 'completed' as const } };
    const refusal = await own.client.refused(calls.changeRide, end);
    expect(refusal).toMatchObject({ code: 'end_unproven', missing: ['stops'], detail: expect.stringContaining('A shop') });
    await own.client.call(calls.changeRide, { ...end, body: { ...end.body, endReason: 'other' } });
    const receipt = await receiptOf(rider, id);
    expect(receipt.lines).toContainEqual({ kind: 'stops', amount: '20.00' });
    expect(receipt.stops.map(({ address, made }) => `${address} ${made}`)).toEqual(['A bank true', 'A shop false']);
    expect(Number(receipt.quoted)).toBeGreaterThan(Number(receipt.total));
    expect(await rowOf(id)).toMatchObject({ confirmation: 'asked', endReason: 'other' });
  });

  it('let waiting cost only what was seen, at both ends of it', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onBoard(rider);
    // From the pickup, 450 m away.
    const unseen = await say(own, id, 1, 'arrived');
    expect(unseen.body.stops[0]).toMatchObject({ waitingSince: null });
    wait(10 * MINUTE);
    await say(own, id, 1, 'left');
    await standAt(world, own, { ...shop, lat: shop.lat + 0.01 });
    await say(own, id, 2, 'arrived');
    await standAt(world, own, shop);
    // Said again at the stop, it counts from then.
    expect((await say(own, id, 2, 'arrived')).body.stops[1]?.waitingSince).not.toBeNull();
    wait(60 * MINUTE);
    await standAt(world, own, shop);
    await say(own, id, 2, 'left');
    await complete(world, own, id);
    // Fifteen minutes at most.
    expect(await rowOf(id)).toMatchObject({ waitingMinor: 30_00 });
  });

  it.each(['goes on without a word', 'says so at the end of the way'])('cost no waiting for what is driven by who %s', async (how) => {
    const rider = await kisumuPassenger(world);
    const id = await onBoard(rider);
    await standAt(world, own, bank);
    expect((await say(own, id, 1, 'arrived')).body.stops[0]?.waitingSince).not.toBeNull();
    wait(60 * MINUTE);
    await standAt(world, own, shop);
    if (how === 'says so at the end of the way') {
      expect((await say(own, id, 1, 'left')).body.stops[0]).toMatchObject({ waitingSince: null });
      await say(own, id, 2, 'skipped');
    }
    await driveThere(world, own, id);
    const end = { status: 'completed' as const, endReason: 'other' as const };
    await own.client.call(calls.changeRide, { params: { id }, body: end });
    expect(await rowOf(id)).toMatchObject({ waitingMinor: null });
  });

  it('are promised by a wallet with the most that waiting at each may cost', async () => {
    const rider = await kisumuPassenger(world);
    const { boda } = await quoted(rider);
    const fareMinor = Math.round(Number(boda?.fare) * 100);
    const body = { ...way, fare: boda?.fare ?? '', quoteId: boda?.quoteId ?? '', paymentMethod: walletMethodId };
    // Fifteen minutes at 2, at the pickup and at two stops.
    await topUp(world, rider, fareMinor + 80_00, 'KES');
    expect((await rider.client.refused(calls.requestRide, { body })).errors?.[0]?.path).toBe('paymentMethod');
    await topUp(world, rider, 10_00, 'KES');
    const { id, stops } = await rider.client.call(calls.requestRide, { body });
    expect(stops.map(({ address }) => address)).toEqual(['A bank', 'A shop']);
    await rider.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
  });

  it('are forgotten with whoever rode there, and are theirs to take along', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onBoard(rider);
    for (const stop of [1, 2]) {
      await say(own, id, stop, 'arrived');
      await say(own, id, stop, 'left');
    }
    wait(DRIVEN);
    await complete(world, own, id);
    const who = { userId: rider.user.id, driverId: null, phone: rider.user.phone } as Parameters<typeof exportRides>[1];
    expect(JSON.stringify(await exportRides(world.node.ctx, who))).toContain('A bank');
    await inTransaction(world.node.ctx, (uow) => forgetRides(world.node.ctx, uow, who));
    const { stops } = await rowOf(id);
    expect(stops).toMatchObject([
      { address: 'kisumu', lat: -0.1, lng: 34.76 },
      { address: 'kisumu', lat: -0.1, lng: 34.77 },
    ]);
    expect(stops.every(({ arrivedAt }) => arrivedAt !== null)).toBe(true);
  });
});

it('leaves the books right', async () => {
  expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
});

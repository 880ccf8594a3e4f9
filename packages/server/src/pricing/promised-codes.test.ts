import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { processScheduled } from '../scheduled/begin-due.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { arrive, askForBoda, bodaRider, kisumuPassenger, movedClock, moveRide, openKisumu, start } from '../testing/kisumu.ts';
import { clearRoads } from '../testing/parcels.ts';
import { eventually } from '../testing/people.ts';
import { CODES, codesIn, minor, way, withCodes } from '../testing/promised-codes.ts';
import { driveThere } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
beforeAll(() => openKisumu(world, withCodes(CODES)), 120_000);
beforeEach(() => clearRoads(world));
const { spentOn, usesNow, sound, tryCode, inMinutes, quoteAt, bookingBody, bookWith } = codesIn(world, time.clock);

describe('a ride for later', () => {
  it('is quoted and booked by the time of its pickup, at night too', async () => {
    const rider = await kisumuPassenger(world);
    const night = new Date('2026-12-09T20:30:00Z').toISOString();
    const [now, then] = [await quoteAt(rider), await quoteAt(rider, night)];
    expect(now.lines.map(({ kind }) => kind)).not.toContain('night');
    expect(then.lines.map(({ kind }) => kind)).toContain('night');
    expect([then.surge, then.nextCar, then.takesCodes]).toEqual([1, null, true]);
    expect(minor(then.fare)).toBeGreaterThan(minor(now.fare));
    const booked = await rider.client.call(calls.schedule, { body: bookingBody(then.quoteId, then.fare, night) });
    expect(booked).toMatchObject({ fare: then.fare, promotion: null });
    // A quote of another time is none of this ride, nor of one that begins now.
    const other = await rider.client.answer(calls.schedule, { body: bookingBody(now.quoteId, now.fare, night) });
    expect([other.status, other.body.code]).toEqual([409, 'quote_expired']);
    const cheap = await quoteAt(rider, inMinutes(60));
    const atOnce = await rider.client.answer(calls.requestRide, {
      body: { ...way, paymentMethod: 'cash', fare: '1.00', quoteId: cheap.quoteId },
    });
    expect(atOnce.body.code).toBe('quote_expired');
    for (const pickupAt of [inMinutes(10), inMinutes(60 * 24 * 9), 'soon']) {
      const refused = await rider.client.answer(calls.calculateFare, { body: { ...way, pickupAt } });
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'pickupAt']);
    }
  });

  it('keeps the code that it was booked with, whatever becomes of that, down to its driver’s pay', async () => {
    const rider = await kisumuPassenger(world);
    const before = await spentOn('BOOK');
    const { tried, promoted, answer } = await bookWith(rider, 'BOOK');
    const [fare, discount] = [minor(promoted.fare), minor(promoted.discount)];
    expect([answer.status, fare + discount, fare >= 50_00]).toEqual([201, minor(tried.before), true]);
    expect(answer.body).toMatchObject({ fare: promoted.fare, promotion: { code: 'BOOK', discount: promoted.discount } });
    expect(await spentOn('BOOK')).toBe(before + discount);
    expect(await usesNow()).toContain(`booking:${answer.body.id}:promotion`);
    expect(await tryCode(rider, 'BOOK', (await quoteAt(rider)).quoteId)).toMatchObject({ refused: 'already_used' });
    await sound();
    // The operator takes the code away: what was promised stands.
    await openKisumu(
      world,
      withCodes(
        CODES.replace('id: BOOK, percent: 20', 'id: BOOK, percent: 5').replace('budget: { perDay: 2000 }', 'budget: { perDay: 0 }'),
      ),
      'spent',
    );
    time.wait(80 * 60);
    await processScheduled(world.node.ctx);
    const ride = there(await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } }));
    expect(ride).toMatchObject({ fare: promoted.fare, promotion: { code: 'BOOK', discount: promoted.discount } });
    expect(await usesNow()).toContain(`ride:${ride.id}:promotion`);
    expect(await spentOn('BOOK')).toBe(before + discount);
    const own = await bodaRider(world);
    await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
    await moveRide(own, ride.id, { status: 'accepted' });
    await arrive(world, own, ride.id);
    await start(own, rider, ride.id);
    await driveThere(world, own, ride.id);
    const [promotions, commission] = [await balanceOf(world.db, accounts.promotions, 'KES'), Math.floor((minor(tried.before) * 12) / 100)];
    await moveRide(own, ride.id, { status: 'completed' });
    expect(await balanceOf(world.db, accounts.promotions, 'KES')).toBe(promotions - discount);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(discount - commission);
    const receipt = await rider.client.call(calls.getReceipt, { params: { id: ride.id } });
    expect(receipt.lines.filter(({ kind }) => kind === 'promotion')).toHaveLength(1);
    expect([receipt.total, receipt.promotion?.code]).toEqual([promoted.fare, 'BOOK']);
    await openKisumu(world, withCodes(CODES), 'again');
  });

  it('gives it back where it is called off or comes to nothing, before it is a trip or after', async () => {
    const rider = await kisumuPassenger(world);
    const before = await spentOn('BOOK');
    const first = (await bookWith(rider, 'BOOK')).answer.body;
    expect(await spentOn('BOOK')).toBeGreaterThan(before);
    await rider.client.call(calls.cancel, { params: { id: first.id } });
    expect(await spentOn('BOOK')).toBe(before);
    const second = (await bookWith(rider, 'BOOK')).answer.body;
    time.wait(80 * 60);
    await processScheduled(world.node.ctx);
    const trip = there(await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } }));
    await moveRide(rider, trip.id, { status: 'cancelled' });
    expect(await spentOn('BOOK')).toBe(before);
    // Another ride goes on until well after the pickup: the third comes to nothing.
    const third = (await bookWith(rider, 'BOOK')).answer.body;
    const busy = await askForBoda(rider);
    time.wait(105 * 60);
    await world.db.execute(sql`update rides set search_until = ${new Date(time.clock().getTime() + 3_600_000).toISOString()}`);
    await processScheduled(world.node.ctx);
    expect((await rider.client.call(calls.list)).find(({ id }) => id === third.id)?.status).toBe('failed');
    expect([second.status, await spentOn('BOOK')]).toEqual(['waiting', before]);
    await moveRide(rider, busy.id, { status: 'cancelled' });
    await sound();
  });

  it('is the first ride of nobody who has booked one before, and never more than its budget, whoever books at once', async () => {
    const rider = await kisumuPassenger(world);
    const other = await quoteAt(rider, inMinutes(200));
    const early = await tryCode(rider, 'FIRST', other.quoteId);
    expect((await bookWith(rider, 'FIRST')).answer.status).toBe(201);
    const late = await rider.client.answer(calls.schedule, {
      body: bookingBody(there(early.promoted).quoteId, there(early.promoted).fare, inMinutes(200)),
    });
    // Of another minute by now, or refused as no first ride: never booked for less.
    expect(late.status).toBe(409);
    expect(await tryCode(rider, 'FIRST', (await quoteAt(rider)).quoteId)).toMatchObject({ refused: 'not_first_ride' });

    const pickupAt = inMinutes(120);
    const people = [];
    for (let i = 0; i < 8; i += 1) people.push(await kisumuPassenger(world));
    const quoted = await Promise.all(
      people.map(async (one) => there((await tryCode(one, 'LAST', (await quoteAt(one, pickupAt)).quoteId)).promoted)),
    );
    const answers = await Promise.all(
      people.map((one, i) =>
        one.client.answer(calls.schedule, { body: bookingBody(quoted[i]?.quoteId ?? '', quoted[i]?.fare ?? '', pickupAt) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'promotion_refused')).toHaveLength(5);
    expect(await spentOn('LAST')).toBe(30_00);
    await sound();
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { budgetDays, budgetUses } from '@safiri/db/markets/tables.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { findBroken } from '../invariants/check.ts';
import { processScheduled } from '../scheduled/begin-due.ts';
import { calls } from '../testing/calls.ts';
import { groceries, orderGroceries, orderOf, type Shop } from '../testing/carts.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import {
  arrive,
  askForBoda,
  bodaRider,
  busPark,
  kisumuFile,
  kisumuPassenger,
  milimani,
  movedClock,
  moveRide,
  openKisumu,
  start,
} from '../testing/kisumu.ts';
import { clearRoads, move, parcelBody } from '../testing/parcels.ts';
import { eventually, staffMember, type Person } from '../testing/people.ts';
import { shop } from '../testing/shops.ts';
import { driveThere } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });

const CODES = [
  '{ id: BOOK, percent: 20, perPerson: 1, budget: { perDay: 2000 } }',
  '{ id: FIRST, amount: 10, firstRide: true, perPerson: 5, budget: { perDay: 2000 } }',
  '{ id: LAST, amount: 10, budget: { perDay: 30 } }',
  '{ id: BRING, amount: 20, service: [grocery_delivery, parcel_delivery], perPerson: 1, budget: { perDay: 2000 } }',
  '{ id: NEWHERE, amount: 10, service: [grocery_delivery], firstRide: true, perPerson: 5, budget: { perDay: 2000 } }',
  '{ id: FEW, amount: 10, service: [grocery_delivery], perPerson: 5, budget: { perDay: 20 } }',
].join(', ');
/** Kisumu with some codes, where bringing groceries costs enough that some may be taken off. */
const withCodes = (codes: string) =>
  kisumuFile()
    .replace('promotions: []', `promotions: [${codes}]`)
    .replace('vehicles: [motorcycle, tuktuk], tariff: { base: 60', 'vehicles: [motorcycle, tuktuk], tariff: { base: 150');
let store: Shop;
beforeAll(async () => {
  await openKisumu(world, withCodes(CODES));
  store = await shop(world, 'store', [{ name: 'Bananas', priceMinor: 120_00 }], { ...busPark, countryId: 'ke', cityId: 'kisumu' });
}, 120_000);
beforeEach(async () => {
  await clearRoads(world);
});

const pointOf = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const minor = (amount: string) => Math.round(Number(amount) * 100);
const wire = (amount: number) => (amount / 100).toFixed(2);
const spentOn = async (programme: string) =>
  (await world.db.select({ spent: budgetDays.spentMinor }).from(budgetDays).where(eq(budgetDays.programme, programme)))[0]?.spent ?? 0;
const usesNow = async () => (await world.db.select({ reference: budgetUses.reference }).from(budgetUses)).map(({ reference }) => reference);
/** Messages wait by another clock than this city's, which runs ahead. */
const sound = async () =>
  expect((await findBroken(world.db)).filter(({ name, faults }) => faults.length > 0 && name !== 'no message waits for ever')).toEqual([]);
const tryCode = async (person: Person, code: string, quoteId: string) =>
  there((await person.client.call(calls.applyPromotion, { body: { code, quoteIds: [quoteId] } })).quotes[0]);

/** So many minutes from now, as a phone says it. */
const inMinutes = (n: number) => new Date(time.clock().getTime() + n * 60_000).toISOString();
const way = { pickupLocation: busPark, dropoffLocation: milimani, rideType: 'boda' };
async function quoteAt(person: Person, pickupAt?: string) {
  const { fares, takesCodes } = await person.client.call(calls.calculateFare, {
    body: { ...way, ...(pickupAt === undefined ? {} : { pickupAt }) },
  });
  const boda = there(fares.find(({ rideType }) => rideType === 'boda'));
  return { ...boda, quoteId: there(boda.quoteId), takesCodes };
}
const bookingBody = (quoteId: string, fare: string, pickupAt: string): BodyIn<typeof calls.schedule> => ({
  ...way,
  paymentMethod: 'cash',
  fare,
  quoteId,
  pickupAt,
});
/** Books with a code, at the price that it shows. */
async function bookWith(person: Person, code: string, pickupAt = inMinutes(90)) {
  const { quoteId } = await quoteAt(person, pickupAt);
  const tried = await tryCode(person, code, quoteId);
  const { promoted } = tried;
  if (promoted === null) throw new Error(`refused: ${tried.refused}`);
  return {
    tried,
    promoted,
    answer: await person.client.answer(calls.schedule, { body: bookingBody(promoted.quoteId, promoted.fare, pickupAt) }),
  };
}

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

describe('an order', () => {
  const quoteOf = (person: Person) =>
    person.client.call(calls.quoteDelivery, { body: { merchantId: store.id, deliveryLocation: pointOf(milimani) } });
  /** Five bunches of bananas for 600, whose service costs 30. */
  const basket = (deliveryFee: string, quoteId: string): BodyIn<typeof calls.placeGroceries> => ({
    ...groceries(store),
    items: [{ productId: store.itemId('Bananas'), quantity: 5, price: '120.00' }],
    subtotal: '600.00',
    deliveryFee,
    serviceFee: '30.00',
    totalAmount: wire(630_00 + minor(deliveryFee)),
    deliveryAddress: { ...milimani, deliveryInstructions: '' },
    quoteId,
  });
  async function orderWith(person: Person, code: string) {
    const quote = await quoteOf(person);
    const tried = await tryCode(person, code, there(quote.quoteId));
    if (tried.promoted === null) throw new Error(`refused: ${tried.refused}`);
    const { fare, quoteId } = tried.promoted;
    return { quote, tried, promoted: tried.promoted, answer: await orderGroceries(person, basket(fare, quoteId)) };
  }

  it('is brought for less, to the receipt, and its courier is paid of the price before', async () => {
    const guest = await kisumuPassenger(world);
    const { quote, promoted, answer } = await orderWith(guest, 'BRING');
    const [delivery, discount] = [minor(quote.deliveryFee), minor(promoted.discount)];
    expect([quote.takesCodes, answer.status, minor(promoted.fare) + discount, minor(promoted.fare) >= 60_00]).toEqual([
      true,
      201,
      delivery,
      true,
    ]);
    const placed = answer.body;
    expect(placed).toMatchObject({
      deliveryFee: promoted.fare,
      totalAmount: wire(630_00 + delivery - discount),
      promotion: { code: 'BRING', discount: promoted.discount },
    });
    expect(placed.deliveryLines.filter(({ kind }) => kind === 'promotion')).toHaveLength(1);
    expect(await tryCode(guest, 'BRING', there((await quoteOf(guest)).quoteId))).toMatchObject({ refused: 'already_used' });

    const board = await staffMember(world);
    await board.call(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } });
    await board.call(calls.orderReady, { params: { id: placed.id } });
    // The first search ends without a courier: the code waits with the order, and goes along with the next one.
    const trip = await eventually(async () => (await orderOf(guest, placed.id)).trip, 'the search');
    expect(await usesNow()).toContain(`ride:${trip.rideId}:promotion`);
    await world.db.execute(sql`update rides set search_until = requested_at where id = ${trip.rideId}`);
    const next = await eventually(async () => {
      const { trip: now } = await orderOf(guest, placed.id);
      return now !== null && now.rideId !== trip.rideId ? now : undefined;
    }, 'the next search');
    expect((await usesNow()).filter((reference) => reference.endsWith(`${next.rideId}:promotion`))).toHaveLength(1);
    await sound();
    const courier = await bodaRider(world);
    const offer = await eventually(() => courier.client.call(calls.getOffer, { params: { id: courier.driverId } }), 'the offer');
    expect(offer).toMatchObject({ fare: promoted.fare, promotion: promoted.discount });
    for (const status of ['accepted', 'arrived', 'in_progress'] as const) await move(courier, offer.rideId, { status });
    await driveThere(world, courier, offer.rideId);
    const promotions = await balanceOf(world.db, accounts.promotions, 'KES');
    expect((await move(courier, offer.rideId, { status: 'completed', pin: there((await orderOf(guest, placed.id)).pin) })).status).toBe(
      200,
    );
    expect(await balanceOf(world.db, accounts.promotions, 'KES')).toBe(promotions - discount);
    expect(await balanceOf(world.db, accounts.driverCash(courier.driverId), 'KES')).toBe(630_00 + delivery - discount);
    await sound();
  });

  it('gives its code back where it comes to nothing', async () => {
    const guest = await kisumuPassenger(world);
    const before = await spentOn('BRING');
    const board = await staffMember(world);
    const refused = (await orderWith(guest, 'BRING')).answer.body;
    await board.call(calls.rejectOrder, { params: { id: refused.id }, body: { reason: 'Out of bananas' } });
    expect(await spentOn('BRING')).toBe(before);
    const called = (await orderWith(guest, 'BRING')).answer.body;
    await board.call(calls.acceptOrder, { params: { id: called.id }, body: { minutes: 5 } });
    await board.call(calls.orderReady, { params: { id: called.id } });
    await eventually(async () => (await orderOf(guest, called.id)).trip, 'the search');
    await board.call(calls.rejectOrder, { params: { id: called.id }, body: { reason: 'No' } });
    expect(await spentOn('BRING')).toBe(before);
    await sound();
  });

  it('is the first of nobody who has ordered before; a ride is none, and a code for rides brings nothing', async () => {
    const guest = await kisumuPassenger(world);
    await askForBoda(guest);
    const quote = await quoteOf(guest);
    expect(await tryCode(guest, 'BOOK', there(quote.quoteId))).toMatchObject({ refused: 'not_for_service' });
    expect(await tryCode(guest, 'BRING', (await quoteAt(guest)).quoteId)).toMatchObject({ refused: 'not_for_service' });
    expect((await orderWith(guest, 'NEWHERE')).answer.status).toBe(201);
    expect(await tryCode(guest, 'NEWHERE', there((await quoteOf(guest)).quoteId))).toMatchObject({ refused: 'not_first_ride' });
  });

  it('never costs more than its budget, and is written by nobody who comes too late', async () => {
    const people = [];
    for (let i = 0; i < 6; i += 1) people.push(await kisumuPassenger(world));
    const bodies = await Promise.all(
      people.map(async (one) => {
        const { fare, quoteId } = there((await tryCode(one, 'FEW', there((await quoteOf(one)).quoteId))).promoted);
        return basket(fare, quoteId);
      }),
    );
    const before = await world.db.$count(orders);
    const answers = await Promise.all(people.map((one, i) => orderGroceries(one, bodies[i] as BodyIn<typeof calls.placeGroceries>)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    expect([await world.db.$count(orders), await spentOn('FEW')]).toEqual([before + 2, 20_00]);
    await sound();
  });

  it('of a parcel takes one too, once, however often it is sent', async () => {
    const sender = await kisumuPassenger(world);
    const before = await spentOn('BRING');
    const parcel = { packageType: 'small_package' as const, weight: 2, isFragile: false };
    const ends = { pickupLocation: pointOf(busPark), dropoffLocation: pointOf(milimani) };
    const quote = await sender.client.call(calls.quoteParcel, { body: { ...ends, ...parcel } });
    expect(quote.takesCodes).toBe(true);
    const { promoted } = await tryCode(sender, 'BRING', there(quote.vehicles[0]?.price).quoteId);
    const { fare, quoteId, discount } = there(promoted);
    const phones = { senderPhone: '+254711002081', receiverPhone: '+254711002082' };
    const body = parcelBody({ ...ends, ...parcel, ...phones, estimatedCost: fare, quoteId });
    const [sent, again] = await Promise.all([
      sender.client.call(calls.requestParcel, { body }),
      sender.client.call(calls.requestParcel, { body }),
    ]);
    expect(again.id).toBe(sent.id);
    expect(sent).toMatchObject({ price: fare, promotion: { code: 'BRING', discount } });
    expect(await spentOn('BRING')).toBe(before + minor(discount));
    const [ride] = await world.db
      .select()
      .from(rides)
      .where(eq(rides.id, there(sent.trip?.rideId)));
    expect(ride).toMatchObject({ discountMinor: minor(discount), promotion: { code: 'BRING' } });
    await sender.client.call(calls.cancelOrder, { params: { id: sent.id } });
    expect(await spentOn('BRING')).toBe(before);
    await sound();
  });
});

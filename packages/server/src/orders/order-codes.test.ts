import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { groceries, orderGroceries, orderOf, type Shop } from '../testing/carts.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, busPark, kisumuPassenger, milimani, movedClock, openKisumu } from '../testing/kisumu.ts';
import { clearRoads, move, parcelBody } from '../testing/parcels.ts';
import { eventually, staffMember, type Person } from '../testing/people.ts';
import { CODES, codesIn, minor, wire, withCodes } from '../testing/promised-codes.ts';
import { shop } from '../testing/shops.ts';
import { driveThere } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
let store: Shop;
beforeAll(async () => {
  await openKisumu(world, withCodes(CODES));
  store = await shop(world, 'store', [{ name: 'Bananas', priceMinor: 120_00 }], { ...busPark, countryId: 'ke', cityId: 'kisumu' });
}, 120_000);
beforeEach(() => clearRoads(world));
const pointOf = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const { spentOn, usesNow, sound, tryCode, quoteAt } = codesIn(world, time.clock);

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

  it('of a shop with a delivery fee of its own takes no code, and its customer is told so where the city gives any out', async () => {
    await openKisumu(world, withCodes(CODES).replace(/^orders: \{.*\}$/m, 'orders: specified'), 'Fees of the shops');
    const guest = await kisumuPassenger(world);
    const told = await quoteOf(guest);
    await openKisumu(world, withCodes(CODES), 'By the way again');
    expect([told.quoteId, told.takesCodes, told.codesBarred]).toEqual([null, false, true]);
    const priced = await quoteOf(guest);
    expect([priced.quoteId === null, priced.takesCodes, priced.codesBarred]).toEqual([false, true, false]);
  });

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

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '@safiri/db/orders/tables.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { ledgerEntries } from '@safiri/db/wallet/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { groceries, orderGroceries, orderOf } from '../testing/carts.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { clearRoads, move, parcelBody } from '../testing/parcels.ts';
import { driver, eventually, passenger, staffMember, type DriverPerson } from '../testing/people.ts';
import { shop } from '../testing/shops.ts';
import { applyFile } from './public.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
const busPark = { lat: -0.1022, lng: 34.7617 };
const milimani = { lat: -0.0917, lng: 34.768 };

/** Half up to a multiple, in minor units. */
const toStep = (minor: number, step: number) => Math.floor((minor + step / 2) / step) * step;
const wire = (minor: number) => (minor / 100).toFixed(2);

describe('goods in a city that was launched by its file alone', () => {
  // Half past twelve there on the last day that was no holiday: no message then waits for what has not come.
  const noon = [1, 2]
    .map((days) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T09:30:00Z`)
    .filter((at) => !kisumu.includes(at.slice(0, 10)))
    .map((at) => new Date(at))[0] as Date;
  const begun = Date.now();
  const world = useWorld({ markets: false, dispatch: true, clock: () => new Date(noon.getTime() + Date.now() - begun) });

  const person = (n: number) => passenger(world, { phone: `+25471100${String(2000 + n)}`, countryId: 'ke' });
  async function rider(n: number): Promise<DriverPerson> {
    const own = await driver(world, {
      phone: `+25471100${String(3000 + n)}`,
      countryId: 'ke',
      vehicleRegistration: `KMEB ${100 + n}V`,
      vehicleType: 'motorcycle',
    });
    await own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: true } });
    await own.client.call(calls.reportLocation, {
      params: { id: own.driverId },
      body: { lat: busPark.lat + 0.002, lng: busPark.lng, at: world.node.ctx.clock().toISOString() },
    });
    return own;
  }
  const sumOfAccount = async (account: string) => {
    const [row] = await world.db
      .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::int` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, account));
    return row?.minor ?? 0;
  };
  const expectSound = async () => {
    const [all] = await world.db.select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::int` }).from(ledgerEntries);
    expect(all?.minor).toBe(0);
    expect(await brokenBooks(world)).toEqual([]);
  };

  it('begins with the file', async () => {
    expect((await applyFile(world.node.ctx, kisumu, {}))[0]).toContain('has version 1');
    await world.node.ctx.markets.refresh();
  });

  it('brings a parcel by motorcycle, from the quote to the receipt, at (base + kilometres) × 0.8', async () => {
    const sender = await person(1);
    const way = { pickupLocation: busPark, dropoffLocation: milimani };
    const terms = await sender.client.call(calls.quoteParcel, { body: way });
    // What the market offers, before anything is known of the parcel: no rand, no sedan.
    expect(terms).toMatchObject({ currency: 'KES', decimals: 0, marketVersion: 1, fragilePercent: 0, expiresAt: null });
    expect(terms.vehicles.map(({ vehicleType, maxKg, price }) => [vehicleType, maxKg, price])).toEqual([
      ['motorcycle', 5, null],
      ['tuktuk', 50, null],
    ]);

    const courier = await rider(1);
    const parcel = { packageType: 'small_package' as const, weight: 2.5, isFragile: true };
    const quote = await sender.client.call(calls.quoteParcel, { body: { ...way, ...parcel } });
    const price = there(quote.vehicles[0]?.price);
    const body = parcelBody({
      ...way,
      ...parcel,
      senderPhone: '+254711002001',
      receiverPhone: '+254711002002',
      estimatedCost: price.fare,
      quoteId: price.quoteId,
    });
    const sent = await sender.client.call(calls.requestParcel, { body });
    const [ride] = await world.db
      .select()
      .from(rides)
      .where(eq(rides.id, there(sent.trip?.rideId)));
    // By hand, from the file: (120 + 20 a kilometre) × 0.8, at least 120, in steps of 10; fragile costs nothing there.
    const fareMinor = toStep(Math.max(12_000, Math.round((12_000 + there(ride).distanceMeters * 2) * 0.8)), 1000);
    expect(sent).toMatchObject({ price: wire(fareMinor), totalAmount: wire(fareMinor), currency: 'KES', decimals: 0 });
    expect(sent.price).toBe(price.fare);
    expect(sent.deliveryLines).toEqual(price.lines);
    expect(sent.deliveryLines.reduce((minor, { amount }) => minor + Math.round(Number(amount) * 100), 0)).toBe(fareMinor);
    expect(ride).toMatchObject({ rideType: 'parcel_delivery', vehicles: ['motorcycle', 'tuktuk'], payTerms: { incentives: false } });
    const [row] = await world.db.select().from(orders).where(eq(orders.id, sent.id));
    expect([row?.marketVersionId, ride?.marketVersionId]).toEqual([ride?.marketVersionId, row?.marketVersionId]);
    expect(row?.marketVersionId).not.toBeNull();

    const offer = await eventually(() => courier.client.call(calls.getOffer, { params: { id: courier.driverId } }), 'the offer');
    expect(offer).toMatchObject({ fare: wire(fareMinor), bonus: null });
    for (const status of ['accepted', 'arrived', 'in_progress'] as const) await move(courier, offer.rideId, { status });
    expect((await move(courier, offer.rideId, { status: 'completed', pin: there((await orderOf(sender, sent.id)).pin) })).status).toBe(200);
    expect(await orderOf(sender, sent.id)).toMatchObject({ status: 'delivered', totalAmount: wire(fareMinor), deliveryLines: price.lines });
    expect(await sumOfAccount(`user:${sender.user.id}:cash`)).toBe(-fareMinor);
    await expectSound();
  });

  it('brings groceries, from the shelf to the receipt, at the way, the fee and the commission of the file', async () => {
    const guest = await person(10);
    const store = await shop(world, 'store', [{ name: 'Bananas', priceMinor: 120_00 }], { ...busPark, countryId: 'ke', cityId: 'kisumu' });
    const { stores } = await guest.client.call(calls.stores, { query: { lat: String(milimani.lat), lng: String(milimani.lng) } });
    // The least of a price by the way, in shillings of the file; the shop's own fee is the demo's.
    expect(stores.find(({ id }) => id === store.id)).toMatchObject({
      deliveryFee: '60.00',
      terms: {
        byDistance: true,
        decimals: 0,
        minimumBasket: '200.00',
        serviceFee: { percent: 5, least: '20.00', most: '150.00' },
      },
    });
    const quote = await guest.client.call(calls.quoteDelivery, { body: { merchantId: store.id, deliveryLocation: milimani } });
    const deliveryMinor = Math.round(Number(quote.deliveryFee) * 100);
    const basket = (quantity: number, serviceFee: string) => ({
      ...groceries(store),
      items: [{ productId: store.itemId('Bananas'), quantity, price: '120.00' }],
      subtotal: wire(120_00 * quantity),
      deliveryFee: quote.deliveryFee,
      serviceFee,
      totalAmount: wire(120_00 * quantity + deliveryMinor + Math.round(Number(serviceFee) * 100)),
      deliveryAddress: { ...milimani, address: 'Milimani', deliveryInstructions: '' },
      quoteId: there(quote.quoteId),
    });
    const small = await orderGroceries(guest, basket(1, '20.00'));
    expect([small.status, small.body.errors?.[0]?.path]).toEqual([400, 'items']);
    const wrong = await orderGroceries(guest, basket(5, '15.00'));
    expect([wrong.status, wrong.body.code]).toEqual([409, 'basket_changed']);
    // As if many wanted something brought when the way was priced: that was in the price, and stays with the trip.
    await world.db
      .update(quotes)
      .set({ surge: 1.4 })
      .where(eq(quotes.id, there(quote.quoteId)));
    // Five for 600: 5 % of it are 30.
    const placed = (await orderGroceries(guest, basket(5, '30.00'))).body;
    expect(placed).toMatchObject({
      subtotal: '600.00',
      deliveryFee: quote.deliveryFee,
      serviceFee: '30.00',
      totalAmount: wire(630_00 + deliveryMinor),
      currency: 'KES',
      decimals: 0,
      deliveryLines: quote.deliveryLines,
    });

    await clearRoads(world);
    const courier = await rider(10);
    const board = await staffMember(world);
    await board.call(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } });
    await board.call(calls.orderReady, { params: { id: placed.id } });
    const offer = await eventually(() => courier.client.call(calls.getOffer, { params: { id: courier.driverId } }), 'the offer');
    const [ride] = await world.db.select().from(rides).where(eq(rides.id, offer.rideId));
    // By hand, from the file: 60 with two kilometres, 15 for each more, in steps of 10.
    const meters = there(ride).distanceMeters;
    expect(deliveryMinor).toBe(toStep(6000 + Math.round(Math.max(0, meters - 2000) * 1.5), 1000));
    expect(ride).toMatchObject({ fareMinor: deliveryMinor, surge: 1.4, rideType: 'food_delivery', vehicles: ['motorcycle', 'tuktuk'] });
    for (const status of ['accepted', 'arrived', 'in_progress'] as const) await move(courier, offer.rideId, { status });
    expect((await move(courier, offer.rideId, { status: 'completed', pin: there((await orderOf(guest, placed.id)).pin) })).status).toBe(
      200,
    );
    expect(await orderOf(guest, placed.id)).toMatchObject({ status: 'delivered', totalAmount: wire(630_00 + deliveryMinor) });
    // The shop gets 600 less 15 %, the operator those 90 and the fee of 30; paid in the hand, so the courier owes both.
    expect(await sumOfAccount(`merchant:${store.id}:balance`)).toBe(510_00);
    expect(await sumOfAccount('platform:commission')).toBe(90_00);
    expect(await sumOfAccount('platform:service')).toBe(30_00);
    expect(await sumOfAccount(`driver:${courier.driverId}:wallet`)).toBe(-630_00);
    expect(await sumOfAccount(`user:${guest.user.id}:cash`)).toBe(-(630_00 + deliveryMinor));
    expect(await board.call(calls.shopDayCall, { params: { id: store.id } })).toMatchObject({ sold: '600.00', commission: '90.00' });
    await expectSound();
  });

  it('keeps what was quoted when the market changes, and asks again for what was not', async () => {
    const sender = await person(3);
    const way = { pickupLocation: busPark, dropoffLocation: milimani };
    const parcel = { packageType: 'small_package' as const, weight: 2, isFragile: false };
    const quoted = there((await sender.client.call(calls.quoteParcel, { body: { ...way, ...parcel } })).vehicles[0]?.price);
    await applyFile(world.node.ctx, kisumu.replace('base: 120, perKm: 20', 'base: 400, perKm: 20'), { force: 'fuel' });
    await world.node.ctx.markets.refresh();
    const phones = { senderPhone: '+254711002003', receiverPhone: '+254711002004' };
    const asSeen = { ...way, ...parcel, ...phones, estimatedCost: quoted.fare };
    // Without its quote, with that of a heavier parcel, or as somebody else: the price of now.
    for (const change of [{}, { weight: 3, quoteId: quoted.quoteId }, { quoteId: 'none' }]) {
      const refused = await sender.client.answer(calls.requestParcel, { body: parcelBody({ ...asSeen, ...change }) });
      expect([refused.status, refused.body.code]).toEqual([409, 'fare_changed']);
    }
    const stranger = await person(5);
    const theirs = await stranger.client.answer(calls.requestParcel, { body: parcelBody({ ...asSeen, quoteId: quoted.quoteId }) });
    expect(theirs.body.code).toBe('fare_changed');
    const kept = await sender.client.call(calls.requestParcel, { body: parcelBody({ ...asSeen, quoteId: quoted.quoteId }) });
    expect(kept.price).toBe(quoted.fare);
    const versions = await world.db
      .selectDistinct({ id: orders.marketVersionId })
      .from(orders)
      .where(and(eq(orders.kind, 'parcel')));
    expect(versions).toHaveLength(1);
    await sender.client.call(calls.cancelOrder, { params: { id: kept.id } });
    await expectSound();
  });

  it('refuses what the market’s vehicles do not carry, and offers no others', async () => {
    const sender = await person(6);
    const way = { pickupLocation: busPark, dropoffLocation: milimani };
    const heavy = await sender.client.call(calls.quoteParcel, { body: { ...way, packageType: 'medium_package', weight: 20 } });
    expect(heavy.vehicles.map(({ vehicleType, price }) => [vehicleType, price === null])).toEqual([
      ['motorcycle', true],
      ['tuktuk', false],
    ]);
    for (const [change, field] of [
      [{ vehicleType: 'sedan' as const }, 'vehicleType'],
      [{ weight: 6 }, 'weight'],
      [{ weight: 60 }, 'weight'],
    ] as const) {
      const refused = await sender.client.answer(calls.requestParcel, {
        body: parcelBody({ ...way, senderPhone: '+254711002006', receiverPhone: '+254711002007', ...change }),
      });
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, field]);
    }
  });
});

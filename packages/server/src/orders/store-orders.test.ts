import type { BodyIn, QueryIn } from '@safiri/contract/call.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { groceries, home, orderGroceries, orderOf, shelves } from '../testing/carts.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, rideBody, staffMember, type Person } from '../testing/people.ts';
import { shop } from '../testing/shops.ts';
import { calls as contractCalls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld();
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

describe('a store', () => {
  it('takes an order as specified, picks it, and what is missing is not paid', async () => {
    const at = await shelves(world);
    const guest = await passenger(world);
    const placed = (await orderGroceries(guest, groceries(at))).body;
    expect(placed).toMatchObject({ kind: 'grocery', totalAmount: '94.98', serviceFee: '15.00', note: 'Gate 3' });
    expect((await guest.client.answer(contractCalls.listGroceries)).body.map((row) => row.id)).toEqual([placed.id]);
    expect(
      (
        await staff.answer(contractCalls.changeLine, {
          params: { id: placed.id, lineId: there(placed.lines[0]?.id) },
          body: { state: 'picked' },
        })
      ).status,
    ).toBe(409);
    await staff.answer(contractCalls.acceptOrder, { params: { id: placed.id }, body: { minutes: 60 } });
    const change = (body: BodyIn<typeof contractCalls.changeLine>) =>
      staff.answer(contractCalls.changeLine, { params: { id: placed.id, lineId: there(placed.lines[0]?.id) }, body });
    expect((await change({ state: 'picked', finalPrice: '49.99' })).body.errors?.[0]?.path).toBe('finalPrice');
    expect((await change({ state: 'replaced', finalPrice: '40.00' })).body.errors?.[0]?.path).toBe('replacedBy');
    await change({ state: 'replaced', replacedBy: 'Small bananas', finalPrice: '40.00' });
    expect(await orderOf(guest, placed.id)).toMatchObject({ subtotal: '40.00', totalAmount: '85.00' });
    await change({ state: 'missing' });
    expect(await orderOf(guest, placed.id)).toMatchObject({ subtotal: '0.00', lines: [{ state: 'missing', finalPrice: '0.00' }] });
  });

  it('takes an order once under its number, whatever it costs when it is sent again', async () => {
    const at = await shelves(world);
    const guest = await passenger(world);
    const body = groceries(at);
    const placed = (await orderGroceries(guest, body)).body;
    const items = body.items.map((item) => ({ ...item, price: '25.99' }));
    const shownNow = { items, subtotal: '51.98', deliveryFee: '31.00', serviceFee: '16.00', totalAmount: '98.98', quoteId: 'another' };
    const again = await orderGroceries(guest, { ...body, ...shownNow });
    expect([again.status, again.body.id, again.body.totalAmount]).toEqual([201, placed.id, '94.98']);
    const other = await orderGroceries(guest, { ...body, items: items.map((item) => ({ ...item, quantity: 3 })) });
    expect([other.status, other.body.code]).toEqual([409, 'reference_taken']);
  });

  it('sells the last one once, to one of fifty', async () => {
    const at = await shop(world, 'store', [{ name: 'Bananas', priceMinor: 24_99, stock: 1 }]);
    const guests = await Promise.all(Array.from({ length: 50 }, () => passenger(world)));
    const body = () =>
      groceries(at, { items: [{ productId: at.itemId('Bananas'), quantity: 1, price: '24.99' }], subtotal: '24.99', totalAmount: '69.99' });
    const answers = await Promise.all(guests.map((guest) => orderGroceries(guest, body())));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ body: { code } }) => code === 'basket_changed').length).toBe(49);
    const { rows } = await world.db.execute(sql`select stock from catalogue_items where merchant_id = ${at.id}`);
    expect(rows).toEqual([{ stock: 0 }]);
  });

  it('takes carts in opposite order without a deadlock, and puts back what is called back', async () => {
    const at = await shelves(world, 10_000);
    const guests = await Promise.all(Array.from({ length: 10 }, () => passenger(world)));
    const lines = [
      { productId: at.itemId('Bananas'), quantity: 1, price: '24.99' },
      { productId: at.itemId('Milk'), quantity: 1, price: '36.99' },
    ];
    const send = (guest: Person, i: number) =>
      orderGroceries(guest, groceries(at, { items: i % 2 === 0 ? lines : lines.toReversed(), subtotal: '61.98', totalAmount: '106.98' }));
    const answers = (
      await Promise.all(
        guests.map(async (guest, g) => {
          const mine = [];
          for (let i = 0; i < 8; i += 1) mine.push({ guest, answer: await send(guest, i + g) });
          return mine;
        }),
      )
    ).flat();
    expect(answers.every(({ answer }) => answer.status === 201)).toBe(true);
    // Each calls theirs back one after the other: all at once would be more than the server takes on, and it would say so.
    await Promise.all(
      guests.map(async (guest) => {
        for (const { answer } of answers.filter((one) => one.guest === guest)) {
          expect((await guest.client.answer(contractCalls.cancelOrder, { params: { id: answer.body.id } })).status).toBe(200);
        }
      }),
    );
    const { rows } = await world.db.execute(sql`select distinct stock from catalogue_items where merchant_id = ${at.id}`);
    expect(rows).toEqual([{ stock: 10_000 }]);
  });

  it('is looked at by anybody, and sells to drivers too', async () => {
    const at = await shelves(world);
    const visitor = world.client();
    const query = { storeId: at.id };
    expect(await visitor.call(contractCalls.stores, { query: { lat: home.lat, lng: home.lng } })).not.toEqual([]);
    expect((await visitor.call(contractCalls.products, { query })).products).not.toEqual([]);
    expect(await visitor.call(contractCalls.categories, { query })).not.toEqual([]);
    expect((await visitor.answer(contractCalls.placeGroceries, { body: groceries(at) })).status).toBe(401);
    const themba = await driver(world);
    expect((await orderGroceries(themba, groceries(at))).status).toBe(201);
    expect((await themba.client.answer(contractCalls.requestRide, { body: rideBody() })).status).toBe(403);
  });

  it('finds goods in all shops that deliver to a point, with typing errors, nothing that is gone, nothing elsewhere', async () => {
    const at = await shelves(world);
    const point = { lat: String(home.lat), lng: String(home.lng) };
    const find = async (query: Partial<QueryIn<typeof contractCalls.searchGoods>>) =>
      (await world.client().call(contractCalls.searchGoods, { query: { kind: 'store', search: 'bananna', ...point, ...query } })).found;
    expect((await find({})).find(({ shop: { id } }) => id === at.id)).toMatchObject({ name: 'Bananas', shop: { isOpen: true } });
    expect(await find({ kind: 'restaurant' })).toEqual([]);
    expect(await find({ lat: '-1.28', lng: '36.82' })).toEqual([]);
    await world.db.execute(sql`update catalogue_items set is_available = false where merchant_id = ${at.id} and name = 'Bananas'`);
    expect((await find({})).filter(({ shop: { id } }) => id === at.id)).toEqual([]);
  });

  it('finds what was meant: by part, by category, and with typing errors', async () => {
    const at = await shelves(world);
    const guest = await passenger(world);
    const find = async (query: Omit<QueryIn<typeof contractCalls.products>, 'storeId'>) =>
      (await guest.client.call(contractCalls.products, { query: { storeId: at.id, ...query } })).products.map((row) => row.name);
    expect(await find({})).toEqual(['Bananas', 'Milk', 'Peanut butter']);
    expect(await find({ search: 'bananna' })).toEqual(['Bananas']);
    expect(await find({ search: 'PEANUT' })).toEqual(['Peanut butter']);
    expect(await find({ search: '100%' })).toEqual([]);
    expect(await find({ categoryId: 'Other', search: 'milk' })).toEqual([]);
    expect((await guest.client.answer(contractCalls.categories, { query: { storeId: at.id } })).body.categories).toEqual([
      { id: 'Shelf', name: 'Shelf' },
    ]);
    const { stores } = await guest.client.call(contractCalls.stores, { query: { lat: home.lat, lng: home.lng } });
    expect(stores.find((row) => row.id === at.id)).toMatchObject({
      deliveryFee: '30.00',
      averageDeliveryTime: 40,
      storeType: 'supermarket',
    });
    expect((await guest.client.answer(contractCalls.products, { query: { storeId: 999999 } })).status).toBe(404);
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../wallet/check-ledger.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, offerOf, passenger, staffMember, type Person } from '../testing/people.ts';
import { shop } from '../testing/shops.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

let n = 1_800_000_000_000;
type Shop = Awaited<ReturnType<typeof shop>>;
const kitchen = (changes = {}) =>
  shop(
    world,
    'restaurant',
    [
      { name: 'Jollof', priceMinor: 60_00, extras: [{ name: 'Plantain', priceMinor: 10_00 }] },
      { name: 'Suya', priceMinor: 45_50 },
    ],
    changes,
  );
const to = { ...hatfield, lat: hatfield.lat - 0.01 };
const food = (at: Shop, changes: Record<string, unknown> = {}) => ({
  restaurantId: at.id,
  items: [{ menuItemId: at.itemId('Jollof'), quantity: 2, price: 60, specialInstructions: 'No <b>chilli</b>' }],
  subtotal: '120.00',
  deliveryFee: '25.00',
  totalAmount: 145,
  paymentMethod: 'cash',
  orderNumber: `AFR${(n += 1)}`,
  deliveryAddress: to,
  ...changes,
});
const order = (person: Person, body: unknown) => person.client.post('/api/food-orders', body);
const orderOf = async (person: Person, id: number) => (await person.client.get(`/api/orders/${id}`)).body;
const clearRoads = () => world.db.execute(sql`update drivers set is_online = false`);

describe('a restaurant’s order', () => {
  it('goes from the cart to the door, and each gets what is theirs', async () => {
    await clearRoads();
    const at = await kitchen();
    const guest = await passenger(world, { name: 'Naledi Mokoena' });
    const placed = (await order(guest, food(at))).body;
    expect(placed).toMatchObject({ kind: 'food', status: 'placed', totalAmount: '145.00', subtotal: '120.00', trip: null });
    expect(placed.lines).toMatchObject([{ name: 'Jollof', quantity: 2, note: 'No <b>chilli</b>', price: '60.00', finalPrice: '120.00' }]);
    const waiting = (await staff.get('/api/staff/merchants')).body[0];
    expect(waiting).toMatchObject({ id: at.id, waiting: 1, open: 1 });
    const [shown] = (await staff.get(`/api/staff/merchants/${at.id}/board`)).body.orders;
    expect(shown).toMatchObject({ number: placed.number, customerName: 'Naledi' });
    expect(JSON.stringify(shown)).not.toMatch(/Mokoena|\+27|Hatfield/);

    const courier = await driver(world, { name: 'Zanele Khumalo', vehicleType: 'motorcycle' });
    await goOnline(courier);
    expect((await staff.post(`/api/staff/orders/${placed.id}/accept`, { minutes: 5 })).status).toBe(200);
    const offer = await offerOf(courier);
    expect(offer).toMatchObject({ rideType: 'food_delivery', fare: '25.00' });
    await courier.client.patch(`/api/rides/${offer.rideId}`, { status: 'accepted' });
    await staff.post(`/api/staff/orders/${placed.id}/ready`, {});
    await courier.client.patch(`/api/rides/${offer.rideId}`, { status: 'arrived' });
    const [arrived] = (await staff.get(`/api/staff/merchants/${at.id}/board`)).body.orders;
    expect(arrived.courier).toMatchObject({ name: 'Zanele', arrived: true });
    await courier.client.patch(`/api/rides/${offer.rideId}`, { status: 'in_progress' });
    const { pin } = await orderOf(guest, placed.id);
    expect((await courier.client.patch(`/api/rides/${offer.rideId}`, { status: 'completed', pin })).status).toBe(200);
    expect(await orderOf(guest, placed.id)).toMatchObject({ status: 'delivered', merchant: { id: at.id } });
    const { rows } = await world.db.execute(
      sql`select account, sum(amount_minor)::int as minor from ledger_entries where account in (${`merchant:${at.id}:balance`}, ${`driver:${courier.driverId}:cash`}, ${`driver:${courier.driverId}:wallet`}, ${`user:${guest.user.id}:cash`}) group by account order by account`,
    );
    const minor = Object.fromEntries(rows.map((row) => [row['account'], row['minor']]));
    expect(minor[`merchant:${at.id}:balance`]).toBe(120_00);
    expect(minor[`driver:${courier.driverId}:cash`]).toBe(145_00);
    expect(minor[`user:${guest.user.id}:cash`]).toBe(-145_00);
    expect((await checkLedger(world.node.ctx.db)).faults).toEqual([]);

    expect((await guest.client.post(`/api/orders/${placed.id}/rating`, { rating: 4 })).body.merchantRating).toBe(4);
    expect((await guest.client.post(`/api/orders/${placed.id}/rating`, { rating: 5 })).body.code).toBe('already_rated');
    const [listed] = (await guest.client.get(`/api/restaurants?lat=${to.lat}&lng=${to.lng}`)).body.filter((row: any) => row.id === at.id);
    expect(listed).toMatchObject({ rating: 4, ratings: 1, isOpen: true, deliveryFee: '25.00' });
  });

  it('is given back with a reason, and nothing is charged', async () => {
    const at = await kitchen();
    const guest = await passenger(world);
    await world.db
      .execute(sql`with t as (insert into ledger_transfers (reference, kind) values (${`test:${guest.user.id}`}, 'top_up') returning id)
      insert into ledger_entries (transfer_id, account, currency, amount_minor) select id, a.account, 'ZAR', a.minor from t, (values (${`user:${guest.user.id}:wallet`}, 20000), ('platform:outside', -20000)) a(account, minor)`);
    const placed = (await order(guest, food(at, { paymentMethod: 'safiri_wallet' }))).body;
    expect((await guest.client.get('/api/wallet')).body.balance).toBe('55.00');
    expect((await order(guest, food(at, { paymentMethod: 'safiri_wallet' }))).body.errors[0].path).toBe('paymentMethod');
    expect((await staff.post(`/api/staff/orders/${placed.id}/reject`, { reason: 'Out of rice' })).status).toBe(200);
    expect(await orderOf(guest, placed.id)).toMatchObject({ status: 'rejected', endReason: 'Out of rice' });
    expect((await guest.client.get('/api/wallet')).body.balance).toBe('200.00');
    expect((await staff.post(`/api/staff/orders/${placed.id}/accept`, { minutes: 5 })).status).toBe(409);
  });

  it('that nobody answers in five minutes is lost to the restaurant', async () => {
    const at = await kitchen();
    const guest = await passenger(world);
    const placed = (await order(guest, food(at))).body;
    await world.db.execute(sql`update orders set answer_by = now() - interval '1 second' where id = ${placed.id}`);
    await eventually(async () => (await orderOf(guest, placed.id)).status === 'rejected', 'the end');
    expect((await guest.client.get('/api/notifications')).body[0].message).toContain('no answer in time');
  });

  it('is accepted or called back, never both', async () => {
    const at = await kitchen();
    for (let i = 0; i < 8; i += 1) {
      const guest = await passenger(world);
      const placed = (await order(guest, food(at))).body;
      const [accepted, cancelled] = await Promise.all([
        staff.post(`/api/staff/orders/${placed.id}/accept`, { minutes: 60 }),
        guest.client.post(`/api/orders/${placed.id}/cancel`, {}),
      ]);
      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      expect((await orderOf(guest, placed.id)).status).toBe(accepted.status === 200 ? 'preparing' : 'cancelled');
    }
  });

  it('is one order however often it is sent, also at once', async () => {
    const at = await kitchen();
    const guest = await passenger(world);
    const body = food(at);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(guest, body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect((await order(guest, { ...body, note: 'other' })).body.code).toBe('reference_taken');
    const other = await passenger(world);
    const theirs = (await order(other, body)).body;
    expect(theirs.id).not.toBe(answers[0]?.body.id);
    expect(theirs.number).not.toBe(answers[0]?.body.number);
  });
});

describe('a basket', () => {
  it.each([
    ['items.0.quantity', { quantity: 0 }],
    ['items.0.quantity', { quantity: -3 }],
    ['items.0.quantity', { quantity: 1e308 }],
    ['items.0.quantity', { quantity: 2.5 }],
    ['items.0.extras', { extras: ['Gold'] }],
    ['items.0', { menuItemId: 999_999 }],
  ])('with a wrong %s is refused: %j', async (path, change) => {
    const at = await kitchen();
    const guest = await passenger(world);
    const body = food(at);
    const answer = await order(guest, { ...body, items: [{ ...body.items[0], ...change }] });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await guest.client.get('/api/orders')).body).toEqual([]);
  });

  it('of another shop’s item, of an empty cart, without an address or from far away is refused', async () => {
    const [at, other] = [await kitchen(), await kitchen()];
    const guest = await passenger(world);
    const foreign = food(at, { items: [{ menuItemId: other.itemId('Suya'), quantity: 1, price: 45.5 }] });
    expect((await order(guest, foreign)).body.errors[0].path).toBe('items.0');
    expect((await order(guest, food(at, { items: [] }))).body.errors[0].path).toBe('items');
    expect((await order(guest, food(at, { deliveryAddress: undefined }))).body.errors[0].path).toBe('deliveryAddress');
    expect(
      (await order(guest, food(at, { deliveryAddress: { lat: -26.2, lng: 28.04, address: 'Johannesburg' } }))).body.errors[0].path,
    ).toBe('deliveryAddress');
    expect((await order(guest, food(at, { customerId: guest.user.id + 1 }))).status).toBe(403);
    expect((await order(guest, food({ ...at, id: 999_999 }))).status).toBe(404);
  });

  it('that costs something else than was seen is 409 with what it costs now', async () => {
    const at = await kitchen();
    const guest = await passenger(world);
    const body = food(at);
    for (const change of [
      { items: [{ ...body.items[0], price: 0 }] },
      { totalAmount: 1 },
      { deliveryFee: '0.00' },
      { subtotal: '119.99' },
    ]) {
      const answer = await order(guest, { ...body, ...change });
      expect([answer.status, answer.body.code, answer.body.basket.totalAmount]).toEqual([409, 'basket_changed', '145.00']);
    }
    const extra = food(at, {
      items: [{ menuItemId: at.itemId('Jollof'), quantity: 1, price: '70.00', extras: ['Plantain'] }],
      subtotal: 70,
      totalAmount: 95,
    });
    expect((await order(guest, extra)).status).toBe(201);
    await staff.patch(`/api/staff/items/${at.itemId('Jollof')}`, { isAvailable: false });
    const gone = await order(guest, { ...body, orderNumber: `AFR${(n += 1)}` });
    expect([gone.status, gone.body.basket.lines]).toEqual([409, [{ itemId: at.itemId('Jollof'), price: null, left: null }]]);
  });

  it('is not taken by a shop that is closed, paused or not active', async () => {
    const guest = await passenger(world);
    const closed = await kitchen({ hours: Array.from({ length: 7 }, () => null) });
    expect((await order(guest, food(closed))).body.code).toBe('shop_closed');
    const at = await kitchen();
    await staff.patch(`/api/staff/merchants/${at.id}`, { pausedUntil: new Date(Date.now() + 60_000).toISOString() });
    expect((await order(guest, food(at))).body.code).toBe('shop_closed');
    await staff.patch(`/api/staff/merchants/${at.id}`, { pausedUntil: null, isActive: false });
    expect((await order(guest, food(at))).body.code).toBe('shop_closed');
    await staff.patch(`/api/staff/merchants/${at.id}`, { isActive: true, hours: 'Mo-Su 00:00-24:00' });
    expect((await order(guest, food(at))).status).toBe(201);
    expect((await staff.patch(`/api/staff/merchants/${at.id}`, { hours: 'whenever' })).body.errors[0].path).toBe('hours');
  });
});

describe('a store', () => {
  const groceries = (at: Shop, changes: Record<string, unknown> = {}) => ({
    storeId: at.id,
    items: [{ productId: at.itemId('Bananas'), quantity: 2, price: '24.99' }],
    subtotal: '49.98',
    deliveryFee: '30.00',
    serviceFee: '15.00',
    totalAmount: '94.98',
    deliveryAddress: { ...to, deliveryInstructions: 'Gate 3' },
    storeAddress: { lat: 1, lng: 2, address: 'as sent' },
    paymentMethod: 'cash',
    orderNumber: `GR${(n += 1)}`,
    shoppingInstructions: '',
    substitutionPreference: 'allow',
    ...changes,
  });
  const shelves = (stock: number | null = 20) =>
    shop(world, 'store', [
      { name: 'Bananas', priceMinor: 24_99, stock },
      { name: 'Milk', priceMinor: 36_99, stock },
      { name: 'Peanut butter', priceMinor: 34_99, stock },
    ]);

  it('takes an order as specified, picks it, and what is missing is not paid', async () => {
    const at = await shelves();
    const guest = await passenger(world);
    const placed = (await guest.client.post('/api/grocery/orders', groceries(at))).body;
    expect(placed).toMatchObject({ kind: 'grocery', totalAmount: '94.98', serviceFee: '15.00', note: 'Gate 3' });
    expect((await guest.client.get('/api/grocery/orders')).body.map((row: any) => row.id)).toEqual([placed.id]);
    expect((await staff.patch(`/api/staff/orders/${placed.id}/lines/${placed.lines[0].id}`, { state: 'picked' })).status).toBe(409);
    await staff.post(`/api/staff/orders/${placed.id}/accept`, { minutes: 60 });
    const line = `/api/staff/orders/${placed.id}/lines/${placed.lines[0].id}`;
    expect((await staff.patch(line, { state: 'picked', finalPrice: '49.99' })).body.errors[0].path).toBe('finalPrice');
    expect((await staff.patch(line, { state: 'replaced', finalPrice: '40.00' })).body.errors[0].path).toBe('replacedBy');
    await staff.patch(line, { state: 'replaced', replacedBy: 'Small bananas', finalPrice: '40.00' });
    expect(await orderOf(guest, placed.id)).toMatchObject({ subtotal: '40.00', totalAmount: '85.00' });
    await staff.patch(line, { state: 'missing' });
    expect(await orderOf(guest, placed.id)).toMatchObject({ subtotal: '0.00', lines: [{ state: 'missing', finalPrice: '0.00' }] });
  });

  it('sells the last one once, to one of fifty', async () => {
    const at = await shop(world, 'store', [{ name: 'Bananas', priceMinor: 24_99, stock: 1 }]);
    const guests = await Promise.all(Array.from({ length: 50 }, () => passenger(world)));
    const body = () =>
      groceries(at, { items: [{ productId: at.itemId('Bananas'), quantity: 1, price: '24.99' }], subtotal: '24.99', totalAmount: '69.99' });
    const answers = await Promise.all(guests.map((guest) => guest.client.post('/api/grocery/orders', body())));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ body: { code } }) => code === 'basket_changed').length).toBe(49);
    const { rows } = await world.db.execute(sql`select stock from catalogue_items where merchant_id = ${at.id}`);
    expect(rows).toEqual([{ stock: 0 }]);
  });

  it('takes carts in opposite order without a deadlock, and puts back what is called back', async () => {
    const at = await shelves(10_000);
    const guests = await Promise.all(Array.from({ length: 10 }, () => passenger(world)));
    const lines = [
      { productId: at.itemId('Bananas'), quantity: 1, price: '24.99' },
      { productId: at.itemId('Milk'), quantity: 1, price: '36.99' },
    ];
    const send = (guest: Person, i: number) =>
      guest.client.post(
        '/api/grocery/orders',
        groceries(at, { items: i % 2 === 0 ? lines : lines.toReversed(), subtotal: '61.98', totalAmount: '106.98' }),
      );
    const answers = (
      await Promise.all(
        guests.map(async (guest, g) => {
          const mine = [];
          for (let i = 0; i < 50; i += 1) mine.push({ guest, answer: await send(guest, i + g) });
          return mine;
        }),
      )
    ).flat();
    expect(answers.every(({ answer }) => answer.status === 201)).toBe(true);
    await Promise.all(answers.map(({ guest, answer }) => guest.client.post(`/api/orders/${answer.body.id}/cancel`, {})));
    const { rows } = await world.db.execute(sql`select distinct stock from catalogue_items where merchant_id = ${at.id}`);
    expect(rows).toEqual([{ stock: 10_000 }]);
  });

  it('finds what was meant: by part, by category, and with typing errors', async () => {
    const at = await shelves();
    const guest = await passenger(world);
    const find = async (query: string) =>
      (await guest.client.get(`/api/grocery/products?storeId=${at.id}${query}`)).body.products.map((row: any) => row.name);
    expect(await find('')).toEqual(['Bananas', 'Milk', 'Peanut butter']);
    expect(await find('&search=bananna')).toEqual(['Bananas']);
    expect(await find('&search=PEANUT')).toEqual(['Peanut butter']);
    expect(await find('&search=100%25')).toEqual([]);
    expect(await find('&categoryId=Other&search=milk')).toEqual([]);
    expect((await guest.client.get(`/api/grocery/categories?storeId=${at.id}`)).body.categories).toEqual([{ id: 'Shelf', name: 'Shelf' }]);
    const { stores } = (await guest.client.get(`/api/grocery/stores?lat=${to.lat}&lng=${to.lng}`)).body;
    expect(stores.find((row: any) => row.id === at.id)).toMatchObject({
      deliveryFee: '30.00',
      averageDeliveryTime: 40,
      storeType: 'supermarket',
    });
    expect((await guest.client.get(`/api/grocery/products?storeId=999999`)).status).toBe(404);
  });
});

describe('a courier', () => {
  it('who gives it back is followed by another search', async () => {
    await clearRoads();
    const at = await kitchen();
    const guest = await passenger(world);
    const placed = (await order(guest, food(at))).body;
    await staff.post(`/api/staff/orders/${placed.id}/accept`, { minutes: 5 });
    const first = await eventually(async () => (await orderOf(guest, placed.id)).trip?.rideId, 'a search');
    await world.db.execute(sql`update rides set search_until = now() - interval '1 second' where id = ${first}`);
    const second = await eventually(async () => {
      const { trip } = await orderOf(guest, placed.id);
      return trip !== null && trip.rideId !== first ? trip.rideId : null;
    }, 'another search');
    expect(second).toBeGreaterThan(first);
    await staff.post(`/api/staff/orders/${placed.id}/reject`, { reason: 'The kitchen burns' });
    expect((await orderOf(guest, placed.id)).status).toBe('cancelled');
  });
});

it('the boards are for staff alone', async () => {
  const guest = await passenger(world);
  for (const path of ['/api/staff/merchants', '/api/staff/merchants/1/board', '/api/staff/merchants/1/items']) {
    expect((await guest.client.get(path)).status).toBe(403);
  }
  expect((await guest.client.post('/api/staff/orders/1/accept', { minutes: 5 })).status).toBe(403);
});

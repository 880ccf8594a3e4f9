import type { QueryIn } from '@safiri/contract/call.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../wallet/check-ledger.ts';
import type { Client } from '../testing/client.ts';
import { food, home, kitchen, orderFood, orderOf } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { shop } from '../testing/shops.ts';
import { driver, eventually, goOnline, offerOf, passenger, PASSWORD, staffMember } from '../testing/people.ts';
import type { LineTag } from '@safiri/rules/orders/line-tags.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

const clearRoads = () => world.db.execute(sql`update drivers set is_online = false`);

it('restaurants are those of the person’s country, or near a point, with their menus', async () => {
  const here = await kitchen(world);
  const away = await shop(world, 'restaurant', [{ name: 'Ugali', priceMinor: 300_00 }], {
    countryId: 'ke',
    cityId: 'nairobi',
    lat: -1.28,
    lng: 36.82,
  });
  const guest = await passenger(world);
  const idsAt = async (query: QueryIn<typeof calls.restaurants>) =>
    (await guest.client.call(calls.restaurants, { query })).map(({ id }) => id);
  expect(await idsAt({})).toContain(here.id);
  expect(await idsAt({})).not.toContain(away.id);
  expect(await idsAt({ lat: String(home.lat), lng: String(home.lng) })).toContain(here.id);
  expect(await idsAt({ lat: String('-1.28'), lng: String('36.82') })).toEqual([away.id]);
  const menu = await guest.client.call(calls.menuItems, { query: { restaurantId: away.id } });
  expect(menu).toMatchObject([{ id: away.itemId('Ugali'), restaurantId: away.id, name: 'Ugali', price: '300.00' }]);
});

describe('a restaurant’s order', () => {
  it('goes from the cart to the door, and each gets what is theirs', async () => {
    await clearRoads();
    const at = await kitchen(world);
    const guest = await passenger(world, { name: 'Naledi Mokoena' });
    const placed = (await orderFood(guest, food(at))).body;
    expect(placed).toMatchObject({ kind: 'food', status: 'placed', totalAmount: '145.00', subtotal: '120.00', trip: null });
    expect(placed.lines).toMatchObject([{ name: 'Jollof', quantity: 2, note: 'No <b>chilli</b>', price: '60.00', finalPrice: '120.00' }]);
    const waiting = (await staff.answer(calls.merchants)).body[0];
    expect(waiting).toMatchObject({ id: at.id, waiting: 1, open: 1 });
    const [shown] = (await staff.answer(calls.board, { params: { id: at.id } })).body.orders;
    expect(shown).toMatchObject({ number: placed.number, customerName: 'Naledi' });
    expect(JSON.stringify(shown)).not.toMatch(/Mokoena|\+27|Hatfield/);

    const courier = await driver(world, { name: 'Zanele Khumalo', vehicleType: 'motorcycle' });
    await goOnline(courier);
    expect((await staff.answer(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } })).status).toBe(200);
    const offer = await offerOf(courier);
    expect(offer).toMatchObject({ rideType: 'food_delivery', fare: '25.00' });
    const { delivery } = await courier.client.call(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'accepted' } });
    expect(delivery).toMatchObject({ kind: 'food', collect: '145.00' });
    const [own] = await guest.client.call(calls.listOrders);
    expect(own?.trip?.courier?.vehicleInfo?.licensePlate, 'the plate that comes, in the list too').toMatch(/\S/);
    expect(await courier.client.call(calls.listOrders)).toEqual([]);
    await staff.answer(calls.orderReady, { params: { id: placed.id } });
    await courier.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'arrived' } });
    const [arrived] = (await staff.answer(calls.board, { params: { id: at.id } })).body.orders;
    expect(arrived?.courier).toMatchObject({ name: 'Zanele', arrived: true });
    await courier.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'in_progress' } });
    const { pin } = await orderOf(guest, placed.id);
    expect(
      (await courier.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'completed', pin: there(pin) } }))
        .status,
    ).toBe(200);
    expect(await orderOf(guest, placed.id)).toMatchObject({ status: 'delivered', merchant: { id: at.id } });
    const [invoice] = await guest.client.call(calls.ownInvoices, { query: { subject: 'order', id: String(placed.id) } });
    expect(invoice?.rows.filter(({ amount }) => amount !== null).at(-1)).toEqual({ kind: 'total', text: 'Total', amount: 'R145.00' });
    expect(invoice?.rows.map(({ text }) => text).filter((text) => text.startsWith('Sold by'))).toHaveLength(1);
    const { rows } = await world.db.execute(
      sql`select account, sum(amount_minor)::int as minor from ledger_entries where account in (${`merchant:${at.id}:balance`}, ${`driver:${courier.driverId}:cash`}, ${`driver:${courier.driverId}:wallet`}, ${`user:${guest.user.id}:cash`}) group by account order by account`,
    );
    const minor = Object.fromEntries(rows.map((row) => [row['account'], row['minor']]));
    expect(minor[`merchant:${at.id}:balance`]).toBe(120_00);
    expect(minor[`driver:${courier.driverId}:cash`]).toBe(145_00);
    expect(minor[`user:${guest.user.id}:cash`]).toBe(-145_00);
    expect((await checkLedger(world.db)).faults).toEqual([]);

    expect((await guest.client.answer(calls.rateMerchant, { params: { id: placed.id }, body: { rating: 4 } })).body.merchantRating).toBe(4);
    expect((await guest.client.refused(calls.rateMerchant, { params: { id: placed.id }, body: { rating: 5 } })).code).toBe('already_rated');
    const lineId = placed.lines[0]?.id ?? 0;
    const rateLine = { params: { id: placed.id, lineId }, body: { liked: true } };
    const stranger = await passenger(world);
    expect((await stranger.client.refused(calls.rateLine, rateLine)).code).toBe('not_found');
    for (let again = 0; again < 2; again += 1) {
      expect((await guest.client.call(calls.rateLine, rateLine)).lines).toMatchObject([{ liked: true }]);
    }
    expect((await guest.client.refused(calls.rateLine, { ...rateLine, body: { liked: false } })).code).toBe('already_rated');
    const say = (...tags: LineTag[]) => guest.client.answer(calls.rateLine, { ...rateLine, body: { liked: true, tags } });
    const counted = async () =>
      (await world.db.execute(sql`select tag_counts from catalogue_items where id = ${at.itemId('Jollof')}`)).rows;
    const unfit = await say('tasty', 'cold');
    expect([unfit.status, unfit.body.errors?.[0]?.path]).toEqual([400, 'tags']);
    // The words may be changed, and count once; without them they stay.
    for (const words of [['tasty', 'hot'], ['tasty'], ['tasty']] as const) {
      expect((await say(...words)).body.lines).toMatchObject([{ liked: true, tags: words }]);
    }
    expect((await guest.client.call(calls.rateLine, rateLine)).lines).toMatchObject([{ tags: ['tasty'] }]);
    expect(await counted()).toEqual([{ tag_counts: { tasty: 1 } }]);
    await Promise.all([say('hot'), say('tasty', 'generous'), say('hot')]);
    const last = (await orderOf(guest, placed.id)).lines[0]?.tags ?? [];
    expect(await counted()).toEqual([{ tag_counts: Object.fromEntries(last.map((tag) => [tag, 1])) }]);
    const dish = async () =>
      (await guest.client.call(calls.menuItems, { query: { restaurantId: at.id } })).find(({ name }) => name === 'Jollof');
    expect((await dish())?.liked, 'one person is no share').toBeNull();
    expect((await dish())?.praises).toEqual([]);
    await world.db.execute(
      sql`update catalogue_items set rated_count = 12, liked_count = 11, tag_counts = '{"hot": 6, "tasty": 9, "cold": 20}' where id = ${at.itemId('Jollof')}`,
    );
    const onBoard = (await staff.call(calls.merchantItems, { params: { id: at.id } })).find(({ name }) => name === 'Jollof');
    expect(onBoard?.said[0]).toEqual({ tag: 'cold', count: 20 });
    expect(await dish()).toMatchObject({ liked: { percent: 92, of: 12 }, praises: ['tasty', 'hot'] });
    const [listed] = (await guest.client.answer(calls.restaurants, { query: { lat: home.lat, lng: home.lng } })).body.filter(
      (row) => row.id === at.id,
    );
    expect(listed).toMatchObject({ rating: 4, ratings: 1, isOpen: true, deliveryFee: '25.00' });
  });

  it('that nobody answers in five minutes is lost to the restaurant', async () => {
    const at = await kitchen(world);
    const guest = await passenger(world);
    const placed = (await orderFood(guest, food(at))).body;
    await world.db.execute(sql`update orders set answer_by = now() - interval '1 second' where id = ${placed.id}`);
    await eventually(async () => (await orderOf(guest, placed.id)).status === 'rejected', 'the end');
    const [told] = await guest.client.call(calls.ownNotifications);
    expect(told?.message).toBe('There was no answer in time. Nothing was charged.');
    const [inSwahili] = await guest.client.call(calls.ownNotifications, { query: { language: 'sw' } });
    expect(inSwahili?.message).toMatch(/^Hakukuwa na jibu kwa wakati\. /);
  });

  it('is accepted or called back, never both', async () => {
    const at = await kitchen(world);
    for (let i = 0; i < 8; i += 1) {
      const guest = await passenger(world);
      const placed = (await orderFood(guest, food(at))).body;
      const [accepted, cancelled] = await Promise.all([
        staff.answer(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 60 } }),
        guest.client.answer(calls.cancelOrder, { params: { id: placed.id } }),
      ]);
      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      expect((await orderOf(guest, placed.id)).status).toBe(accepted.status === 200 ? 'preparing' : 'cancelled');
    }
  });

  it('is one order however often it is sent, also at once', async () => {
    const at = await kitchen(world);
    const guest = await passenger(world);
    const body = food(at);
    const answers = await Promise.all(Array.from({ length: 10 }, () => orderFood(guest, body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    // Whoever lost the answer sends it again with what is shown meanwhile: another price, and the same order.
    const items = body.items.map((item) => ({ ...item, price: 61 }));
    const shownNow = { items, subtotal: 122, deliveryFee: 26, serviceFee: 1, totalAmount: 149, quoteId: 'another' };
    const again = await orderFood(guest, { ...body, ...shownNow });
    expect([again.status, again.body.id]).toEqual([201, answers[0]?.body.id]);
    for (const change of [{ note: 'other' }, { items: items.map((item) => ({ ...item, quantity: 1 })) }]) {
      expect((await orderFood(guest, { ...body, ...shownNow, ...change })).body.code).toBe('reference_taken');
    }
    const other = await passenger(world);
    const theirs = (await orderFood(other, body)).body;
    expect(theirs.id).not.toBe(answers[0]?.body.id);
    expect(theirs.number).not.toBe(answers[0]?.body.number);
  });
  it('keeps its customer’s account until it is over', async () => {
    const at = await kitchen(world);
    for (let i = 0; i < 5; i += 1) {
      const guest = await passenger(world);
      const [placed, deleted] = await Promise.all([
        orderFood(guest, food(at)),
        guest.client.answer(calls.removeAccount, { body: { password: PASSWORD } }),
      ]);
      expect([placed.status, deleted.status]).toEqual(placed.status === 201 ? [201, 409] : [401, 200]);
    }
    const guest = await passenger(world);
    const placed = (await orderFood(guest, food(at))).body;
    expect((await guest.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(409);
    await guest.client.answer(calls.cancelOrder, { params: { id: placed.id } });
    expect((await guest.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
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
    const at = await kitchen(world);
    const guest = await passenger(world);
    const body = food(at);
    const answer = await orderFood(guest, { ...body, items: unchecked([{ ...body.items[0], ...change }]) });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await guest.client.answer(calls.listOrders)).body).toEqual([]);
  });

  it('of another shop’s item, of an empty cart, without an address or from far away is refused', async () => {
    const [at, other] = [await kitchen(world), await kitchen(world)];
    const guest = await passenger(world);
    const foreign = food(at, { items: [{ menuItemId: other.itemId('Suya'), quantity: 1, price: 45.5 }] });
    expect((await orderFood(guest, foreign)).body.errors?.[0]?.path).toBe('items.0');
    expect((await orderFood(guest, food(at, { items: [] }))).body.errors?.[0]?.path).toBe('items');
    expect((await orderFood(guest, food(at, { deliveryAddress: unchecked(undefined) }))).body.errors?.[0]?.path).toBe('deliveryAddress');
    expect(
      (await orderFood(guest, food(at, { deliveryAddress: { lat: -26.2, lng: 28.04, address: 'Johannesburg' } }))).body.errors?.[0]?.path,
    ).toBe('deliveryAddress');
    expect((await orderFood(guest, food(at, { customerId: guest.user.id + 1 }))).status).toBe(403);
    expect((await orderFood(guest, food({ ...at, id: 999_999 }))).status).toBe(404);
  });

  it('that costs something else than was seen is 409 with what it costs now', async () => {
    const at = await kitchen(world);
    const guest = await passenger(world);
    const body = food(at);
    for (const change of [
      { items: [{ ...body.items[0], price: 0 }] },
      { totalAmount: 1 },
      { deliveryFee: '0.00' },
      { subtotal: '119.99' },
    ]) {
      const answer = await orderFood(guest, unchecked({ ...body, ...change }));
      expect([answer.status, answer.body.code, answer.body.basket?.totalAmount]).toEqual([409, 'basket_changed', '145.00']);
    }
    const extra = food(at, {
      items: [{ menuItemId: at.itemId('Jollof'), quantity: 1, price: '70.00', extras: ['Plantain'] }],
      subtotal: 70,
      totalAmount: 95,
    });
    expect((await orderFood(guest, extra)).status).toBe(201);
    await staff.answer(calls.changeItem, { params: { id: at.itemId('Jollof') }, body: { isAvailable: false } });
    const gone = await orderFood(guest, { ...body, orderNumber: food(at).orderNumber });
    expect([gone.status, gone.body.basket?.lines]).toEqual([409, [{ itemId: at.itemId('Jollof'), price: null, left: null }]]);
  });

  it('is not taken by a shop that is closed, paused or not active', async () => {
    const guest = await passenger(world);
    const closed = await kitchen(world, { openingHours: 'off' });
    expect((await orderFood(guest, food(closed))).body.code).toBe('shop_closed');
    const at = await kitchen(world);
    await staff.answer(calls.changeMerchant, { params: { id: at.id }, body: { pausedUntil: new Date(Date.now() + 60_000).toISOString() } });
    expect((await orderFood(guest, food(at))).body.code).toBe('shop_closed');
    await staff.answer(calls.changeMerchant, { params: { id: at.id }, body: { pausedUntil: null, isActive: false } });
    expect((await orderFood(guest, food(at))).body.code).toBe('shop_closed');
    await staff.answer(calls.changeMerchant, { params: { id: at.id }, body: { isActive: true, hours: 'Mo-Su 00:00-24:00' } });
    expect((await orderFood(guest, food(at))).status).toBe(201);
    expect((await staff.answer(calls.changeMerchant, { params: { id: at.id }, body: { hours: 'whenever' } })).body.errors?.[0]?.path).toBe(
      'hours',
    );
  });
});

describe('a courier', () => {
  it('who gives it back is followed by another search', async () => {
    await clearRoads();
    const at = await kitchen(world);
    const guest = await passenger(world);
    const placed = (await orderFood(guest, food(at))).body;
    await staff.answer(calls.acceptOrder, { params: { id: placed.id }, body: { minutes: 5 } });
    const first = await eventually(async () => (await orderOf(guest, placed.id)).trip?.rideId, 'a search');
    await world.db.execute(sql`update rides set search_until = now() - interval '1 second' where id = ${first}`);
    const second = await eventually(async () => {
      const { trip } = await orderOf(guest, placed.id);
      return trip !== null && trip.rideId !== first ? trip.rideId : null;
    }, 'another search');
    expect(second).toBeGreaterThan(first);
    await staff.answer(calls.rejectOrder, { params: { id: placed.id }, body: { reason: 'The kitchen burns' } });
    expect((await orderOf(guest, placed.id)).status).toBe('cancelled');
  });
});

it('the boards are for staff alone', async () => {
  const guest = await passenger(world);
  expect((await guest.client.answer(calls.merchants)).status).toBe(403);
  for (const call of [calls.board, calls.merchantItems]) {
    expect((await guest.client.answer(call, { params: { id: 1 } })).status).toBe(403);
  }
  expect((await guest.client.answer(calls.acceptOrder, { params: { id: 1 }, body: { minutes: 5 } })).status).toBe(403);
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders } from '@safiri/db/orders/tables.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { SHOP_CALL_HOURS } from '@safiri/rules/orders/order-life.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood, orderOf } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, memberOfStaff, passenger, type Person } from '../testing/people.ts';

const world = useWorld();
const HOUR = 3_600_000;
const [TYPED, PHONE] = ['012 555 0199', '+27125550199'];
let guest: Person;
beforeAll(async () => {
  guest = await passenger(world);
});

const shopkeeperOf = async (merchantId: number) => (await memberOfStaff(world, [{ role: 'merchant', merchantId }])).client;

it(`is set by the shop’s own people (${orderPaths.changeMerchant}), checked as a number of its country, and taken away again`, async () => {
  const at = await kitchen(world);
  const own = await shopkeeperOf(at.id);
  const set = (phone: string | null, version?: number) =>
    own.answer(calls.changeMerchant, { params: { id: at.id }, body: { phone, version } });
  expect((await set(TYPED, 1)).body).toMatchObject({ phone: PHONE, version: 2 });
  expect((await set('555 01')).body.errors?.[0]?.path).toBe('phone');
  expect((await set('012 555 0198', 1)).body.code).toBe('changed_meanwhile');
  expect((await own.call(calls.board, { params: { id: at.id } })).merchant.phone).toBe(PHONE);
  expect((await set(null)).body.phone).toBeNull();
  const other = await shopkeeperOf((await kitchen(world)).id);
  expect((await other.answer(calls.changeMerchant, { params: { id: at.id }, body: { phone: TYPED } })).status).toBe(404);
});

it('is told to who has an order of the shop, while it is under way and a day after, and to nobody else', async () => {
  const at = await kitchen(world);
  const own = await shopkeeperOf(at.id);
  const placed = (await orderFood(guest, food(at))).body;
  expect(placed.merchant?.phone).toBeNull();
  await own.call(calls.changeMerchant, { params: { id: at.id }, body: { phone: TYPED } });
  const shown = async () => (await orderOf(guest, placed.id)).merchant?.phone;
  expect(await shown()).toBe(PHONE);

  const stranger = await passenger(world);
  const theirs = await stranger.client.answer(calls.getOrder, { params: { id: placed.id } });
  expect([theirs.status, JSON.stringify(theirs.body).includes(PHONE)]).toEqual([404, false]);
  const query = { lat: String(hatfield.lat), lng: String(hatfield.lng) };
  const listed = await stranger.client.answer(calls.restaurants, { query });
  expect(listed.body.some(({ id }) => id === at.id)).toBe(true);
  expect(JSON.stringify(listed.body)).not.toContain(PHONE);

  const endedAgo = (ms: number) =>
    world.db
      .update(orders)
      .set({ status: 'rejected', endedAt: new Date(Date.now() - ms), endedBy: 'merchant', endReason: 'Sold out' })
      .where(eq(orders.id, placed.id));
  await endedAgo((SHOP_CALL_HOURS - 1) * HOUR);
  expect(await shown()).toBe(PHONE);
  await endedAgo((SHOP_CALL_HOURS + 1) * HOUR);
  expect(await shown()).toBeNull();
  const list = await guest.client.call(calls.listOrders);
  expect(list.find(({ id }) => id === placed.id)?.merchant?.phone).toBeNull();
});

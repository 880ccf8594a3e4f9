import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger } from '../testing/people.ts';

const world = useWorld();
const shopkeeperOf = async (merchantId: number) => (await memberOfStaff(world, [{ role: 'merchant', merchantId }])).client;

it('tells a shop what it took, refused and sold best on its own day, and nobody else', async () => {
  const [at, other, guest] = [await kitchen(world), await kitchen(world), await passenger(world)];
  const own = await shopkeeperOf(at.id);
  const figures = () => own.call(calls.shopDayCall, { params: { id: at.id } });
  expect(await figures()).toMatchObject({ orders: 0, taken: 0, unanswered: 0, notServed: 0, sold: '0.00', minutesToReady: null, best: [] });
  const suya = { menuItemId: at.itemId('Suya'), quantity: 1, price: 45.5, specialInstructions: '' };
  const carts = [food(at), food(at), food(at, { items: [suya], subtotal: '45.50', totalAmount: 70.5 }), food(at)];
  const ids: number[] = [];
  for (const cart of carts) ids.push((await orderFood(guest, cart)).body.id);
  const [first, second, third, fourth] = ids as [number, number, number, number];
  for (const id of [first, second, third]) await own.call(calls.acceptOrder, { params: { id }, body: { minutes: 10 } });
  await own.call(calls.rejectOrder, { params: { id: fourth }, body: { reason: 'Out of rice' } });
  await own.call(calls.orderReady, { params: { id: first } });
  await world.db.execute(sql`update orders set ready_at = accepted_at + interval '12 minutes' where id = ${first}`);
  // What waits for an answer is no takings yet, and yesterday's is no order of today.
  await orderFood(guest, food(at));
  await world.db.execute(sql`update orders set day = day - 1 where id = ${second}`);
  expect(await figures()).toMatchObject({
    orders: 4,
    taken: 2,
    unanswered: 1,
    notServed: 1,
    sold: '165.50',
    minutesToReady: 12,
    best: [
      { name: 'Jollof', quantity: 2 },
      { name: 'Suya', quantity: 1 },
    ],
  });
  expect((await own.refused(calls.shopDayCall, { params: { id: other.id } })).code).toBe('not_found');
});

it('orders of a shop are counted anew each day, whoever orders at once, and only what was delivered is rated', async () => {
  const at = await kitchen(world);
  const guests = await Promise.all([1, 2, 3].map(() => passenger(world)));
  const placed = await Promise.all(guests.map(async (guest) => (await orderFood(guest, food(at))).body));
  expect(placed.map(({ shortNumber }) => shortNumber).toSorted()).toEqual([1, 2, 3]);
  const [guest, order] = [guests[0], placed[0]];
  if (guest === undefined || order === undefined) throw new Error('nobody ordered');
  const own = await shopkeeperOf(at.id);
  const { orders } = await own.call(calls.board, { params: { id: at.id } });
  expect(orders.find(({ id }) => id === order.id)?.shortNumber).toBe(order.shortNumber);
  const params = { id: order.id, lineId: order.lines[0]?.id ?? 0 };
  expect((await guest.client.refused(calls.rateLine, { params, body: { liked: true } })).code).toBe('illegal_transition');
  await world.db.execute(
    sql`with earlier as (update orders set day = day - 1 where merchant_id = ${at.id}) update merchants set orders_day = orders_day - 1 where id = ${at.id}`,
  );
  expect((await orderFood(await passenger(world), food(at))).body.shortNumber, 'a new day begins with one').toBe(1);
});

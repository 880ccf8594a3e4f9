import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { calls } from '../testing/calls.ts';
import { food, groceries, kitchen, orderFood, orderGroceries, orderOf, shelves } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger, staffMember, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';
import { suspendOf } from '../testing/standing.ts';
import { watchStatements } from '../testing/statements.ts';
import { insertOrder } from './insert-order.ts';

const world = useWorld();
let people: Person[];
beforeAll(async () => void (people = await Promise.all(Array.from({ length: 24 }, () => passenger(world)))));
const one = () => people[0] as Person;

const basket = (at: Awaited<ReturnType<typeof shelves>>, quantity: number, changes = {}) =>
  groceries(at, {
    items: [{ productId: at.itemId('Bananas'), quantity, price: '24.99' }],
    subtotal: (24.99 * quantity).toFixed(2),
    totalAmount: (24.99 * quantity + 45).toFixed(2),
    ...changes,
  });
const stockOf = async (id: number) =>
  (
    await world.db
      .select({ stock: catalogueItems.stock })
      .from(catalogueItems)
      .where(sql`id = ${id}`)
  )[0]?.stock;
const placedOf = (merchantId: number) =>
  world.db
    .select()
    .from(orders)
    .where(sql`merchant_id = ${merchantId}`)
    .orderBy(orders.dayNumber);

/** What was asked of the database about orders while something was done: other things are looked at every few seconds. */
async function askedFor(act: () => Promise<unknown>) {
  const watched = watchStatements(world.node.ctx.db.$client);
  await act();
  return watched().filter(({ text }) => /order|catalogue|merchant|begin/.test(text));
}

describe('orders of the same moment', () => {
  it('are few statements, all by name and without a transaction, however many goods they are of', async () => {
    const at = await shelves(world, 1000);
    const goods = ['Bananas', 'Milk', 'Peanut butter'] as const;
    const prices = { Bananas: '24.99', Milk: '36.99', 'Peanut butter': '34.99' };
    const of = (names: ReadonlyArray<(typeof goods)[number]>) => {
      const total = names.reduce((sum, name) => sum + Number(prices[name]), 0);
      const items = names.map((name) => ({ productId: at.itemId(name), quantity: 1, price: prices[name] }));
      return groceries(at, { items, subtotal: total.toFixed(2), totalAmount: (total + 45).toFixed(2) });
    };
    const order = async (names: ReadonlyArray<(typeof goods)[number]>) => expect((await orderGroceries(one(), of(names))).status).toBe(201);
    await order(['Milk']);
    const counts: number[] = [];
    for (const names of [['Bananas'], goods] as const) {
      const asked = await askedFor(() => order(names));
      expect(asked.map(({ name }) => name?.replace(/^often_.*/, 'often')).toSorted()).toEqual([
        'insert_orders',
        'items_by_id',
        'merchants_by_id',
        'orders_by_client_number',
        'staff_of_shops_boards_read',
      ]);
      counts.push(asked.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('answer what the order’s page then says', async () => {
    const [store, restaurant] = [await shelves(world), await kitchen(world)];
    const bananas = (await orderGroceries(one(), groceries(store))).body;
    expect(bananas).toEqual(await orderOf(one(), bananas.id));
    const jollof = (await orderFood(one(), food(restaurant))).body;
    expect(jollof).toEqual(await orderOf(one(), jollof.id));
    expect(jollof.lines).toMatchObject([{ name: 'Jollof', note: 'No <b>chilli</b>', quantity: 2 }]);
  });

  it('are the same rows, column by column, as one that is written alone because a wallet pays it', async () => {
    const at = await kitchen(world);
    await topUp(world, one(), 500_00);
    const rowsOf = async (id: number) => {
      const [order] = await world.db.select().from(orders).where(eq(orders.id, id));
      const lines = await world.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
      return { order, lines: lines.map(({ id: _id, orderId: _orderId, ...line }) => line) };
    };
    const of = async (changes: object) => rowsOf((await orderFood(one(), food(at, { note: 'Gate 3', ...changes }))).body.id);
    const [together, alone] = [await of({}), await of({ paymentMethod: 'safiri_wallet' })];
    expect(together.lines).toEqual(alone.lines);
    const own = ['id', 'number', 'clientNumber', 'bodyHash', 'pin', 'dayNumber', 'placedAt', 'answerBy', 'createdAt', 'paymentMethod'];
    const shared = ({ order }: Awaited<ReturnType<typeof rowsOf>>) =>
      Object.fromEntries(Object.entries(order ?? {}).filter(([column]) => !own.includes(column)));
    expect(shared(together)).toEqual(shared(alone));
    expect(Object.keys(shared(together)).length).toBeGreaterThan(30);
    expect([together.order?.dayNumber, alone.order?.dayNumber]).toEqual([1, 2]);
  });

  it('are counted on the day of their shop without a gap, and take what they say', async () => {
    const at = await shelves(world, 1000);
    const answers = await Promise.all(people.flatMap((person) => [1, 2].map((n) => orderGroceries(person, basket(at, n)))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const rows = await placedOf(at.id);
    expect(rows.map(({ dayNumber }) => dayNumber)).toEqual(rows.map((_, i) => i + 1));
    expect(rows).toHaveLength(48);
    expect(await stockOf(at.itemId('Bananas'))).toBe(1000 - 24 * 3);
    const [shop] = await world.db
      .select()
      .from(merchants)
      .where(sql`id = ${at.id}`);
    expect(shop).toMatchObject({ ordersOfDay: 48, ordersDay: rows[0]?.day });
    const lines = await world.db
      .select()
      .from(orderLines)
      .where(
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
      );
    expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(24 * 3);
  });

  it('sell what is left once: who comes too late is told what there is, and nothing is kept of it', async () => {
    const at = await shelves(world, 7);
    const answers = await Promise.all(people.map((person) => orderGroceries(person, basket(at, 2))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(21);
    expect(await stockOf(at.itemId('Bananas'))).toBe(1);
    const rows = await placedOf(at.id);
    expect(rows.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3]);
    expect((await orderGroceries(one(), basket(at, 1))).status).toBe(201);
  });

  it('leave one that is refused to itself', async () => {
    const [at, empty] = [await shelves(world, 50), await shelves(world, 1)];
    const answers = await Promise.all(people.map((person, i) => orderGroceries(person, basket(i % 2 === 0 ? at : empty, 2))));
    expect(answers.map(({ status }) => status)).toEqual(people.map((_, i) => (i % 2 === 0 ? 201 : 409)));
    expect(await stockOf(empty.itemId('Bananas'))).toBe(1);
  });

  it('are one order under one number, and another basket under it is refused', async () => {
    const at = await shelves(world, 50);
    const body = basket(at, 2, { orderNumber: 'GR990001' });
    const same = await Promise.all(Array.from({ length: 8 }, () => orderGroceries(one(), body)));
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 201));
    expect(new Set(same.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await orderGroceries(one(), basket(at, 1, { orderNumber: 'GR990001' }))).status).toBe(409);
    expect(await stockOf(at.itemId('Bananas'))).toBe(48);
    // The number of somebody else is another one.
    expect((await orderGroceries(people[1] as Person, body)).body.id).not.toBe(same[0]?.body.id);
  });

  it('of which one has a number that was used are written without it', async () => {
    const at = await shelves(world, 50);
    const first = (await orderGroceries(one(), basket(at, 1))).body;
    const [row] = await world.db
      .select()
      .from(orders)
      .where(sql`id = ${first.id}`);
    if (row === undefined || row.merchantId === null) throw new Error('no order');
    const { id: _id, createdAt: _at, commissionMinor: _commission, dayNumber: _number, merchantId, ...columns } = row;
    const wanted = (clientNumber: string, number: string) => ({
      order: { ...columns, merchantId, clientNumber, number },
      lines: [],
      counted: [[at.itemId('Bananas'), 1]] as const,
      boards: [],
    });
    const { db } = world.node.ctx;
    const [again, fresh] = await Promise.all([
      insertOrder(db, wanted(row.clientNumber, 'GR-9-again')),
      insertOrder(db, wanted('GR-fresh', 'GR-9-fresh')),
    ]);
    expect(again).toBeUndefined();
    expect(fresh?.order).toMatchObject({ clientNumber: 'GR-fresh', dayNumber: 2, version: 1 });
    expect(await stockOf(at.itemId('Bananas'))).toBe(48);
  });

  it('are shown on the board of their shop and told to their customers', async () => {
    const staff = await memberOfStaff(world);
    const at = await shelves(world, 50);
    const placed = await Promise.all(people.slice(0, 4).map((person) => orderGroceries(person, basket(at, 1))));
    const rows = await world.db
      .select()
      .from(streamEvents)
      .where(sql`name in ('board', 'order')`);
    const toBoard = rows.filter(({ name, subjectId, userId }) => name === 'board' && subjectId === at.id && userId === staff.userId);
    expect(toBoard.length).toBeGreaterThan(0);
    expect(toBoard.length).toBeLessThanOrEqual(4);
    for (const [i, { body }] of placed.entries()) {
      const own = rows.filter(({ name, subjectId }) => name === 'order' && subjectId === body.id);
      expect(own.map(({ userId }) => userId)).toEqual([people[i]?.user.id]);
    }
    expect((await staff.client.answer(calls.board, { params: { id: at.id } })).body.orders).toHaveLength(4);
  });

  it('come to nothing for who is suspended', async () => {
    const at = await shelves(world, 50);
    const person = await passenger(world);
    await suspendOf(await staffMember(world), person, { side: 'passenger' });
    const refused = await orderGroceries(person, basket(at, 1));
    expect(refused.status).toBe(403);
    expect(await placedOf(at.id)).toEqual([]);
    expect(await stockOf(at.itemId('Bananas'))).toBe(50);
  });
});

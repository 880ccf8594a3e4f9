import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger, type Person } from '../testing/people.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1000' } });

let lerato: Person;
let orderId: number;
const desk = new Map<string, Client>();
const as = (role: string): Client => desk.get(role) as Client;
const read = (role: string) => as(role).call(calls.readDeskOrder, { params: { id: orderId } });

beforeAll(async () => {
  lerato = await passenger(world, { name: 'Lerato Maseko' });
  const shop = await kitchen(world);
  // A shop that is late to answer is rung.
  await world.db.update(merchants).set({ phone: '+27123620100' });
  orderId = there(await orderFood(lerato, food(shop))).body.id;
  for (const role of ['operations', 'finance', 'read_only', 'reviewer'] as const)
    desk.set(role, (await memberOfStaff(world, [{ role }])).client);
}, 60_000);

describe('an order’s page', () => {
  it('says what was ordered, what it costs, for whom and of which shop; its parts sum to the total', async () => {
    const page = await read('operations');
    expect(page).toMatchObject({
      order: { orderId, status: 'placed', customer: { userId: lerato.user.id, name: 'Lerato Maseko' } },
      customerPhone: expect.stringMatching(/^\+•+\d{3}$/),
      trip: null,
      parcel: null,
      acceptedAt: null,
      shop: { phone: '+27123620100' },
    });
    expect(page.answerBy).not.toBeNull();
    expect(Number(page.items) + Number(page.delivery) + Number(page.service)).toBeCloseTo(Number(page.order.total));
    expect(page.lines.reduce((sum, { price }) => sum + Number(price), 0)).toBeCloseTo(Number(page.items));
    expect(JSON.stringify(page)).not.toContain(lerato.user.phone);
    const [row] = await world.db.select({ pin: orders.pin }).from(orders).where(eq(orders.id, orderId));
    expect(Object.values(page)).not.toContain(there(row).pin);
  });

  it('names nobody to finance and to who reads only, and is nothing for a reviewer', async () => {
    for (const role of ['finance', 'read_only']) {
      const page = await read(role);
      expect([page.order.customer, page.customerPhone, page.note]).toEqual([null, null, null]);
    }
    expect((await as('reviewer').answer(calls.readDeskOrder, { params: { id: orderId } })).status).toBe(403);
    expect((await as('finance').answer(calls.doneAboutOrder, { params: { id: orderId } })).status).toBe(403);
  });

  it('says when the shop accepted it, and that staff did so; what is not there is not found', async () => {
    await as('operations').call(calls.acceptOrder, { params: { id: orderId }, body: { minutes: 20 } });
    const page = await read('operations');
    expect([page.order.status, page.answerBy]).toEqual(['preparing', null]);
    expect(page.acceptedAt).not.toBeNull();
    const done = await as('operations').call(calls.doneAboutOrder, { params: { id: orderId } });
    expect(done.map(({ action }) => action)).toEqual(['order.accepted']);
    expect((await as('operations').refused(calls.readDeskOrder, { params: { id: 999_999 } })).code).toBe('not_found');
    expect((await as('operations').refused(calls.doneAboutOrder, { params: { id: 999_999 } })).code).toBe('not_found');
  });
});

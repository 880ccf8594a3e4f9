import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood, type Shop } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger, type Person } from '../testing/people.ts';

const world = useWorld();
let guest: Person;
beforeAll(async () => {
  guest = await passenger(world);
});

const shopkeeperOf = async (merchantId: number) => (await memberOfStaff(world, [{ role: 'merchant', merchantId }])).client;
const menuOf = (at: Shop) => guest.client.call(calls.menuItemsOf, { params: { restaurantId: at.id } });
const namesOf = async (at: Shop) => (await menuOf(at)).map(({ name }) => name);
const fufu = { section: 'Mains', name: 'Fufu', description: 'With egusi', price: '52.50' };

describe('the menu of a shop, by its own people', () => {
  it('takes new words and a new price, which customers read and pay from then on', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const id = at.itemId('Jollof');
    const body = { name: 'Jollof, party size', description: 'For two', price: '66.00', version: 1 };
    expect(await own.call(calls.changeItem, { params: { id }, body })).toMatchObject({ ...body, version: 2 });
    expect((await menuOf(at)).find((item) => item.id === id)).toMatchObject({
      name: 'Jollof, party size',
      description: 'For two',
      price: '66.00',
    });
    // Who still sees the old price is told before anything is ordered.
    expect((await orderFood(guest, food(at))).body.code).toBe('basket_changed');
    const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'item.changed', data: { price: '66.00', was: { name: 'Jollof', price: '60.00' } } });
  });

  it('is not written over by whoever saw an older one; what is there or left has no version', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const params = { id: at.itemId('Suya') };
    const save = (price: string) => own.answer(calls.changeItem, { params, body: { price, version: 1 } });
    const both = await Promise.all([save('50.00'), save('40.00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
    expect(await own.call(calls.changeItem, { params, body: { isAvailable: false } })).toMatchObject({ isAvailable: false, version: 2 });
  });

  it('grows and shrinks: an item comes, goes for good, and comes back under its name; orders keep what they have', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const add = () => own.answer(calls.addItem, { params: { id: at.id }, body: fufu });
    // Two who add the same at once: one does, the other reads why not.
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.body.errors?.[0]?.path).toBe('name');
    expect(await namesOf(at)).toEqual(['Jollof', 'Suya', 'Fufu']);
    const { body: order } = await orderFood(guest, food(at));
    const jollof = { id: at.itemId('Jollof') };
    await own.call(calls.removeItem, { params: jollof });
    expect(await namesOf(at)).toEqual(['Suya', 'Fufu']);
    expect((await own.call(calls.merchantItems, { params: { id: at.id } })).map(({ name }) => name)).toEqual(['Suya', 'Fufu']);
    expect((await orderFood(guest, food(at))).status).toBeGreaterThanOrEqual(400);
    expect((await guest.client.call(calls.getOrder, { params: { id: order.id } })).lines?.[0]).toMatchObject({ name: 'Jollof' });
    // Sent again by a phone that lost the answer.
    expect(await own.call(calls.removeItem, { params: jollof })).toEqual({ ok: true });
    expect((await own.answer(calls.changeItem, { params: jollof, body: { price: '1.00' } })).status).toBe(404);
    const back = await own.call(calls.addItem, { params: { id: at.id }, body: { ...fufu, ...(await sectionOf(at)), name: 'Jollof' } });
    expect([back.id, back.price]).toEqual([jollof.id, '52.50']);
  });

  it('refuses what can’t be sold, naming the field, and another shop’s item as if it were not there', async () => {
    const [at, other] = [await kitchen(world), await kitchen(world)];
    const own = await shopkeeperOf(at.id);
    const add = async (body: object) =>
      (await own.answer(calls.addItem, { params: { id: at.id }, body: { ...fufu, ...body } })).body.errors?.[0]?.path;
    expect([
      await add({ price: '0.00' }),
      await add({ price: '-1' }),
      await add({ name: ' ' }),
      await add({ section: 'x'.repeat(41) }),
    ]).toEqual(['price', 'price', 'name', 'section']);
    const theirs = { id: other.itemId('Suya') };
    expect((await own.answer(calls.changeItem, { params: theirs, body: { price: '1.00' } })).status).toBe(404);
    expect((await own.answer(calls.removeItem, { params: theirs })).status).toBe(404);
    expect((await own.answer(calls.addItem, { params: { id: other.id }, body: fufu })).status).toBe(404);
    const rename = { ...(await sectionOf(at)), name: 'Suya' };
    expect((await own.answer(calls.changeItem, { params: { id: at.itemId('Jollof') }, body: rename })).body.errors?.[0]?.path).toBe('name');
    expect(await namesOf(other)).toEqual(['Jollof', 'Suya']);
  });
});

/** In which section the kitchen's dishes stand. */
async function sectionOf(at: Shop): Promise<{ section: string }> {
  const [first] = await menuOf(at);
  return { section: first?.section ?? '' };
}

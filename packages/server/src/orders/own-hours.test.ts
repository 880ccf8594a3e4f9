import { beforeAll, describe, expect, it } from 'vitest';
import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, memberOfStaff, passenger, type Person } from '../testing/people.ts';

const world = useWorld();
const HOUR = 3_600_000;
let guest: Person;
beforeAll(async () => {
  guest = await passenger(world);
});

const shopkeeperOf = async (merchantId: number) => (await memberOfStaff(world, [{ role: 'merchant', merchantId }])).client;
const asSeen = async (id: number) => {
  const query = { lat: String(hatfield.lat), lng: String(hatfield.lng) };
  return (await guest.client.call(calls.restaurants, { query })).find((one) => one.id === id);
};

describe(`a shop’s own people (${cataloguePaths.restaurants})`, () => {
  it('set its hours with a holiday, and what they say decides at once', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(Date.now());
    const [year, month, day] = today.split('-');
    const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1];
    const hours = `Mo-Su 00:00-24:00; ${year} ${name} ${day} off`;
    const changed = await own.call(calls.changeMerchant, { params: { id: at.id }, body: { hours, version: 1 } });
    expect([changed.hours, changed.isOpen, changed.version]).toEqual([hours, false, 2]);
    expect((await orderFood(guest, food(at))).body.code).toBe('shop_closed');
    const seen = await asSeen(at.id);
    expect([seen?.isOpen, seen?.hoursToday, seen?.opensAt]).toEqual([false, '', changed.opensAt]);
    expect(Date.parse(changed.opensAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('are told when somebody else was faster, and nothing is written over', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const save = (hours: string) => own.answer(calls.changeMerchant, { params: { id: at.id }, body: { hours, version: 1 } });
    const both = await Promise.all([save('Mo-Fr 08:00-18:00'), save('Mo-Su 06:00-22:00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
    const { merchant } = await own.call(calls.board, { params: { id: at.id } });
    expect([merchant.version, merchant.hours]).toEqual([2, both.find(({ status }) => status === 200)?.body.hours]);
  });

  it('pause for an hour and until tomorrow by the server’s clock, and open again', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const change = (body: object) => own.call(calls.changeMerchant, { params: { id: at.id }, body });
    const hour = await change({ pause: 'hour' });
    expect(Math.round((Date.parse(hour.pausedUntil ?? '') - Date.now()) / HOUR)).toBe(1);
    expect(hour.opensAt).toBe(hour.pausedUntil);
    expect((await orderFood(guest, food(at))).body.code).toBe('shop_closed');
    await change({ hours: 'Mo-Su 08:30-20:00' });
    const { pausedUntil } = await change({ pause: 'tomorrow' });
    expect(pausedUntil).toMatch(/T06:30:00/);
    expect(Date.parse(pausedUntil ?? '') - Date.now()).toBeLessThan(32.5 * HOUR);
    expect((await change({ pausedUntil: null, hours: 'Mo-Su 00:00-24:00' })).isOpen).toBe(true);
    expect((await orderFood(guest, food(at))).status).toBe(201);
  });

  it('say that they are busy, which is added to what customers are promised until it ends', async () => {
    const at = await kitchen(world);
    const own = await shopkeeperOf(at.id);
    const params = { id: at.id };
    expect(await own.call(calls.changeMerchant, { params, body: { busyMinutes: 15 } })).toMatchObject({ busyMinutes: 15, isOpen: true });
    expect((await asSeen(at.id))?.estimatedDeliveryTime).toBe('45-60');
    expect((await orderFood(guest, food(at))).body.merchant?.deliveryTime).toBe('45-60');
    expect(await own.call(calls.changeMerchant, { params, body: { busyMinutes: 0 } })).toMatchObject({ busyMinutes: 0, busyUntil: null });
    expect((await asSeen(at.id))?.estimatedDeliveryTime).toBe('30-45');
    expect((await own.answer(calls.changeMerchant, { params, body: { busyMinutes: 500 } })).body.errors?.[0]?.path).toBe('busyMinutes');
  });

  it('reach no other shop', async () => {
    const [mine, other] = [await kitchen(world), await kitchen(world)];
    const own = await shopkeeperOf(mine.id);
    expect((await own.answer(calls.changeMerchant, { params: { id: other.id }, body: { pause: 'hour' } })).status).toBe(404);
    expect((await own.answer(calls.board, { params: { id: other.id } })).status).toBe(404);
    expect((await asSeen(other.id))?.isOpen).toBe(true);
  });
});

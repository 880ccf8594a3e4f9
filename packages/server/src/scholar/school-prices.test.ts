import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schoolGroups, schoolMonths } from '@safiri/db/scholar/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { driver, passenger, PASSWORD, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';
import { renewSeats } from './renew-seats.ts';

const DAY = 86_400;
// 9 December 2026.
const time = movedClock();
const world = useWorld({ clock: time.clock });

async function group(): Promise<number> {
  const taxi = await driver(world);
  const [row] = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School of ${taxi.driverId}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'morning',
      monthlyMinor: 850_00,
      capacity: 1,
      driverId: taxi.driverId,
      countryId: 'za',
      marketId: 'pretoria',
      pickupPoints: [{ location: 'First', time: '06:40' }],
    })
    .returning({ id: schoolGroups.id });
  return row?.id ?? 0;
}
const costs = (id: number, monthlyMinor: number) => world.db.update(schoolGroups).set({ monthlyMinor }).where(eq(schoolGroups.id, id));
const rich = async () => {
  const who = await passenger(world);
  await topUp(world, who, 5000_00);
  return who;
};
const joining = (who: Person, groupId: number, firstPrice = '850.00') => ({
  body: { groupId, studentId: who.user.id, payment: 'wallet' as const, firstPrice, waitingList: true },
});
const pricesOf = async (who: Person) =>
  (await world.db.select().from(schoolMonths).where(eq(schoolMonths.guardianId, who.user.id)).orderBy(schoolMonths.month)).map(
    ({ month, priceMinor }) => [month, priceMinor],
  );
const told = async (who: Person) => {
  await who.client.call(calls.login, { body: { email: who.email, password: PASSWORD } });
  return (await who.client.call(calls.ownNotifications)).map(({ title }) => title);
};

it('takes a higher price only for a month before which it was told in time', async () => {
  const [id, guardian] = [await group(), await rich()];
  await guardian.client.call(calls.join, joining(guardian, id));
  // 29 December: three days before the month.
  time.wait(20 * DAY);
  await renewSeats(world.node.ctx);
  await costs(id, 950_00);
  // 1 January: what was told counts.
  time.wait(3 * DAY);
  await renewSeats(world.node.ctx);
  expect((await pricesOf(guardian)).at(-1)).toEqual(['2027-01-01', 850_00]);
  // 29 January and 1 February.
  time.wait(28 * DAY);
  await renewSeats(world.node.ctx);
  expect((await told(guardian)).filter((title) => title.startsWith('R950.00 for the school month'))).toHaveLength(1);
  time.wait(3 * DAY);
  await renewSeats(world.node.ctx);
  expect((await pricesOf(guardian)).at(-1)).toEqual(['2027-02-01', 950_00]);
  // A lower one counts at once.
  await costs(id, 800_00);
  time.wait(28 * DAY);
  await renewSeats(world.node.ctx);
  expect((await pricesOf(guardian)).at(-1)).toEqual(['2027-03-01', 800_00]);
});

it('takes from who waited no more than when they began to wait, and tells the price with the seat', async () => {
  const [id, first, waits] = [await group(), await rich(), await rich()];
  for (const who of [first, waits]) await who.client.call(calls.login, { body: { email: who.email, password: PASSWORD } });
  const seat = await first.client.call(calls.join, joining(first, id));
  await waits.client.call(calls.join, joining(waits, id));
  await costs(id, 1200_00);
  await first.client.call(calls.leave, { params: { id: seat.id } });
  const notice = (await waits.client.call(calls.ownNotifications)).find(({ title }) => title === 'A seat is yours');
  expect(notice?.message).toContain('R850.00');
  await renewSeats(world.node.ctx);
  const [[, price] = []] = await pricesOf(waits);
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThanOrEqual(850_00);
});

it('is agreed to anew by who changes to the wallet, for the price on their screen', async () => {
  const [id, guardian] = [await group(), await rich()];
  const seat = await guardian.client.call(calls.join, { body: { groupId: id, studentId: guardian.user.id } });
  await costs(id, 900_00);
  const say = (monthlyPrice: string) => ({ params: { id: seat.id }, body: { payment: 'wallet' as const, monthlyPrice } });
  expect(await guardian.client.refused(calls.payment, say('850.00'))).toMatchObject({ code: 'fare_changed', fare: '900.00' });
  expect((await guardian.client.call(calls.payment, say('900.00'))).payment).toBe('wallet');
});

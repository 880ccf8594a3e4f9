import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { moneyOf } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, type DriverPerson, type Person } from '../testing/people.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { ledgerFaults } from '../wallet/public.ts';

const world = useWorld();
const DAY_MS = 24 * 3_600_000;

/** A trip of 100.00 in cash that has just ended, and what is in its passenger's wallet, in rand. */
async function ended(rand: number): Promise<{ passenger: Person; driver: DriverPerson; id: number }> {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  await topUp(world, who.passenger, rand * 100);
  const id = await tripUnderWay(world, who, { at: world.node.ctx.clock() });
  await complete(world, who.driver, id);
  return { ...who, id };
}
const tip = ({ client }: Person, id: number, amount: string) => client.call(calls.tipDriver, { params: { id }, body: { amount } });
const refused = async ({ client }: Person, id: number, amount: string) => {
  const { code, errors } = await client.refused(calls.tipDriver, { params: { id }, body: { amount } });
  return errors?.[0]?.path ?? code;
};
const tipsOf = async (own: DriverPerson) => (await moneyOf(own)).lines.find(({ line }) => line === 'tips')?.amount;

it('goes from the wallet to the driver, whole, once, and both read it', async () => {
  const { passenger: rider, driver: own, id } = await ended(60);
  const before = Number((await moneyOf(own)).balance);
  expect(await tip(rider, id, '20')).toMatchObject({ tip: '20.00', fare: '100.00' });
  expect(await tip(rider, id, '20.00')).toMatchObject({ tip: '20.00' });
  expect(await refused(rider, id, '5')).toBe('illegal_transition');
  expect([await walletOf(rider), await tipsOf(own), Number((await moneyOf(own)).balance) - before]).toEqual(['40.00', '20.00', 20]);
  const earned = await own.client.call(calls.getEarnings);
  expect([earned.total.tips, earned.total.fares]).toEqual(['20.00', '100.00']);
  const [told] = await own.client.call(calls.ownNotifications);
  expect(told).toMatchObject({ title: 'R20.00 tip for you', data: { redirectTo: '/driver-money' } });
  for (const who of [rider, own]) expect((await who.client.call(calls.getReceipt, { params: { id } })).tip).toBe('20.00');
});

it('is given once by twenty at the same time', async () => {
  const { passenger: rider, driver: own, id } = await ended(300);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      rider.client.answer(calls.tipDriver, { params: { id }, body: { amount: i % 2 === 0 ? '10' : '15' } }),
    ),
  );
  const tips = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.tip] : [])));
  expect(tips.size).toBe(1);
  expect([...tips][0]).toBe(await tipsOf(own));
});

it('is no more than the wallet has, than the fare, and nobody else’s to give', async () => {
  const { passenger: rider, driver: own, id } = await ended(30);
  for (const amount of ['30.01', '0', '100.01']) expect([amount, await refused(rider, id, amount)]).toEqual([amount, 'amount']);
  expect(await refused(await passenger(world), id, '5')).toBe('not_found');
  expect((await own.client.refused(calls.tipDriver, { params: { id }, body: { amount: '5' } })).code).toBe('forbidden');
  await world.db
    .update(rides)
    .set({ completedAt: new Date(world.node.ctx.clock().getTime() - 8 * DAY_MS) })
    .where(eq(rides.id, id));
  expect(await refused(rider, id, '5')).toBe('illegal_transition');
});

it('waits for the end of the trip, and is not taken for who has left', async () => {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  await topUp(world, who.passenger, 50_00);
  const id = await tripUnderWay(world, who, { at: world.node.ctx.clock() });
  expect(await refused(who.passenger, id, '5')).toBe('illegal_transition');
  await complete(world, who.driver, id);
  const { status } = await who.driver.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
  if (status < 300) expect(await refused(who.passenger, id, '5')).toBe('illegal_transition');
});

it('leaves the books right', async () => {
  // Its trips were put straight into the table: of them the books alone are looked at.
  expect(await ledgerFaults(world.db)).toEqual([]);
});

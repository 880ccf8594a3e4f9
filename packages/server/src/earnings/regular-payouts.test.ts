import { beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { owe } from '../testing/driver-money.ts';
import { calls } from '../testing/calls.ts';
import { refusalIn } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, movedClock, openKisumu } from '../testing/kisumu.ts';
import { connectProvider, useSimulators } from '../testing/payments.ts';
import { askPayout, destine } from '../testing/payouts.ts';
import { driver, PASSWORD } from '../testing/people.ts';
import { giveMarket, setWorkplace } from '../users/public.ts';
import { makeRegularPayouts } from './regular-payouts.ts';

/** It begins on a Wednesday at half past twelve. */
const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
const DAY = 24 * 3600;
beforeAll(async () => {
  await openKisumu(world);
  const other = (id: string, name: string, terms: string) =>
    kisumuFile()
      .replace('id: kisumu', `id: ${id}`)
      .replace('name: Kisumu', `name: ${name}`)
      .replace('every: monday, least: 200, fee: 0', terms);
  await openKisumu(world, other('nyeri', 'Nyeri', 'every: monday, least: 1500, fee: 25'));
  const jinja = other('jinja', 'Jinja', 'every: day, least: 0, fee: 0');
  await openKisumu(world, jinja.replace('country: ke', 'country: ug').replace('Africa/Nairobi', 'Africa/Kampala'));
  await connectProvider(world, simulators, 'mpesa', 'ke');
});

let n = 0;
async function boda() {
  n += 1;
  const own = await driver(world, {
    countryId: 'ke',
    phone: `+25471166${1000 + n}`,
    vehicleRegistration: `RGP ${100 + n}A`,
    vehicleType: 'motorcycle',
  });
  await destine(own, 'mpesa', `+25471166${1000 + n}`);
  return own;
}
/** On to half past twelve of the next Monday. */
async function untilMonday(): Promise<void> {
  const { weekday } = localMoment(clock(), 'Africa/Nairobi');
  wait((7 - weekday) * DAY);
  await world.db.execute(sql`update sessions set expires_at = expires_at + interval '8 days'`);
}
const made = (driverId: number) => world.db.select().from(payouts).where(eq(payouts.driverId, driverId));
const run = () => Promise.all([makeRegularPayouts(world.node.ctx, paymentProviders), makeRegularPayouts(world.node.ctx, paymentProviders)]);

it('pays what has settled, and says when the rest has', async () => {
  const own = await boda();
  await owe(world, own, 'KES', 1000_00, new Date(clock().getTime() - 3 * DAY * 1000));
  await owe(world, own, 'KES', 300_50);
  const terms = await own.client.call(calls.getPayoutTerms, {});
  expect(terms).toMatchObject({
    balance: '1300.50',
    payable: '1000.00',
    settling: '300.50',
    settlementHours: 48,
    least: '200.00',
    every: 'monday',
  });
  expect(new Date(terms.nextAt ?? 0).getTime()).toBeGreaterThan(clock().getTime() + 47 * 3_600_000);
  const ask = (amount: string) => own.client.answer(calls.requestPayout, { body: { amount, password: PASSWORD } });
  expect((await ask('1001')).body).toMatchObject({ code: 'balance_too_low' });
  expect((await ask('199')).body).toMatchObject({ errors: [{ path: 'amount' }] });
  expect(await askPayout(own, '200')).toMatchObject({ progress: 'waiting', destination: expect.stringContaining('M-Pesa') });
});

it('makes one payout a driver on the market’s day, by any number of nodes, of what has settled in whole units', async () => {
  const [rich, poor, asking] = [await boda(), await boda(), await boda()];
  await owe(world, rich, 'KES', 1234_56);
  await owe(world, poor, 'KES', 199_00);
  await owe(world, asking, 'KES', 900_00);
  await run();
  expect(await made(rich.driverId)).toEqual([]);
  wait(5 * DAY);
  await askPayout(asking, '300');
  await run();
  await run();
  expect(await made(rich.driverId)).toMatchObject([{ amountMinor: 1234_00, status: 'requested', madeFor: '2026-12-14' }]);
  expect(await made(poor.driverId)).toEqual([]);
  expect(await made(asking.driverId)).toMatchObject([{ amountMinor: 300_00, madeFor: null }]);
});

it('pays by the terms of all the markets whose currency is paid, not by those of the workplace', async () => {
  const own = await boda();
  await inTransaction(world.node.ctx, async (uow) => {
    for (const id of ['kisumu', 'nyeri', 'jinja']) await giveMarket(uow, own.driverId, id);
    await setWorkplace(uow, own.driverId, 'jinja');
  });
  // Nyeri wants 1,500 at least, and Jinja, whose money is another one, would pay every day.
  await owe(world, own, 'KES', 1499_00, new Date(clock().getTime() - 5 * DAY * 1000));
  await untilMonday();
  wait(DAY);
  await run();
  expect(await made(own.driverId)).toEqual([]);
  await untilMonday();
  await run();
  expect(await made(own.driverId)).toEqual([]);
  await owe(world, own, 'KES', 1_00, new Date(clock().getTime() - 5 * DAY * 1000));
  await run();
  expect(await made(own.driverId)).toMatchObject([{ amountMinor: 1500_00, feeMinor: 25_00, currency: 'KES' }]);
});

it('pays nothing by itself to an account on its first day, and on request none to one that was changed', async () => {
  const own = await boda();
  await owe(world, own, 'KES', 1000_00, new Date(clock().getTime() - 3 * DAY * 1000));
  await untilMonday();
  await destine(own, 'mpesa', '+254711669999');
  await run();
  expect(await made(own.driverId)).toEqual([]);
  const terms = await own.client.call(calls.getPayoutTerms, {});
  expect(new Date(terms.restsUntil ?? 0).getTime()).toBeGreaterThan(clock().getTime() + (DAY - 3600) * 1000);
  const body = { amount: '300', password: PASSWORD };
  expect((await own.client.refused(calls.requestPayout, { body })).code).toBe('destination_new');
  // Nor to one that is typed, where a provider pays.
  const typed = await own.client.answer(calls.requestPayout, { body: { ...body, destination: 'M-Pesa +254711669999' } });
  expect([typed.status, refusalIn(typed).errors?.[0]?.path]).toEqual([400, 'destination']);
  // Saying the same again changes nothing, and the day goes on.
  wait(DAY - 60);
  await destine(own, 'mpesa', '+254711669999');
  expect((await own.client.refused(calls.requestPayout, { body })).code).toBe('destination_new');
  wait(120);
  expect(await askPayout(own, '300')).toMatchObject({ status: 'requested', destination: 'M-Pesa +254711669999' });
});

it('makes those behind one that cannot be made, and says in the end that one could not', async () => {
  const [broken, behind] = [await boda(), await boda()];
  for (const own of [broken, behind]) await owe(world, own, 'KES', 1000_00, new Date(clock().getTime() - 3 * DAY * 1000));
  await untilMonday();
  await world.db.execute(
    sql.raw(`alter table payouts add constraint broken_one check (driver_id <> ${broken.driverId} or made_for is null) not valid`),
  );
  await expect(makeRegularPayouts(world.node.ctx, paymentProviders)).rejects.toThrow('1 regular payouts could not be made');
  expect(await made(broken.driverId)).toEqual([]);
  expect(await made(behind.driverId)).toMatchObject([{ amountMinor: 1000_00 }]);
});

import { expect, it } from 'vitest';
import { placeOf, type Balance } from '@safiri/contract/payments/finance-calls.ts';
import type { BalanceHolder } from '@safiri/rules/payments/finance.ts';
import { calls } from '../testing/calls.ts';
import { owe } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff } from '../testing/people.ts';
import { listBalances } from './finance-queries.ts';

const world = useWorld();

/** All lines, page by page, each of so many. */
async function paged(of: BalanceHolder, size: number): Promise<string[]> {
  const seen: string[] = [];
  let page: Balance[] = [];
  do {
    const last = page.at(-1);
    page = await listBalances(world.db, { of, ...(last === undefined ? {} : { afterLine: placeOf(last) }) }, size);
    seen.push(...page.map((row) => `${placeOf(row)} ${row.amount}`));
  } while (page.length === size);
  return seen;
}

it('lists each balance once, whatever page it is on: of one driver in several currencies, and of equal ones', async () => {
  const currencies = ['KES', 'UGX', 'ZAR'];
  const owners = await Promise.all([driver(world), driver(world), driver(world), driver(world)]);
  for (const own of owners) for (const currency of currencies) await owe(world, own, currency, 100_00);
  const wanted = owners
    .map(({ driverId }) => driverId)
    .toSorted((a, b) => a - b)
    .flatMap((id) => currencies.map((currency) => `driver:${id}:wallet ${currency} 100.00`));
  for (const size of [1, 2, 4, 5, 50]) expect([size, await paged('drivers', size)]).toEqual([size, wanted]);
  const own = await paged('operator', 50);
  expect(own.length).toBeGreaterThanOrEqual(currencies.length);
  for (const size of [1, 2]) expect([size, await paged('operator', size)]).toEqual([size, own]);
});

it('goes on after a line by the call, and refuses what is none', async () => {
  const { client } = await memberOfStaff(world, [{ role: 'finance' }]);
  const all = await client.call(calls.listBalances, { query: { of: 'drivers' } });
  const [first] = all;
  const afterLine = placeOf(first ?? { account: '', currency: '' });
  expect(await client.call(calls.listBalances, { query: { of: 'drivers', afterLine } })).toEqual(all.slice(1));
  expect((await client.answer(calls.listBalances, { query: { of: 'drivers', afterLine: '12' } })).status).toBe(400);
});

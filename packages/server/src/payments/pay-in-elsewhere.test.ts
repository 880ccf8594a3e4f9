import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '@safiri/db/payments/tables.ts';
import { checkInvariants } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { owe, payIn } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import { openKisumu } from '../testing/kisumu.ts';
import { connectProvider, useSimulators } from '../testing/payments.ts';
import { driver, eventually } from '../testing/people.ts';
import { settle } from './settle.ts';

const world = useWorld();
const simulators = useSimulators();

it('is offered in each currency that is owed, by a provider of its country, and says where none takes it', async () => {
  const own = await driver(world);
  await owe(world, own, 'ZAR', -50_50);
  await owe(world, own, 'KES', -200_50);
  const shillings = { currency: 'KES', countryId: 'ke', least: 1, most: 201 };
  expect(await own.client.call(calls.listPayInWays)).toMatchObject({ currency: 'ZAR', most: 51, others: [{ ...shillings, ways: [] }] });
  const ask = { provider: 'mpesa', amount: '201', currency: 'KES', phone: '+254711222333' } as const;
  expect((await own.client.refused(calls.startPayIn, { body: ask })).code).toBe('not_found');
  await openKisumu(world);
  await connectProvider(world, simulators, 'mpesa', 'ke');
  expect(await own.client.call(calls.listPayInWays)).toMatchObject({ ways: [], others: [{ ...shillings, ways: ['mpesa'] }] });
  const tooMuch = await own.client.refused(calls.startPayIn, { body: { ...ask, amount: '202' } });
  expect(tooMuch.errors?.[0]).toMatchObject({ path: 'amount', message: expect.stringContaining('KSh201') });
  const begun = await payIn(own, ask);
  expect(begun).toMatchObject({ currency: 'KES', countryId: 'ke', amount: '201.00' });
  // The provider says nothing of what was not sent to it.
  const sent = () => world.db.$count(payments, and(eq(payments.id, begun.id), isNotNull(payments.sentAt)));
  await eventually(async () => (await sent()) === 1, 'the prompt');
  await settle(world.node.ctx, begun.id, { state: 'succeeded', amountMinor: 201_00, currency: 'KES', receipt: 'ELSEWHERE1' });
  const { sums } = await own.client.call(calls.getDriverMoney);
  expect(sums.map(({ currency, balance }) => [currency, balance])).toEqual([
    ['ZAR', '-50.50'],
    ['KES', '0.50'],
  ]);
  // What is no currency of theirs is owed nowhere.
  expect((await own.client.refused(calls.startPayIn, { body: { ...ask, currency: 'NGN' } })).code).toBe('not_found');
  expect((await checkInvariants(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
});

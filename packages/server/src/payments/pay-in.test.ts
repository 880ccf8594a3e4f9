import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { moneyOf, owe, payIn, payInByPhone } from '../testing/driver-money.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { bodaRider, kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { connectProvider, heldByBooks, useSimulators } from '../testing/payments.ts';
import { eventually, PASSWORD, type DriverPerson } from '../testing/people.ts';
import { createPaymentClock, reverseSandbox } from './public.ts';
import { settle } from './settle.ts';

const { clock } = movedClock();
const world = useWorld({ markets: false, clock });
const simulators = useSimulators();
let accountId: number;
beforeAll(async () => {
  await openKisumu(world);
  accountId = await connectProvider(world, simulators, 'mpesa', 'ke');
});

async function debtor(minor: number): Promise<DriverPerson> {
  const own = await bodaRider(world);
  await owe(world, own, 'KES', -minor);
  return own;
}
const refused = async (own: DriverPerson, amount: string) =>
  (await own.client.refused(calls.startPayIn, { body: { provider: 'mpesa', amount } })).errors?.[0]?.path;

describe('a pay-in', () => {
  it('is offered where no top-ups are, up to the debt in whole units, and takes it away', async () => {
    const own = await debtor(120_50);
    expect(await own.client.call(calls.listPayInWays)).toEqual({
      paybill: null,
      currency: 'KES',
      countryId: 'ke',
      ways: ['mpesa'],
      least: 1,
      most: 121,
      others: [],
    });
    for (const amount of ['0', '122', '10.50']) expect(await refused(own, amount)).toBe('amount');
    const before = await heldByBooks(world, accountId);
    const paid = await payInByPhone(simulators, own, '121');
    expect(paid).toMatchObject({ purpose: 'pay_in', state: 'succeeded', amount: '121.00' });
    expect(await moneyOf(own)).toMatchObject({
      balance: '0.50',
      state: 'none',
      lines: [
        { line: 'pay_ins', amount: '121.00' },
        { line: 'corrections', amount: '-120.50' },
      ],
    });
    expect((await heldByBooks(world, accountId)) - before).toBe(121_00);
    expect(await own.client.call(calls.listPayInWays)).toMatchObject({ ways: [], most: 0 });
    expect(await refused(own, '1')).toBe('amount');
    const [told] = await own.client.call(calls.ownNotifications);
    expect(told).toMatchObject({ title: expect.stringContaining('121'), data: { redirectTo: `/driver-money?payment=${paid.id}` } });
    expect(await own.client.call(calls.listPayIns)).toMatchObject([{ id: paid.id, purpose: 'pay_in' }]);
  });

  it('is a driver’s own business: passengers have none, and nobody reads another’s', async () => {
    const [own, other, rider] = [await debtor(500_00), await debtor(1_00), await kisumuPassenger(world)];
    const { id } = await payIn(own, { provider: 'mpesa', amount: '500' });
    expect((await other.client.refused(calls.getPayIn, { params: { id } })).code).toBe('not_found');
    expect((await rider.client.refused(calls.startPayIn, { body: { provider: 'mpesa', amount: '1' } })).code).toBe('forbidden');
    expect((await own.client.refused(calls.startPayIn, { body: { provider: 'paystack', amount: '1' } })).code).toBe('not_found');
    expect((await own.client.refused(calls.startPayIn, { body: { provider: 'mpesa', amount: '1' } })).code).toBe('payment_under_way');
    expect((await own.client.refused(calls.removeAccount, { body: { password: PASSWORD } })).code).toBe('illegal_transition');
  });

  it('is written down once however often the phone sends it', async () => {
    const own = await debtor(300_00);
    const sent = { body: { provider: 'mpesa', amount: '300' } as const, idempotencyKey: crypto.randomUUID() };
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await own.client.call(calls.startPayIn, sent)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('is credited once where twenty hear of it on two nodes at the same time', async () => {
    const own = await debtor(700_00);
    const second = await startNode(world.databaseUrl, { markets: false, clock });
    try {
      const begun = await payIn(own, { provider: 'mpesa', amount: '700' });
      const entry = await eventually(
        async () => simulators.mpesa.book.entries.find((one) => begun.reference.startsWith(one.reference)),
        'the prompt',
      );
      const said = { state: 'succeeded', amountMinor: 700_00, currency: 'KES', receipt: 'RACE1' } as const;
      const nodes = [world.node, second];
      await Promise.all([
        simulators.mpesa.answer(entry.id, 'yes'),
        ...Array.from({ length: 20 }, (_, i) => settle((nodes[i % 2] ?? world.node).ctx, begun.id, said)),
        ...nodes.map((node) => createPaymentClock(node.ctx, paymentProviders).look()),
      ]);
      expect(await moneyOf(own)).toMatchObject({ balance: '0.00' });
      const { rows } = await world.db.execute(sql`select 1 from ledger_transfers where reference = ${`payment:${begun.id}`}`);
      expect(rows.length).toBe(1);
    } finally {
      await second.stop();
    }
  });

  it('of play money is owed again once real money counts', async () => {
    await openKisumu(world, kisumuFile().replace('status: open', 'status: draft'), 'a test');
    await connectProvider(world, simulators, 'mpesa', 'ke', 'sandbox');
    const own = await debtor(200_00);
    await payInByPhone(simulators, own, '200');
    expect((await moneyOf(own)).balance).toBe('0.00');
    await openKisumu(world, kisumuFile(), 'a test');
    expect(await reverseSandbox(world.node.ctx, 'ke')).toMatchObject([{ takenMinor: 200_00, lostMinor: 0, waitsMinor: 0 }]);
    expect((await moneyOf(own)).balance).toBe('-200.00');
    expect(await reverseSandbox(world.node.ctx, 'ke')).toEqual([]);
  });

  it('leaves the books in order', async () => {
    // This world lives ahead of its database's clock, by which the invariant of what is asked about goes.
    const broken = await brokenBooks(world);
    expect(broken.filter(({ name }) => name !== 'no payment is open without being asked about or a task')).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, staffMember } from '../testing/people.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld();

async function driverWithPayout() {
  const thabo = await driver(world);
  await inTransaction(world.node.ctx, (uow) =>
    writeTransfer(uow.tx, {
      reference: `test:${thabo.driverId}`,
      kind: 'adjustment',
      currency: 'ZAR',
      at: uow.now,
      entries: [
        { account: accounts.driverWallet(thabo.driverId), amountMinor: 30_000 },
        { account: accounts.outside, amountMinor: -30_000 },
      ],
    }),
  );
  const asked = await thabo.client.answer(calls.requestPayout, {
    body: { amount: '200', destination: 'FNB 62 000 000 001', password: PASSWORD },
  });
  expect(asked.status).toBe(201);
  return thabo;
}

describe('payouts in the console', () => {
  it('are paid once, or fail with a reason and the money goes back; each is written down', async () => {
    const staff = await staffMember(world);
    const paid = await driverWithPayout();
    const failed = await driverWithPayout();
    const list = await staff.call(calls.listOpenPayouts);
    expect(list).toMatchObject([
      { driverId: paid.driverId, amount: '200.00', destination: 'FNB 62 000 000 001' },
      { driverId: failed.driverId },
    ]);
    const both = await Promise.all([
      staff.answer(calls.decidePayout, { params: { id: there(list[0]?.id) }, body: { outcome: 'paid', note: 'EFT 77' } }),
      staff.answer(calls.decidePayout, { params: { id: there(list[0]?.id) }, body: { outcome: 'failed', note: 'Wrong account' } }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(
      (await staff.answer(calls.decidePayout, { params: { id: there(list[1]?.id) }, body: { outcome: 'failed' } })).body.errors?.[0]?.path,
    ).toBe('note');
    expect(
      (await staff.answer(calls.decidePayout, { params: { id: there(list[1]?.id) }, body: { outcome: 'failed', note: 'Account closed' } }))
        .body,
    ).toEqual([]);
    expect((await failed.client.answer(calls.getEarnings)).body.balance).toBe('300.00');
    const outcomes = async (query: { outcome?: 'paid' | 'failed'; before?: number }) =>
      (await staff.call(calls.listEndedPayouts, { query })).map(({ id, outcome, note }) => [id, outcome, note]);
    const [first, second] = list.map(({ id }) => id);
    const settled = both[0]?.status === 200 ? [first, 'paid', 'EFT 77'] : [first, 'failed', 'Wrong account'];
    expect(await outcomes({})).toEqual([[second, 'failed', 'Account closed'], settled]);
    expect(await outcomes({ before: there(second) })).toEqual([settled]);
    expect((await outcomes({ outcome: 'paid' })).every(([, outcome]) => outcome === 'paid')).toBe(true);
    expect((await outcomes({ outcome: 'failed' }))[0]).toEqual([second, 'failed', 'Account closed']);
    const { rows } = await world.db.execute<{ n: number }>(sql`select count(*)::int as n from audit_log where action like 'payout.%'`);
    expect(rows).toEqual([{ n: 2 }]);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  it('are nobody else’s business', async () => {
    const rider = await passenger(world);
    const thabo = await driver(world);
    for (const { client } of [rider, thabo]) {
      expect((await client.answer(calls.listOpenPayouts)).status).toBe(403);
      expect((await client.answer(calls.listEndedPayouts)).status).toBe(403);
      expect((await client.answer(calls.decidePayout, { params: { id: 1 }, body: { outcome: 'paid' } })).status).toBe(403);
    }
  });
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { needsConsent } from '@safiri/rules/earnings/payouts.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, PASSWORD } from '../testing/people.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { inTransaction } from '../platform/unit-of-work.ts';

const world = useWorld({ env: { PAYOUT_APPROVAL_ABOVE: '250' } });

/** A payout that waits, with the money set aside for it. */
async function payout(rand: number): Promise<number> {
  const { driverId, client } = await driver(world);
  const amountMinor = rand * 100;
  await inTransaction(world.node.ctx, (uow) =>
    writeTransfer(uow.tx, {
      reference: `test:${driverId}`,
      kind: 'adjustment',
      currency: 'ZAR',
      at: uow.now,
      entries: [
        { account: accounts.driverWallet(driverId), amountMinor },
        { account: accounts.outside, amountMinor: -amountMinor },
      ],
    }),
  );
  await client.call(calls.requestPayout, { body: { amount: String(rand), destination: 'FNB 62 000 000 001', password: PASSWORD } });
  const [row] = await world.db.select({ id: payouts.id }).from(payouts).where(eq(payouts.driverId, driverId));
  return there(row).id;
}

describe('a payout above the setting', () => {
  it('is paid once a second person agreed, by nobody before', async () => {
    const [one, two] = [await memberOfStaff(world, [{ role: 'finance' }]), await memberOfStaff(world, [{ role: 'finance' }])];
    const id = await payout(251);
    const paid = { params: { id }, body: { outcome: 'paid' } } as const;
    const consent = async () => (await one.client.call(calls.listOpenPayouts)).find((row) => row.id === id)?.consent;
    expect(await consent()).toBe('needed');
    expect((await one.client.refused(calls.decidePayout, paid)).code).toBe('approval_needed');
    await Promise.all([one, one].map(({ client }) => client.call(calls.askPayoutApproval, { params: { id } })));
    expect(await consent()).toBe('asked');
    expect((await one.client.refused(calls.decidePayout, paid)).code).toBe('approval_needed');
    const open = (await two.client.call(calls.listApprovals)).open;
    expect(open).toMatchObject([{ kind: 'payout_paid', subjectId: id, isOwn: false, mayApprove: true, data: { amount: '251.00' } }]);
    // The amount is out of the balance since it was asked for.
    const { before, after } = there(there(open[0]).balance);
    expect(Number(before) - Number(after)).toBe(251);
    const params = { id: there(open[0]).id };
    expect((await one.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_request');
    // What was refused may be asked for again.
    await two.client.call(calls.decideApproval, { params, body: { outcome: 'refused', note: 'Which bank?' } });
    expect(await consent()).toBe('needed');
    expect((await one.client.refused(calls.decidePayout, paid)).code).toBe('approval_needed');
    await one.client.call(calls.askPayoutApproval, { params: { id } });
    const again = there((await two.client.call(calls.listApprovals)).open[0]);
    await two.client.call(calls.decideApproval, { params: { id: again.id }, body: { outcome: 'approved' } });
    expect(await consent()).toBe('given');
    expect((await one.client.call(calls.decidePayout, paid)).some((row) => row.id === id)).toBe(false);
  });

  it('that could not be paid waits for nobody any more; a small one never did', async () => {
    const [one, two] = [await memberOfStaff(world, [{ role: 'finance' }]), await memberOfStaff(world, [{ role: 'owner' }])];
    const id = await payout(400);
    await one.client.call(calls.askPayoutApproval, { params: { id } });
    await one.client.call(calls.decidePayout, { params: { id }, body: { outcome: 'failed', note: 'Account closed' } });
    expect((await two.client.call(calls.listApprovals)).open).toEqual([]);
    const small = await payout(250);
    expect((await one.client.refused(calls.askPayoutApproval, { params: { id: small } })).code).toBe('illegal_transition');
    expect((await one.client.answer(calls.decidePayout, { params: { id: small }, body: { outcome: 'paid' } })).status).toBe(200);
  });

  it('is asked about by nobody, agreed to by nobody and paid by nobody whose own it is', async () => {
    const [one, two] = [await memberOfStaff(world, [{ role: 'finance' }]), await memberOfStaff(world, [{ role: 'finance' }])];
    const id = await payout(300);
    const [payee] = await world.db
      .select({ phone: users.phone })
      .from(payouts)
      .innerJoin(drivers, eq(drivers.id, payouts.driverId))
      .innerJoin(users, eq(users.id, drivers.userId))
      .where(eq(payouts.id, id));
    await world.db
      .update(staffMembers)
      .set({ phone: there(payee).phone })
      .where(eq(staffMembers.userId, two.userId));
    const paid = { params: { id }, body: { outcome: 'paid' } } as const;
    expect((await two.client.refused(calls.askPayoutApproval, { params: { id } })).code).toBe('own_money');
    await one.client.call(calls.askPayoutApproval, { params: { id } });
    const params = { id: there((await two.client.call(calls.listApprovals)).open[0]).id };
    expect((await two.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_money');
    expect((await two.client.refused(calls.decidePayout, paid)).code).toBe('own_money');
    const three = await memberOfStaff(world, [{ role: 'finance' }]);
    await three.client.call(calls.decideApproval, { params, body: { outcome: 'approved' } });
    expect((await two.client.refused(calls.decidePayout, paid)).code).toBe('own_money');
    await one.client.call(calls.decidePayout, paid);
  });

  it('needs a second person however many wait before it', async () => {
    const one = await memberOfStaff(world, [{ role: 'finance' }]);
    const id = await payout(300);
    await world.db.execute(sql`drop index payouts_one_open`);
    await world.db.execute(sql`insert into payouts (driver_id, amount_minor, currency, destination, created_at)
      select driver_id, 100, 'ZAR', 'planted', now() - interval '1 day' from payouts, generate_series(1, 200) where id = ${id}`);
    expect((await one.client.call(calls.listOpenPayouts)).some((row) => row.id === id)).toBe(false);
    const paid = { params: { id }, body: { outcome: 'paid' } } as const;
    expect((await one.client.refused(calls.decidePayout, paid)).code).toBe('approval_needed');
    expect((await one.client.answer(calls.askPayoutApproval, { params: { id } })).status).toBe(200);
    expect((await one.client.refused(calls.decidePayout, paid)).code).toBe('approval_needed');
  });
});

it('compares in the country’s own money', () => {
  expect(needsConsent(25_001, 1, 250)).toBe(true);
  expect(needsConsent(25_000, 1, 250)).toBe(false);
  expect(needsConsent(175_000, 7, 250)).toBe(false);
  expect(needsConsent(175_001, 7, 250)).toBe(true);
});

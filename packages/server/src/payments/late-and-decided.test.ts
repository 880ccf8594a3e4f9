import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { payments } from '@safiri/db/payments/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { begin, connectProvider, mindPayments, paymentOf, until, useSimulators } from '../testing/payments.ts';
import { eventually, PASSWORD, type Person } from '../testing/people.ts';
import { walletOf } from '../testing/wallets.ts';
import { ledgerFaults } from '../wallet/public.ts';
import { askAgain, closePayment, creditPayment, listTasks } from './public.ts';
import { settle } from './settle.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
const file = kisumuFile().replace('topUp: false', 'topUp: true');
beforeAll(async () => {
  await openKisumu(world, file);
  await connectProvider(world, simulators, 'mpesa', 'ke');
});

const book = () => simulators.mpesa.book;
/** A prompt that stands on the phone. */
async function prompted(person: Person) {
  const begun = await begin(person, 'mpesa', '500');
  const entry = await eventually(async () => book().entries.find((one) => begun.reference.startsWith(one.reference)), 'the prompt');
  await eventually(async () => (await rowOf(begun.id)).providerReference ?? undefined, 'its number');
  return { id: begun.id, entry };
}
async function rowOf(id: number) {
  const [row] = await world.db.select().from(payments).where(eq(payments.id, id));
  if (row === undefined) throw new Error('no payment');
  return row;
}
const by = { by: 'finance', why: 'seen on the statement' };

describe('a payment that was over', () => {
  it('is asked about again and again after a callback while its provider is down, and credited', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    await settle(world.node.ctx, id, { state: 'failed', reason: 'declined' });
    book().manners.add('down');
    await simulators.mpesa.answer(entry.id, 'yes');
    await eventually(async () => ((await rowOf(id)).hintedAt === null ? undefined : true), 'the callback');
    for (let minute = 0; minute < 5; minute += 1) {
      wait(60);
      await mindPayments(world);
    }
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'declined', taskAt: null });
    expect((await rowOf(id)).nextAskAt).not.toBeNull();
    book().manners.clear();
    wait(3600);
    await mindPayments(world);
    await until(person, id, 'succeeded');
    expect(await walletOf(person)).toBe('500.00');
  });

  it('is a task where its provider said nothing for a day after the callback', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    await settle(world.node.ctx, id, { state: 'failed', reason: 'declined' });
    book().manners.add('down');
    await simulators.mpesa.answer(entry.id, 'yes');
    await eventually(async () => ((await rowOf(id)).hintedAt === null ? undefined : true), 'the callback');
    wait(25 * 3600);
    await mindPayments(world);
    await eventually(async () => ((await rowOf(id)).taskAt === null ? undefined : true), 'the task');
    book().manners.clear();
    const row = await rowOf(id);
    expect({ ...row, nextAskAt: row.nextAskAt === null, taskAt: row.taskAt !== null }).toMatchObject({
      state: 'failed',
      nextAskAt: true,
      taskAt: true,
    });
    expect((await listTasks(world.db)).some((line) => line.startsWith(`payment ${id} of`))).toBe(true);
    // Whoever looks has it asked once more.
    expect(await askAgain(world.db, id, clock())).toBe(true);
    await mindPayments(world);
    await until(person, id, 'succeeded');
    expect((await rowOf(id)).taskAt).toBeNull();
    expect(await askAgain(world.db, id, clock())).toBe(false);
  });

  it('is asked again where the callback came while the provider was asked, whatever it answered', async () => {
    const person = await kisumuPassenger(world);
    const { id } = await prompted(person);
    const [askedAt, hintedAt] = [clock(), new Date(clock().getTime() + 1)];
    for (const answer of [
      { state: 'failed', reason: 'cancelled' },
      { state: 'failed', reason: 'cancelled' },
      { state: 'silent' },
    ] as const) {
      await world.db.update(payments).set({ askedAt, hintedAt }).where(eq(payments.id, id));
      await settle(world.node.ctx, id, answer);
      const row = await rowOf(id);
      expect(row.state).toBe('failed');
      expect(row.nextAskAt).not.toBeNull();
    }
    await world.db.update(payments).set({ askedAt: hintedAt, hintedAt: askedAt }).where(eq(payments.id, id));
    await settle(world.node.ctx, id, { state: 'failed', reason: 'cancelled' });
    expect((await rowOf(id)).nextAskAt).toBeNull();
  });
});

it('does not stand in the way of another prompt for more than five minutes, and is still credited', async () => {
  const person = await kisumuPassenger(world);
  const { id, entry } = await prompted(person);
  expect((await person.client.refused(calls.startTopUp, { body: { provider: 'mpesa', amount: '500' } })).code).toBe('payment_under_way');
  wait(301);
  await mindPayments(world);
  await until(person, id, 'unknown');
  const second = await prompted(person);
  // The first one answers late: it goes back to no prompt, and both are paid.
  await settle(world.node.ctx, id, { state: 'pending' });
  expect((await paymentOf(person, id)).state).toBe('unknown');
  await simulators.mpesa.answer(entry.id, 'yes');
  await simulators.mpesa.answer(second.entry.id, 'yes');
  await until(person, id, 'succeeded');
  await until(person, second.id, 'succeeded');
  expect(await walletOf(person)).toBe('1000.00');
});

it('credits what was paid while its market pauses or takes no top-ups any more, and begins no other', async () => {
  const [first, second] = [await kisumuPassenger(world), await kisumuPassenger(world)];
  const { id, entry } = await prompted(first);
  const other = await prompted(second);
  await openKisumu(world, file.replace('status: open', 'status: paused'), 'a test');
  await simulators.mpesa.answer(entry.id, 'yes');
  await until(first, id, 'succeeded');
  await openKisumu(world, kisumuFile(), 'a test');
  await simulators.mpesa.answer(other.entry.id, 'yes');
  await until(second, other.id, 'succeeded');
  expect((await second.client.refused(calls.startTopUp, { body: { provider: 'mpesa', amount: '500' } })).code).toBe('not_found');
  await openKisumu(world, file, 'a test');
});

describe('what the team decides', () => {
  it('is that a payment is closed: nothing moves it any more, and the account may be deleted', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    await settle(world.node.ctx, id, { state: 'unknown', reason: null });
    expect((await person.client.refused(calls.removeAccount, { body: { password: PASSWORD } })).code).toBe('illegal_transition');
    await closePayment(world.node.ctx, { id, ...by });
    await closePayment(world.node.ctx, { id, ...by });
    expect(await paymentOf(person, id)).toMatchObject({ state: 'failed', reason: 'closed_by_team' });
    await simulators.mpesa.answer(entry.id, 'yes');
    await eventually(async () => ((await rowOf(id)).hintedAt === null ? undefined : true), 'the callback');
    await mindPayments(world);
    expect(await askAgain(world.db, id, clock())).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'closed_by_team', nextAskAt: null, taskAt: null });
    expect(await walletOf(person)).toBe('0.00');
    const said = await world.db.select().from(auditLog).where(eq(auditLog.subject, 'payment'));
    expect(said.map(({ action, subjectId, data }) => ({ action, subjectId, data }))).toEqual([
      { action: 'payment.closed', subjectId: id, data: { by: 'finance', reason: 'seen on the statement' } },
    ]);
    await person.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    await expect(creditPayment(world.node.ctx, { id, ...by })).rejects.toThrow('Its person has left');
  });

  it('is that a payment is credited: once, however many say so', async () => {
    const person = await kisumuPassenger(world);
    const { id } = await prompted(person);
    await settle(world.node.ctx, id, { state: 'unknown', reason: null });
    const both = await Promise.allSettled([creditPayment(world.node.ctx, { id, ...by }), creditPayment(world.node.ctx, { id, ...by })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await paymentOf(person, id)).state).toBe('succeeded');
    expect(await walletOf(person)).toBe('500.00');
    await expect(closePayment(world.node.ctx, { id, ...by })).rejects.toThrow('was credited');
    expect(await ledgerFaults(world.db)).toEqual([]);
    const { rows } = await world.db.execute(sql`select data->>'by' as by from audit_log where action = 'payment.credited'`);
    expect(rows).toEqual([{ by: 'finance' }]);
  });

  it('is nothing about a payment that there is not, or that no provider has heard of', async () => {
    const person = await kisumuPassenger(world);
    const { id } = await prompted(person);
    await world.db.execute(sql`update payments set state = 'expired', sent_at = null, next_ask_at = null where id = ${id}`);
    await expect(closePayment(world.node.ctx, { id, ...by })).rejects.toThrow('ends by itself');
    await expect(closePayment(world.node.ctx, { id: id + 1000, ...by })).rejects.toThrow('There is no payment');
    expect(await askAgain(world.db, id, clock())).toBe(false);
  });
});

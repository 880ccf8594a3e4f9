import { and, eq, inArray } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { notify, type Notice } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { disbursementsOf } from '../payments/public.ts';
import type { DomainEvents } from '../platform/domain-events.ts';
import { accounts, lockDriverMoney, writeTransfer } from '../wallet/public.ts';
import type { PayoutRow } from './queries.ts';
import type { PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';

async function tell(
  uow: UnitOfWork,
  { driverId, amountMinor, feeMinor, currency, destination }: PayoutRow,
  note: string | null,
): Promise<void> {
  const [driver] = await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
  if (driver === undefined) return;
  const notice: Notice =
    note === null
      ? { kind: 'toldPayoutPaid', values: { amount: uow.money(amountMinor - feeMinor, currency), destination } }
      : note === ''
        ? { kind: 'toldPayoutBack', values: { amount: uow.money(amountMinor, currency), destination } }
        : { kind: 'toldPayoutFailed', values: { amount: uow.money(amountMinor, currency), note } };
  await notify(uow, driver.userId, notice);
}

/** Of a payout by a provider: writes down how its disbursement ended, which moved the money already. What was paid may have come back. */
export async function followDisbursement(
  uow: UnitOfWork,
  { purpose, subjectId, outcome }: DomainEvents['disbursement_ended'],
): Promise<void> {
  if (purpose !== 'driver_payout') return;
  const [payout] = await uow.tx
    .update(payouts)
    .set({ status: outcome === 'paid' ? 'paid' : 'failed', handledAt: uow.now })
    .where(and(eq(payouts.id, subjectId), inArray(payouts.status, outcome === 'returned' ? ['paid'] : ['requested'])))
    .returning();
  if (payout !== undefined) await tell(uow, payout, outcome === 'paid' ? null : '');
}

/** Keeps who called a payout off that a provider would have paid, and why. */
export async function noteOnPayout(uow: UnitOfWork, payoutId: number, staffUserId: number, note: string | null): Promise<void> {
  await uow.tx.update(payouts).set({ note, handledBy: staffUserId }).where(eq(payouts.id, payoutId));
}

/**
 * Staff paid a payout out, or could not: the money set aside leaves, or goes back to the driver's wallet. Once; the same
 * outcome again is harmless. The caller has made sure that `staffUserId` is staff.
 * @param note for the driver: a bank's reference, or why it failed
 * @throws Problem not_found, illegal_transition when it ended the other way, or goes by a provider
 */
export async function handlePayout(
  uow: UnitOfWork,
  staffUserId: number,
  payoutId: number,
  outcome: PayoutOutcome,
  note: string | null,
): Promise<PayoutRow> {
  if ((await disbursementsOf(uow.tx, 'driver_payout', [payoutId])).has(payoutId))
    throw new Problem('illegal_transition', 'This payout goes by a provider, which says how it ends.');
  const [seen] = await uow.tx.select({ driverId: payouts.driverId }).from(payouts).where(eq(payouts.id, payoutId));
  // The driver's money first, as whoever asks for a payout does.
  if (seen !== undefined) await lockDriverMoney(uow.tx, seen.driverId);
  const [payout] = await uow.tx
    .update(payouts)
    .set({ status: outcome, note, handledBy: staffUserId, handledAt: uow.now })
    .where(and(eq(payouts.id, payoutId), eq(payouts.status, 'requested')))
    .returning();
  if (payout === undefined) {
    const [known] = await uow.tx.select().from(payouts).where(eq(payouts.id, payoutId));
    if (known === undefined) throw notFound();
    if (known.status !== outcome) throw new Problem('illegal_transition', `This payout is ${known.status} already.`);
    return known;
  }
  const { driverId, amountMinor, currency } = payout;
  await writeTransfer(uow.tx, {
    reference: `payout:${payoutId}:${outcome}`,
    kind: 'payout',
    detail: outcome,
    currency,
    at: uow.now,
    entries: [
      { account: accounts.driverPayout(driverId), amountMinor: -amountMinor },
      { account: outcome === 'paid' ? accounts.outside : accounts.driverWallet(driverId), amountMinor },
    ],
  });
  await tell(uow, payout, outcome === 'paid' ? null : (note ?? ''));
  return payout;
}

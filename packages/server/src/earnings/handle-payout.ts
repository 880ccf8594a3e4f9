import { and, eq, isNull } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import type { DisbursementReason } from '@safiri/rules/payments/disbursement-life.ts';
import { notify } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { disbursementsOf } from '../payments/public.ts';
import type { DomainEvents } from '../platform/domain-events.ts';
import { accounts, lockDriverMoney, writeTransfer } from '../wallet/public.ts';
import type { PayoutRow } from './queries.ts';
import type { PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';

/** Tells a driver who is still there what became of a payout. @param note why staff did not pay it */
async function tell(uow: UnitOfWork, payout: PayoutRow, kind: NoticeKind, note: string | null = null): Promise<void> {
  const { driverId, amountMinor, feeMinor, currency, destination } = payout;
  const [driver] = await uow.tx
    .select({ userId: drivers.userId })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(drivers.id, driverId), isNull(users.deletedAt)));
  if (driver === undefined) return;
  const amount = uow.money(kind === 'toldPayoutPaid' ? amountMinor - feeMinor : amountMinor, currency);
  await notify(uow, driver.userId, { kind, values: { amount, destination, note: note ?? '' } });
}

/** How a driver is told why a provider did not pay; what is none of their account's is nothing that they could mend. */
const backFor: Partial<Record<DisbursementReason, NoticeKind>> = {
  wrong_account: 'toldPayoutNoAccount',
  limit: 'toldPayoutTooMuch',
  declined: 'toldPayoutBack',
  sent_back: 'toldPayoutBack',
};

function noticeOf({ outcome, reason, calledOff }: DomainEvents['disbursement_ended']): NoticeKind {
  if (outcome === 'paid') return 'toldPayoutPaid';
  if (outcome === 'paid_after_all') return 'toldPayoutAfterAll';
  if (calledOff !== null) return 'toldPayoutFailed';
  return (reason === null ? undefined : backFor[reason]) ?? 'toldPayoutNotSent';
}

/** Of a payout by a provider: writes down how its disbursement ended, which moved the money already. What was paid may have come back, and what failed may have been paid. */
export async function followDisbursement(uow: UnitOfWork, event: DomainEvents['disbursement_ended']): Promise<void> {
  const { purpose, subjectId, outcome, calledOff } = event;
  if (purpose !== 'driver_payout') return;
  const before = ({ paid: 'requested', failed: 'requested', returned: 'paid', paid_after_all: 'failed' } as const)[outcome];
  const [payout] = await uow.tx
    .update(payouts)
    .set({
      status: outcome === 'paid' ? 'paid' : 'failed',
      handledAt: uow.now,
      ...(calledOff === null ? {} : { note: calledOff.note, handledBy: calledOff.by }),
    })
    .where(and(eq(payouts.id, subjectId), eq(payouts.status, before)))
    .returning();
  if (payout !== undefined) await tell(uow, payout, noticeOf(event), calledOff?.note);
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
  await tell(uow, payout, outcome === 'paid' ? 'toldPayoutPaid' : 'toldPayoutFailed', note);
  return payout;
}

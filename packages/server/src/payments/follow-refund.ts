import { and, eq, sql } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { DomainEvents } from '../platform/domain-events.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { dropApproval } from '../staff/public.ts';
import { requireOthersOnly } from './own-payouts.ts';
import { screenOf } from './payment-screen.ts';
import { findRefund, type RefundRow } from './refund-queries.ts';
import { releaseRefund } from './refund-payment.ts';
import { applyVerdict, holdDisbursement } from './settle-disbursement.ts';
import { requireWithinAlone } from './signed-alone.ts';

async function disbursementFor({ tx }: UnitOfWork, refundId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .where(and(eq(disbursements.purpose, 'payment_refund'), eq(disbursements.subjectId, refundId)));
  return row?.id;
}

/**
 * A second person agreed: it is sent. Whoever is alone sends no more than so much a day.
 * @throws Problem own_money, alone_limit
 */
export async function agreeToRefund(ctx: Context, uow: UnitOfWork, refundId: number, by: number, alone: boolean): Promise<void> {
  const id = await disbursementFor(uow, refundId);
  if (id === undefined) return;
  await requireOthersOnly(uow, by, [id]);
  if (alone) await requireWithinAlone(ctx, uow, { refundId });
  await releaseRefund(uow, refundId);
}

/** A second person did not agree, or whoever asked took it back: the money is in the wallet again. */
export async function dropRefund(uow: UnitOfWork, refundId: number): Promise<void> {
  const id = await disbursementFor(uow, refundId);
  const row = id === undefined ? undefined : await holdDisbursement(uow, id);
  if (row?.state === 'waiting')
    await applyVerdict(uow, row, { state: 'failed', reason: 'not_approved', nextAskAt: null, isTask: false, sendAgain: false });
}

/** What of a payment was given back or is on its way, by its refunds; given back whole it has a state of its own. */
const summed = async ({ tx }: UnitOfWork, paymentId: number): Promise<void> =>
  void (await tx.execute(sql`
    update payments p set given_back_minor = least(p.amount_minor, r.taken), state = case when r.done >= p.amount_minor then 'refunded' else 'succeeded' end
    from (select coalesce(sum(amount_minor) filter (where state <> 'failed'), 0) as taken, coalesce(sum(amount_minor) filter (where state = 'done'), 0) as done
      from payment_refunds where payment_id = ${paymentId}) r
    where p.id = ${paymentId}`));

/** Tells whoever paid that it was given back, or is in the wallet after all. */
async function tell(uow: UnitOfWork, { id, amountMinor, currency, state }: RefundRow): Promise<void> {
  const found = await findRefund(uow.tx, id);
  if (found === undefined) return;
  const [known] = await uow.tx
    .select({ deletedAt: users.deletedAt, provider: providerAccounts.provider })
    .from(users)
    .innerJoin(providerAccounts, eq(providerAccounts.id, found.payment.accountId))
    .where(eq(users.id, found.payment.userId));
  if (known === undefined || known.deletedAt !== null) return;
  await notify(uow, found.payment.userId, {
    kind: state === 'done' ? 'toldRefunded' : 'toldRefundBack',
    values: { amount: uow.money(amountMinor, currency), provider: providerFacts[known.provider].name },
    opens: screenOf(found.payment),
  });
}

/** Writes down how a refund ended, which moved the money already, and tells whoever paid. Nobody is asked any more to agree to one that came to nothing. */
export async function followRefund(
  uow: UnitOfWork,
  { purpose, subjectId, outcome, calledOff }: DomainEvents['disbursement_ended'],
): Promise<void> {
  if (purpose !== 'payment_refund') return;
  const state = outcome === 'paid' || outcome === 'paid_after_all' ? 'done' : 'failed';
  const [refund] = await uow.tx.update(paymentRefunds).set({ state, endedAt: uow.now }).where(eq(paymentRefunds.id, subjectId)).returning();
  if (refund === undefined) return;
  await summed(uow, refund.paymentId);
  if (state === 'failed') await dropApproval(uow, { userId: calledOff?.by ?? refund.askedBy }, 'payment_refund', subjectId);
  await tell(uow, refund);
}

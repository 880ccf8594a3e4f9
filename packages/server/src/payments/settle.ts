import { eq, sql } from 'drizzle-orm';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { judge, openPaymentStates, pauseMs, type ProviderAnswer, type Verdict } from '@safiri/rules/payments/payment-life.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { mayCredit, type ProviderAccountRow } from '../wallet/public.ts';
import { findAccount } from './accounts.ts';
import { arrive, notArrived } from './arrive.ts';
import { holdPayment, isDirect } from './credited-account.ts';
import { recordEvent, type PaymentRow } from './queries.ts';

/** A callback that came while the provider was asked: its news may not have been in the answer. */
const wasHinted = ({ hintedAt, askedAt }: PaymentRow): boolean => hintedAt !== null && (askedAt === null || hintedAt >= askedAt);

/** What a person has to decide, because nobody can be paid by a rule: the account was deleted, or it is play money where real money counts by now. */
export async function stoppedBy(
  ctx: Context,
  uow: UnitOfWork,
  payment: PaymentRow,
  account: ProviderAccountRow | undefined,
): Promise<Verdict | undefined> {
  const [user] = await uow.tx.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, payment.userId));
  const reason =
    user === undefined || user.deletedAt !== null ? 'payer_left' : account === undefined || !mayCredit(ctx, account) ? 'refused' : null;
  return reason === null ? undefined : { state: 'unknown', reason, nextAskAt: null, isTask: true };
}

/**
 * Lets a payment become what its provider says now, in one transaction with its transfer. The row is held: of two nodes that heard the same, the
 * second one finds it done.
 */
export function settle(ctx: Context, id: number, answer: ProviderAnswer): Promise<void> {
  return inTransaction(ctx, async (uow) => {
    const payment = await holdPayment(uow, id);
    if (payment === undefined) return;
    const said = judge(payment, answer, uow.now);
    if (said === undefined) {
      // Asked once more, because somebody called back after its end, and it is as it was.
      if (payment.nextAskAt !== null) await uow.tx.update(payments).set({ nextAskAt: null }).where(eq(payments.id, id));
      return;
    }
    const account = said.state === 'succeeded' ? await findAccount(uow.tx, payment.accountId) : undefined;
    const verdict = said.state === 'succeeded' ? ((await stoppedBy(ctx, uow, payment, account)) ?? said) : said;
    const arrived = verdict.state === 'succeeded' ? await arrive(ctx, uow, payment, account) : notArrived;
    const again = verdict.state !== 'succeeded' && wasHinted(payment) ? new Date(uow.now.getTime() + pauseMs(0)) : verdict.nextAskAt;
    const isOpen = openPaymentStates.some((state) => state === verdict.state);
    const settledAt = verdict.state === payment.state ? (payment.settledAt ?? uow.now) : uow.now;
    const [moved] = await uow.tx
      .update(payments)
      .set({
        state: verdict.state,
        reason: verdict.reason,
        ...arrived,
        nextAskAt: again,
        taskAt: verdict.isTask ? sql`coalesce(${payments.taskAt}, ${uow.now.toISOString()}::timestamptz)` : null,
        settledAt: isOpen ? null : settledAt,
        ...(answer.state === 'succeeded' && answer.receipt !== null ? { receipt: answer.receipt } : {}),
      })
      .where(eq(payments.id, id))
      .returning();
    if (verdict.state !== payment.state || verdict.isTask)
      await recordEvent(uow, { paymentId: id, kind: 'moved', detail: { from: payment.state, to: verdict.state, reason: verdict.reason } });
    if (moved !== undefined && isDirect(moved) && (moved.state !== payment.state || moved.reason !== payment.reason))
      await uow.emit('payment_moved', { payment: moved });
  });
}

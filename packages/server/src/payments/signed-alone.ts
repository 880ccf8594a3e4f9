import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { disbursementBatches, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { mayAlone } from '@safiri/rules/payments/batches.ts';
import type { Context } from '../platform/context.ts';
import { holdName } from '../platform/hold-name.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 24 * 3_600_000;

type What = { readonly batchId: number } | { readonly refundId: number };

/** What one person alone signed within the last day, with what they are about to sign: batches and refunds, of each currency. */
async function signedWith(tx: Tx, what: What, since: Date) {
  const batch = 'batchId' in what ? eq(disbursementBatches.id, what.batchId) : undefined;
  const before = and(
    eq(disbursementBatches.state, 'approved'),
    eq(disbursementBatches.alone, true),
    gte(disbursementBatches.decidedAt, since),
  );
  const batched = await tx
    .select({ currency: disbursements.currency, sum: sql<string>`sum(${disbursements.amountMinor})` })
    .from(disbursements)
    .innerJoin(disbursementBatches, eq(disbursementBatches.id, disbursements.batchId))
    .where(or(batch, before))
    .groupBy(disbursements.currency);
  const refund = 'refundId' in what ? eq(paymentRefunds.id, what.refundId) : undefined;
  const agreed = and(eq(approvals.outcome, 'approved'), eq(approvals.alone, true), gte(approvals.decidedAt, since));
  const refunded = await tx
    .select({ currency: paymentRefunds.currency, sum: sql<string>`sum(${paymentRefunds.amountMinor})` })
    .from(paymentRefunds)
    .innerJoin(approvals, and(eq(approvals.kind, 'payment_refund'), eq(approvals.subjectId, paymentRefunds.id)))
    .where(or(refund, agreed))
    .groupBy(paymentRefunds.currency);
  return [...batched, ...refunded].map(({ currency, sum }) => ({ amountMinor: Number(sum), currency }));
}

/**
 * Somebody who is alone in the team sends no more than so much a day, in all countries together, be it batches or refunds. Of several that they sign at once
 * the second one sees the first.
 * @throws Problem alone_limit
 */
export async function requireWithinAlone(ctx: Pick<Context, 'config'>, { tx, now }: UnitOfWork, what: What): Promise<void> {
  await holdName(tx, 'signed alone');
  const signed = await signedWith(tx, what, new Date(now.getTime() - DAY_MS));
  if (!mayAlone(signed, ctx.config.payoutAloneADay))
    throw new Problem('alone_limit', 'That is more than one person alone may send in a day. Take it back and make it smaller.');
}

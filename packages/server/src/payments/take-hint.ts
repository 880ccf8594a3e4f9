import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { creditedPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { ASKED_APART_SECONDS, keptOf } from './kept-callback.ts';
import type { Hint } from './ports.ts';
import { recordEvent, type PaymentWithAccount } from './queries.ts';

/** What the provider calls it, unless another payment is called so: then somebody mixed two of them up. */
async function isTaken(uow: UnitOfWork, { payment }: PaymentWithAccount, hint: Hint): Promise<boolean> {
  const { providerReference, receipt } = hint;
  const same = [
    ...(providerReference === undefined ? [] : [sql`${payments.providerReference} = ${providerReference}`]),
    ...(receipt === undefined ? [] : [sql`${payments.receipt} = ${receipt}`]),
  ];
  if (same.length === 0) return false;
  const [other] = await uow.tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.accountId, payment.accountId), ne(payments.id, payment.id), sql`(${sql.join(same, sql` or `)})`))
    .limit(1);
  return other !== undefined;
}

/** Writes down that somebody called, and has the provider asked. Nothing is credited here. */
export async function takeHint(uow: UnitOfWork, found: PaymentWithAccount, hint: Hint, raw: Buffer): Promise<void> {
  const { payment } = found;
  const isOther =
    (hint.reference !== undefined && hint.reference !== payment.reference) ||
    (hint.amountMinor !== undefined && hint.amountMinor !== payment.amountMinor) ||
    (payment.providerReference !== null && hint.providerReference !== undefined && hint.providerReference !== payment.providerReference) ||
    (await isTaken(uow, found, hint));
  const digest = createHash('sha256').update(raw).digest();
  await recordEvent(uow, { paymentId: payment.id, kind: 'callback', digest, detail: { fits: !isOther, body: keptOf(raw) } });
  if (isOther) return;
  const now = sql`${uow.now.toISOString()}::timestamptz`;
  await uow.tx
    .update(payments)
    .set({
      hintedAt: uow.now,
      providerReference: sql`coalesce(${payments.providerReference}, ${hint.providerReference ?? null}::text)`,
      receipt: sql`coalesce(${payments.receipt}, ${hint.receipt ?? null}::text)`,
      nextAskAt: sql`case when ${payments.state} in ${oneOf(creditedPaymentStates)} or ${payments.reason} = 'closed_by_team' then null
        else greatest(${now}, ${payments.askedAt} + make_interval(secs => ${ASKED_APART_SECONDS})) end`,
    })
    .where(and(eq(payments.id, payment.id), ne(payments.state, 'created')));
}

import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { payments } from '@safiri/db/payments/tables.ts';
import { redactCallback } from '@safiri/rules/payments/redact-callback.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccount, opened } from './accounts.ts';
import { readAddress } from './callback-address.ts';
import type { Providers } from './payment-clock.ts';
import type { CallbackMessage, Hint } from './ports.ts';
import { findByReference, findPayment, recordEvent, type PaymentWithAccount } from './queries.ts';

/** Seconds between two questions about one payment, however often somebody calls back. */
const ASKED_APART_SECONDS = 3;

function keptOf(raw: Buffer): unknown {
  try {
    return redactCallback(JSON.parse(raw.toString('utf8')));
  } catch {
    return { bytes: raw.length };
  }
}

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
async function takeHint(uow: UnitOfWork, found: PaymentWithAccount, hint: Hint, raw: Buffer): Promise<void> {
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
      nextAskAt: sql`case when ${payments.state} = 'succeeded' or ${payments.reason} = 'closed_by_team' then null
        else greatest(${now}, ${payments.askedAt} + make_interval(secs => ${ASKED_APART_SECONDS})) end`,
    })
    .where(and(eq(payments.id, payment.id), ne(payments.state, 'created')));
}

/**
 * Takes what came to a secret address.
 * @throws Problem not_found for an address that was never made and for what is not the provider's, invalid_request for a form that it never sends
 */
export async function takeCallback(ctx: Context, providers: Providers, address: string, message: CallbackMessage): Promise<void> {
  const called = readAddress(ctx.config, address);
  if (called === undefined) throw notFound();
  const own = called.of === 'payment' ? await findPayment(ctx.db, called.id) : undefined;
  const account = own?.account ?? (called.of === 'account' ? await findAccount(ctx.db, called.id) : undefined);
  if (account === undefined) throw notFound();
  const provider = providers[account.provider];
  const hint = provider.readCallback(opened(ctx.config, account, provider), message);
  if (hint === undefined) throw called.of === 'account' ? notFound() : new Problem('invalid_request', 'Not a callback of this provider');
  const { reference } = hint;
  const found = own ?? (reference === undefined ? undefined : await findByReference(ctx.db, account.id, reference));
  // The provider may have customers of its own on the account: what names none of ours is none of our business.
  if (found !== undefined) await inTransaction(ctx, (uow) => takeHint(uow, found, hint, message.raw));
}

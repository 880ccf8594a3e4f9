import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { creditedPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccount, opened } from './accounts.ts';
import { readAddress } from './callback-address.ts';
import { carrierOf } from './carrier.ts';
import { findDisbursement, findDisbursementByReference } from './disbursement-queries.ts';
import { takeAnswer, takeDisbursementHint } from './disbursement-callback.ts';
import { ASKED_APART_SECONDS, keptOf } from './kept-callback.ts';
import type { CallbackMessage, Hint, Providers } from './ports.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import { findByReference, findPayment, recordEvent, type PaymentWithAccount } from './queries.ts';
import { refundsUnderWay } from './refund-queries.ts';

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
      nextAskAt: sql`case when ${payments.state} in ${oneOf(creditedPaymentStates)} or ${payments.reason} = 'closed_by_team' then null
        else greatest(${now}, ${payments.askedAt} + make_interval(secs => ${ASKED_APART_SECONDS})) end`,
    })
    .where(and(eq(payments.id, payment.id), ne(payments.state, 'created')));
}

/** The payment or the disbursement of an account that a hint names. The provider may have customers of its own there: what names none of ours is none of our business. */
async function takeNamed(ctx: Context, account: ProviderAccountRow, hint: Hint, raw: Buffer): Promise<void> {
  const { reference, refundOf } = hint;
  if (refundOf !== undefined)
    for (const found of await refundsUnderWay(ctx.db, account.id, refundOf))
      await inTransaction(ctx, (uow) => takeDisbursementHint(uow, found, {}, raw));
  if (reference === undefined) return;
  const payment = await findByReference(ctx.db, account.id, reference);
  if (payment !== undefined) return inTransaction(ctx, (uow) => takeHint(uow, payment, hint, raw));
  const disbursement = await findDisbursementByReference(ctx.db, account.id, reference);
  if (disbursement !== undefined) await inTransaction(ctx, (uow) => takeDisbursementHint(uow, disbursement, hint, raw));
}

const notTheirs = () => new Problem('invalid_request', 'Not a callback of this provider');

async function takeOfPayment(ctx: Context, providers: Providers, id: number, message: CallbackMessage): Promise<void> {
  const found = await findPayment(ctx.db, id);
  if (found === undefined) throw notFound();
  const provider = providers[found.account.provider];
  const hint = provider.readCallback(opened(ctx.config, found.account, provider), message);
  if (hint === undefined) throw notTheirs();
  await inTransaction(ctx, (uow) => takeHint(uow, found, hint, message.raw));
}

async function takeOfDisbursement(ctx: Context, providers: Providers, id: number, message: CallbackMessage): Promise<void> {
  const found = await findDisbursement(ctx.db, id);
  if (found === undefined) throw notFound();
  const hint = (await carrierOf(ctx, providers, found)).readCallback(message);
  if (hint === undefined) throw notTheirs();
  await inTransaction(ctx, (uow) => takeDisbursementHint(uow, found, hint, message.raw));
}

async function takeOfAccount(ctx: Context, providers: Providers, id: number, message: CallbackMessage): Promise<void> {
  const account = await findAccount(ctx.db, id);
  const provider = account === undefined ? undefined : providers[account.provider];
  if (account === undefined || provider === undefined) throw notFound();
  const hint = provider.readCallback(opened(ctx.config, account, provider), message);
  if (hint === undefined) throw notFound();
  await takeNamed(ctx, account, hint, message.raw);
}

const takers = { payment: takeOfPayment, disbursement: takeOfDisbursement, answer: takeAnswer, account: takeOfAccount } as const;

/**
 * Takes what came to a secret address.
 * @throws Problem not_found for an address that was never made and for what is not the provider's, invalid_request for a form that it never sends
 */
export async function takeCallback(ctx: Context, providers: Providers, address: string, message: CallbackMessage): Promise<void> {
  const called = readAddress(ctx.config, address);
  if (called === undefined) throw notFound();
  await takers[called.of](ctx, providers, called.id, message);
}

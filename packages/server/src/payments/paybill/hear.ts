import { and, eq, sql } from 'drizzle-orm';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { fitsPrompt, PAYER_AT_MOST, TYPED_AT_MOST } from '@safiri/rules/payments/paybill.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import type { ProviderAccountRow } from '../../wallet/public.ts';
import { findAccount } from '../accounts.ts';
import type { CallbackMessage, PaybillNotice, PaybillOperations, Providers } from '../ports.ts';
import { withAccount, type PaymentWithAccount } from '../queries.ts';
import { takeHint } from '../take-hint.ts';
import { ownerOf } from './owner.ts';

interface Heard {
  readonly account: ProviderAccountRow;
  readonly paybill: PaybillOperations;
  readonly notice: PaybillNotice;
}

/** @throws Problem not_found for an account at which nobody pays by themselves, invalid_request for what is no notice of its number */
async function read({ db }: Context, providers: Providers, accountId: number, message: CallbackMessage): Promise<Heard> {
  const account = await findAccount(db, accountId);
  const paybill = account === undefined ? undefined : providers[account.provider].paybill;
  if (account === undefined || paybill === undefined || account.paybill === null) throw notFound();
  const notice = paybill.readNotice(message);
  if (notice === undefined || notice.shortcode !== account.paybill) throw new Problem('invalid_request', 'Not a notice of this number');
  return { account, paybill, notice };
}

/** Of our references, as many as the prompt on a phone shows. */
const SHOWN = 12;

/**
 * The payment that we asked for ourselves, of which the provider tells at this address, too: by the receipt that is known of it, or by its prompt's account.
 * Whoever typed that account by hand answered no prompt.
 */
async function askedByUs(
  { db, clock }: Context,
  account: ProviderAccountRow,
  notice: PaybillNotice,
): Promise<PaymentWithAccount | undefined> {
  const { typed, transactionId } = notice;
  const found = await withAccount(db).where(
    and(
      eq(payments.accountId, account.id),
      sql`(${payments.receipt} = ${transactionId} or (length(${typed}) = ${SHOWN} and left(${payments.reference}, ${SHOWN}) = ${typed}))`,
    ),
  );
  const told = { ...notice, paidAt: notice.paidAt ?? clock() };
  return found.find(({ payment }) => payment.receipt === transactionId) ?? found.find(({ payment }) => fitsPrompt(told, payment));
}

/**
 * Writes down what somebody brought by themselves, once for each transaction, and has the provider asked whether it is so. Nothing is credited here.
 * @throws Problem not_found, invalid_request
 */
export async function hearPaybill(ctx: Context, providers: Providers, accountId: number, message: CallbackMessage): Promise<void> {
  const { account, notice } = await read(ctx, providers, accountId, message);
  const { transactionId, typed, amountMinor, payer } = notice;
  const own = await askedByUs(ctx, account, notice);
  await inTransaction(ctx, async (uow) => {
    if (own !== undefined) return takeHint(uow, own, { receipt: transactionId, amountMinor }, message.raw);
    await uow.tx
      .insert(paybillPayments)
      .values({
        accountId,
        transactionId,
        typed: typed.slice(0, TYPED_AT_MOST),
        payer: payer.slice(0, PAYER_AT_MOST),
        amountMinor,
        currency: countryById(account.countryId).currency,
        receivedAt: uow.now,
        state: 'heard',
        nextAskAt: uow.now,
      })
      .onConflictDoNothing();
  });
}

/**
 * Whether money may be paid by a code: the provider asks before it takes it. A prompt of ours is always welcome.
 * @returns what the provider waits for
 * @throws Problem not_found, invalid_request
 */
export async function mayPayAt(ctx: Context, providers: Providers, accountId: number, message: CallbackMessage): Promise<object> {
  const { account, paybill, notice } = await read(ctx, providers, accountId, message);
  const isWelcome =
    (await askedByUs(ctx, account, notice)) !== undefined || typeof (await ownerOf(ctx, ctx.db, account, notice)) !== 'string';
  return paybill.validationReply(isWelcome);
}

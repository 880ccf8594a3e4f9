import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { findAccount, opened } from './accounts.ts';
import { readAddress } from './callback-address.ts';
import { carrierOf } from './carrier.ts';
import { findDisbursement, findDisbursementByReference } from './disbursement-queries.ts';
import { takeAnswer, takeDisbursementHint } from './disbursement-callback.ts';
import { hearPaybill, mayPayAt } from './paybill/hear.ts';
import { takePaybillAnswer } from './paybill/settle.ts';
import type { CallbackMessage, Hint, Providers } from './ports.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import { findByReference, findPayment } from './queries.ts';
import { refundsUnderWay } from './refund-queries.ts';
import { takeHint } from './take-hint.ts';

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

const takers = {
  payment: takeOfPayment,
  disbursement: takeOfDisbursement,
  answer: takeAnswer,
  account: takeOfAccount,
  paybill: hearPaybill,
  paybillAnswer: takePaybillAnswer,
} as const;

/** In the words that Safaricom waits for. */
const taken = { ResultCode: 0, ResultDesc: 'Accepted' };

/**
 * Takes what came to a secret address.
 * @returns what its provider waits for
 * @throws Problem not_found for an address that was never made and for what is not the provider's, invalid_request for a form that it never sends
 */
export async function takeCallback(ctx: Context, providers: Providers, address: string, message: CallbackMessage): Promise<object> {
  const called = readAddress(ctx.config, address);
  if (called === undefined) throw notFound();
  const { of: what, id } = called;
  if (what === 'paybillCheck') return mayPayAt(ctx, providers, id, message);
  await takers[what](ctx, providers, id, message);
  return taken;
}

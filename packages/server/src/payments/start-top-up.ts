import type { BodyOf } from '@safiri/contract/call.ts';
import type { startTopUp } from '@safiri/contract/payments/calls.ts';
import { topUpBounds } from '@safiri/rules/payments/top-up.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { topUpAccounts } from '../wallet/public.ts';
import type { PaymentWithAccount } from './queries.ts';
import { requireAmount, writePayment } from './write-payment.ts';

/**
 * Begins a top-up.
 * @throws Problem not_found for a provider that is not offered, payment_under_way while the phone shows an earlier prompt
 */
export async function beginTopUp(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor,
  { provider, amount, phone }: BodyOf<typeof startTopUp>,
): Promise<PaymentWithAccount> {
  const account = (await topUpAccounts(ctx, uow.tx, actor.countryId)).find((one) => one.provider === provider);
  if (account === undefined) throw notFound();
  const amountMinor = requireAmount(amount, actor, topUpBounds(actor.countryId));
  return writePayment(ctx, uow, actor, { purpose: 'top_up', account, amountMinor, phone });
}

import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { listPayInWays, startPayIn } from '@safiri/contract/payments/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { topUpBounds } from '@safiri/rules/payments/top-up.ts';
import { payInBounds } from '@safiri/rules/wallet/driver-money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { owedByDriver, payInAccounts } from '../wallet/public.ts';
import type { PaymentWithAccount } from './queries.ts';
import { requireAmount, writePayment } from './write-payment.ts';

/** How much a driver can pay in now; undefined where nothing is owed in the currency of their country. */
async function boundsOf(reader: Reader, { driverId, countryId }: DriverActor) {
  return payInBounds(await owedByDriver(reader, driverId, countryById(countryId).currency), topUpBounds(countryId).most);
}

/** By which providers a driver can pay what they owe: none while nothing is owed. */
export async function payInWays(ctx: Context, actor: DriverActor): Promise<ReplyOf<typeof listPayInWays>> {
  const { id, currency } = countryById(actor.countryId);
  const bounds = await boundsOf(ctx.db, actor);
  const rows = bounds === undefined ? [] : await payInAccounts(ctx, ctx.db, id);
  return { currency, countryId: id, ways: rows.map(({ provider }) => provider), ...(bounds ?? { least: 0, most: 0 }) };
}

/**
 * Begins to pay what a driver owes, no more than that rounded up to whole units. What comes from two payments at once is the driver's all the same: the
 * operator owes it then.
 * @throws Problem not_found for a provider that is not offered, naming `amount`, payment_under_way while the phone shows an earlier prompt
 */
export async function beginPayIn(
  ctx: Context,
  uow: UnitOfWork,
  actor: DriverActor,
  { provider, amount, phone }: BodyOf<typeof startPayIn>,
): Promise<PaymentWithAccount> {
  const account = (await payInAccounts(ctx, uow.tx, actor.countryId)).find((one) => one.provider === provider);
  if (account === undefined) throw notFound();
  const bounds = await boundsOf(uow.tx, actor);
  if (bounds === undefined) throw fieldProblem('amount', 'You owe nothing');
  return writePayment(ctx, uow, actor, { purpose: 'pay_in', account, amountMinor: requireAmount(amount, actor, bounds), phone });
}

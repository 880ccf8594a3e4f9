import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { listPayInWays, startPayIn, TopUpWays } from '@safiri/contract/payments/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { countriesOfCurrency, countryMoney } from '@safiri/rules/countries/country-money.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { topUpBounds } from '@safiri/rules/payments/top-up.ts';
import { payInBounds } from '@safiri/rules/wallet/driver-money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { debtsOfDriver, owedByDriver, payInAccounts, type ProviderAccountRow } from '../wallet/public.ts';
import { paybillOf } from './paybill/shown.ts';
import type { PaymentWithAccount } from './queries.ts';
import { requireAmount, writePayment } from './write-payment.ts';

/** Where a debt in a currency is paid, and by which of the operator's accounts there: none where no provider takes it. */
interface PaidIn {
  readonly countryId: CountryId;
  readonly accounts: readonly ProviderAccountRow[];
}

/** A debt is paid at home where it is home's money, else in a country of its currency that has a provider. */
async function whereToPay(ctx: Context, reader: Reader, home: CountryId, currency: string): Promise<PaidIn> {
  const countries = countryMoney[home].currency === currency ? [home] : countriesOfCurrency(currency);
  for (const countryId of countries) {
    const accounts = await payInAccounts(ctx, reader, countryId);
    if (accounts.length > 0) return { countryId, accounts };
  }
  return { countryId: countries[0] ?? home, accounts: [] };
}

/** By which providers what is owed in a currency can be paid, and how much at once. */
async function waysOf(ctx: Context, { countryId: home, userId }: DriverActor, currency: string, owedMinor: number): Promise<TopUpWays> {
  const { countryId, accounts } = await whereToPay(ctx, ctx.db, home, currency);
  const bounds = payInBounds(owedMinor, topUpBounds(countryId).most);
  const ways = bounds === undefined ? [] : accounts.map(({ provider }) => provider);
  return { currency, countryId, ways, paybill: paybillOf(accounts, { holder: 'driver', userId }), ...(bounds ?? { least: 0, most: 0 }) };
}

/** By which providers a driver can pay what they owe, in each currency in which it is something; of home also while it is nothing. */
export async function payInWays(ctx: Context, actor: DriverActor): Promise<ReplyOf<typeof listPayInWays>> {
  const home = countryMoney[actor.countryId].currency;
  const debts = await debtsOfDriver(ctx.db, actor.driverId);
  const others: TopUpWays[] = [];
  for (const currency of Object.keys(debts)
    .filter((one) => one !== home)
    .toSorted())
    others.push(await waysOf(ctx, actor, currency, debts[currency] ?? 0));
  return { ...(await waysOf(ctx, actor, home, debts[home] ?? 0)), others };
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
  { provider, amount, phone, currency = countryMoney[actor.countryId].currency }: BodyOf<typeof startPayIn>,
): Promise<PaymentWithAccount> {
  const { countryId, accounts } = await whereToPay(ctx, uow.tx, actor.countryId, currency);
  const account = accounts.find((one) => one.provider === provider);
  if (account === undefined) throw notFound();
  const bounds = payInBounds(await owedByDriver(uow.tx, actor.driverId, currency), topUpBounds(countryId).most);
  if (bounds === undefined) throw fieldProblem('amount', 'You owe nothing');
  const payer = { userId: actor.userId, countryId };
  return writePayment(ctx, uow, payer, { purpose: 'pay_in', account, amountMinor: requireAmount(amount, payer, bounds), phone });
}

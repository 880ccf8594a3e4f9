import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { DirectPayment } from '@safiri/contract/payments/direct.ts';
import type { packagePaymentWays, startPackagePayment } from '@safiri/contract/subscriptions/pay-calls.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { restInWallet, wholeUnitsFor } from '@safiri/rules/payments/how-paid.ts';
import { kindOfPackage, type PackageKind, type PackageToBuy } from '@safiri/rules/payments/purposes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { priceMinorOf } from '@safiri/rules/subscriptions/own-packages.ts';
import { packageById, packageMinor } from '@safiri/rules/subscriptions/packages.ts';
import {
  beginDirect,
  directWaysOf,
  packagePaymentOf,
  presentDirect,
  presentStarted,
  providerOf,
  type DirectPaymentRow,
} from '../payments/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Reactions } from '../platform/domain-events.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdWallet } from '../wallet/public.ts';
import { buyPackage, requireSold } from './buy-package.ts';
import { purchase } from './purchase.ts';
import { endOver, type Bought, type SubscriptionRow } from './queries.ts';
import { sellingMarket, soldPackages } from './sold-packages.ts';

/** So long a payment stands beside the package that it was for. */
const SHOWN_MS = 86_400_000;

type Named = Partial<Pick<BodyOf<typeof startPackagePayment>, 'packageId' | 'market' | 'package' | 'version'>>;

/** What somebody would buy, of which market, and what it costs now. */
interface Offer {
  readonly market: Market;
  readonly buys: PackageToBuy;
  readonly priceMinor: number;
}

/** The market through whose providers one of the specification's is paid: of the buyer's country, one that sells them and takes most ways. */
async function specifiedOffer(ctx: Context, reader: Reader, userId: number, packageId: number): Promise<Offer> {
  const [user] = await reader.select({ countryId: users.countryId }).from(users).where(eq(users.id, userId));
  const sold = packageById(packageId);
  if (user === undefined || sold === undefined || !soldPackages(ctx.markets, user.countryId).includes(sold)) throw notFound();
  const selling = ctx.markets.all().filter(({ country, document }) => country.id === user.countryId && document.packages === 'specified');
  const [first] = selling;
  if (first === undefined) throw notFound();
  let market = first;
  let ways = 0;
  for (const one of selling) {
    const { length } = await directWaysOf(ctx, reader, one);
    if (length > ways) [market, ways] = [one, length];
  }
  return { market, buys: { packageId }, priceMinor: packageMinor(sold.priceCents, market.country) };
}

/** @param version the one that is sold now where nobody said which was seen */
async function offerOf(ctx: Context, reader: Reader, userId: number, named: Named): Promise<Offer> {
  const { packageId, market: marketId, package: ofMarket, version } = named;
  if (packageId !== undefined && marketId === undefined && ofMarket === undefined) return specifiedOffer(ctx, reader, userId, packageId);
  if (packageId !== undefined || marketId === undefined || ofMarket === undefined)
    throw fieldProblem('package', 'Name one package: by its number, or by its market and id');
  const seen = version ?? sellingMarket(ctx.markets, marketId).market.versionId;
  const { market, sold } = requireSold(ctx.markets, marketId, ofMarket, seen);
  return { market, buys: { market: marketId, package: ofMarket, version: seen }, priceMinor: priceMinorOf(sold) };
}

const isOfKind = (kind: PackageKind) =>
  'packageId' in kind
    ? eq(subscriptions.packageId, kind.packageId)
    : and(eq(subscriptions.marketId, kind.market), eq(subscriptions.package, kind.package));

/** By which providers a package can be paid at once, and how its newest payment stands. @throws Problem not_found, naming package */
export async function waysToPayPackage(ctx: Context, { userId }: Actor, named: Named): Promise<ReplyOf<typeof packagePaymentWays>> {
  const { market, buys, priceMinor } = await offerOf(ctx, ctx.db, userId, named);
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  const since = new Date(ctx.clock().getTime() - SHOWN_MS);
  const payment = await packagePaymentOf(ctx.db, userId, kindOfPackage(buys), since);
  return {
    ways: await directWaysOf(ctx, ctx.db, market),
    amount: toWire(wholeUnitsFor(priceMinor)),
    rest: toWire(restInWallet(priceMinor)),
    currency: market.country.currency,
    phone: user?.phone ?? null,
    payment: payment === undefined ? null : presentDirect(payment, true),
  };
}

/**
 * Begins to pay a package by a provider. Nothing is bought before the money has come; a tap that comes again gets the prompt that stands.
 * @throws Problem not_found, package_active, package_changed, fare_changed, payment_under_way, too_many_requests, naming phone or package
 */
export async function startPayingPackage(
  ctx: Context,
  uow: UnitOfWork,
  { userId }: Actor,
  { provider, amount, phone, ...named }: BodyOf<typeof startPackagePayment>,
): Promise<DirectPayment> {
  if (named.market !== undefined && named.version === undefined) throw fieldProblem('version', 'Say which version was seen');
  // Held, so that of two taps at once the second one finds the payment of the first.
  await holdWallet(uow.tx, userId);
  const { market, buys, priceMinor } = await offerOf(ctx, uow.tx, userId, named);
  await endOver(uow, userId);
  const [active] = await uow.tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), isOfKind(kindOfPackage(buys))));
  if (active !== undefined) throw new Problem('package_active', 'You have this package already.');
  const toPay = { purpose: 'package', subjectId: null, buys, market, payerId: userId, dueMinor: priceMinor } as const;
  return presentStarted(await beginDirect(ctx, uow, toPay, { provider, amount, phone }));
}

async function sell(uow: UnitOfWork, markets: Markets, payment: DirectPaymentRow, buys: PackageToBuy): Promise<Bought<SubscriptionRow>> {
  if ('packageId' in buys) return purchase(uow, markets, payment, buys.packageId, await providerOf(uow.tx, payment));
  return buyPackage(uow, markets, payment, buys.market, buys);
}

/** What the room of packages does about payments that buy them. Its buyer is held with the wallet. */
export const packagePaid = {
  /** The package begins as its money comes. Where it can no longer be had, or costs more by now, nothing is bought, and the money stays in the wallet. */
  async payment_arrived(uow, { payment, paidOn }, ctx) {
    const { buys, amountMinor, currency } = payment;
    if (buys === null) return;
    try {
      const { bought, transferId } = await uow.attempt(async (part) => {
        const sold = await sell(part, ctx.markets, payment, buys);
        const { priceMinor } = sold.bought;
        if (sold.bought.currency !== currency || priceMinor > amountMinor) throw new Problem('package_changed', 'It costs more by now.');
        return sold;
      });
      paidOn(bought.priceMinor, transferId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  },
} satisfies Reactions;

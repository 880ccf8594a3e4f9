import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { buyPackage as call } from '@safiri/contract/subscriptions/market-calls.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { MarketPackage } from '@safiri/rules/markets/document.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { packageIn, packageRideType, priceMinorOf, type PackageTerms } from '@safiri/rules/subscriptions/own-packages.ts';
import type { Actor } from '../platform/actor.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, spendableOf, writeTransfer } from '../wallet/public.ts';
import { endOver, isOwn, type Bought, type OwnRow } from './queries.ts';
import { sellingMarket } from './sold-packages.ts';

const DAY_MS = 86_400_000;

/** The terms of a sale, which the purchase keeps. */
export const termsOf = ({ document, country }: Market, sold: MarketPackage): PackageTerms => ({
  names: sold.name,
  marketName: document.name,
  countryId: country.id,
  decimals: document.decimals,
  serviceNames: serviceIn(document, sold.service)?.name ?? {},
  maxMeters: Math.round(sold.maxKm * 1000),
  validDays: sold.validDays,
  perDay: sold.perDay,
});

/**
 * What a market sells, on the terms that somebody saw.
 * @throws Problem not_found, package_changed
 */
export function requireSold(markets: Markets, marketId: string, packageId: string, version: number) {
  const { market, packages } = sellingMarket(markets, marketId);
  const sold = packages.find(({ id }) => id === packageId);
  const rideType = sold === undefined ? undefined : packageRideType(market.document, sold);
  if (sold === undefined || rideType === undefined) throw notFound();
  requireSeen(markets, market, sold, version);
  return { market, sold, rideType };
}

/** @throws Problem package_changed where the version that somebody saw sold it otherwise, or not at all */
function requireSeen(markets: Markets, market: Market, sold: MarketPackage, version: number): void {
  if (version === market.versionId) return;
  const seen = markets.published(market.document.id).find(({ versionId }) => versionId === version);
  if (seen !== undefined && isDeepStrictEqual(packageIn(seen.document, sold.id), sold)) return;
  throw new Problem('package_changed', 'The package is sold on other terms now. Look at it again.');
}

/**
 * Sells a package of a market from the wallet, on the terms that the buyer saw. Its price is held until its rides are driven or come to nothing. The buyer's row
 * is held, so that the wallet is not spent twice at once.
 * @throws Problem not_found, package_changed, balance_too_low, package_active
 */
export async function buyPackage(
  uow: UnitOfWork,
  markets: Markets,
  { userId }: Pick<Actor, 'userId'>,
  marketId: string,
  { package: packageId, version }: BodyOf<typeof call>,
): Promise<Bought<OwnRow>> {
  const { market, sold, rideType } = requireSold(markets, marketId, packageId, version);
  const { currency } = market.country;
  const priceMinor = priceMinorOf(sold);
  const spendable = await spendableOf(uow, userId, currency);
  await endOver(uow, userId);
  const [bought] = await uow.tx
    .insert(subscriptions)
    .values({
      userId,
      marketId,
      package: sold.id,
      serviceId: sold.service,
      marketVersionId: market.versionId,
      terms: termsOf(market, sold),
      rideType,
      priceMinor,
      currency,
      ridesTotal: sold.rides,
      ridesLeft: sold.rides,
      startsAt: uow.now,
      expiresAt: new Date(uow.now.getTime() + sold.validDays * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (bought === undefined || !isOwn(bought)) throw new Problem('package_active', 'You have this package already.');
  if (spendable < priceMinor) throw new Problem('balance_too_low', 'Your wallet holds less than the package costs.');
  const transferId = await writeTransfer(uow.tx, {
    reference: `subscription:${bought.id}`,
    kind: 'package',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.wallet(userId), amountMinor: -priceMinor },
      { account: accounts.packageHeld(bought.id), amountMinor: priceMinor },
    ],
  });
  return { bought, transferId };
}

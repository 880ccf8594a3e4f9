import type { PackagePurchase, SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import type { MarketPackage } from '@safiri/rules/markets/document.ts';
import { exampleFare } from '@safiri/rules/markets/example-fare.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { isUnused, packageRideType, priceMinorOf, rideWorth, type PackageTerms } from '@safiri/rules/subscriptions/own-packages.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Market } from '../platform/markets.ts';
import { termsOf } from './buy-package.ts';
import type { OwnRow } from './queries.ts';

/** What was agreed, as both sides of a sale see it. */
const presentTerms = ({ names, serviceNames, maxMeters, validDays, perDay }: PackageTerms, serviceId: string, worthMinor: number) => ({
  names,
  service: { id: serviceId, names: serviceNames },
  maxKm: maxMeters / 1000,
  validDays,
  each: toWire(worthMinor),
  isBounded: perDay != null,
});

export function presentPurchase(row: OwnRow, now: Date): PackagePurchase {
  const { terms, ridesReturned } = row;
  const worth = rideWorth(row);
  return {
    id: row.id,
    market: row.marketId,
    marketName: terms.marketName,
    countryId: terms.countryId,
    decimals: terms.decimals,
    package: row.package,
    ...presentTerms(terms, row.serviceId, worth),
    rideType: row.rideType,
    price: toWire(row.priceMinor),
    rides: row.ridesTotal,
    ridesLeft: row.ridesLeft,
    ridesReturned,
    returned: ridesReturned === 0 ? null : toWire(ridesReturned * worth),
    startsAt: row.startsAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isActive: row.endedAt === null && row.expiresAt > now && row.ridesLeft !== 0,
    canGiveBack: row.endedAt === null && isUnused(row),
  };
}

/** A package that a market sells; none of a service that packages are not sold of. */
export function presentSold(market: Market, sold: MarketPackage, now: Date): SoldPackage[] {
  const { document } = market;
  const rideType = packageRideType(document, sold);
  const service = serviceIn(document, sold.service);
  if (rideType === undefined || service === undefined) return [];
  const worth = rideWorth({ priceMinor: priceMinorOf(sold), ridesTotal: sold.rides });
  const terms = presentTerms(termsOf(market, sold), sold.service, worth);
  const [lng, lat] = document.centre;
  const alone = exampleFare(document, service, { lat, lng }, now, terms.maxKm * 1000);
  return [{ package: sold.id, ...terms, rideType, rides: sold.rides, price: toWire(priceMinorOf(sold)), alone: toWire(alone) }];
}

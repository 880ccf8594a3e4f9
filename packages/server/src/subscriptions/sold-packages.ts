import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { MarketPackage } from '@safiri/rules/markets/document.ts';
import { ridePackages, type RidePackage } from '@safiri/rules/subscriptions/packages.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { notFound } from '../platform/problem.ts';

/** The packages that somebody of a country may buy: the demo's, where a market of the country sells them. */
export const soldPackages = (markets: Pick<Markets, 'all'>, countryId: CountryId): readonly RidePackage[] =>
  markets.all().some(({ country, document }) => country.id === countryId && document.packages === 'specified') ? ridePackages : [];

/** A market, and what it sells now. A paused one takes nothing new. @throws Problem not_found of one that serves nobody */
export function sellingMarket(markets: Pick<Markets, 'byId'>, marketId: string): { market: Market; packages: readonly MarketPackage[] } {
  const market = markets.byId(marketId);
  if (market === undefined || market.document.status === 'draft' || market.document.status === 'closed') throw notFound();
  const { packages, status } = market.document;
  return { market, packages: packages === 'specified' || status !== 'open' ? [] : packages };
}

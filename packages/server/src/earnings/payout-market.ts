import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { driverMarkets, drivers } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { payoutTermsOf, strictestTerms, type PayoutTerms } from '@safiri/rules/earnings/payout-terms.ts';
import { homeMarket } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';

/** A driver whose money is paid out in the currency of the country of their account. */
export interface PaidDriver {
  readonly driverId: number;
  readonly countryId: CountryId;
}

/**
 * The markets by whose terms each of these drivers is paid out, that where they work first: all that the team gave them whose currency is that of the
 * payout. Whose markets all have another one belongs to the first of their country.
 */
export async function payoutMarketsOf(
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  paid: readonly PaidDriver[],
): Promise<Map<number, Market[]>> {
  const ids = paid.map(({ driverId }) => driverId);
  const rows =
    ids.length === 0
      ? []
      : await reader
          .select({ driverId: drivers.id, workplace: drivers.marketId, marketId: driverMarkets.marketId })
          .from(drivers)
          .leftJoin(driverMarkets, eq(driverMarkets.driverId, drivers.id))
          .where(inArray(drivers.id, ids))
          .orderBy(driverMarkets.marketId);
  return new Map(
    paid.map(({ driverId, countryId }) => {
      const { currency } = countryById(countryId);
      const theirs = rows.filter((row) => row.driverId === driverId);
      const names = new Set([...theirs.map(({ workplace }) => workplace), ...theirs.map(({ marketId }) => marketId)]);
      const own = [...names]
        .flatMap((marketId) => (marketId === null ? [] : (markets.byId(marketId) ?? [])))
        .filter(({ country }) => country.currency === currency);
      if (own.length > 0) return [driverId, own];
      const first = homeMarket(markets, { marketId: null, countryId });
      return [driverId, first === undefined ? [] : [first]];
    }),
  );
}

/** The strictest of the terms of somebody's markets. */
export const termsIn = (own: readonly Market[]): PayoutTerms =>
  strictestTerms(own.map(({ document }) => payoutTermsOf(document.payout, document.settlementHours)));

/** How a driver is paid out: of each term the strictest of their markets. */
export const payoutTermsFor = async (ctx: Pick<Context, 'markets'>, reader: Reader, driver: PaidDriver): Promise<PayoutTerms> =>
  termsIn((await payoutMarketsOf(ctx, reader, [driver])).get(driver.driverId) ?? []);

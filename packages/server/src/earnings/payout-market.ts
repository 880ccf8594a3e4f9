import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { payoutTermsOf, type PayoutTerms } from '@safiri/rules/earnings/payout-terms.ts';
import { homeMarket, type DriversHome } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';

const termsIn = (market: Market | undefined): PayoutTerms =>
  payoutTermsOf(market?.document.payout ?? null, market?.document.settlementHours ?? 0);

/** The market by whose terms a driver is paid out: their own, wherever they drive. */
export const payoutMarket = ({ markets }: Pick<Context, 'markets'>, home: DriversHome): Market | undefined => homeMarket(markets, home);

/** How a driver is paid out. */
export async function payoutTermsFor(
  ctx: Pick<Context, 'markets'>,
  reader: Reader,
  { driverId, countryId }: Pick<DriverActor, 'driverId' | 'countryId'>,
): Promise<PayoutTerms> {
  const [row] = await reader.select({ marketId: drivers.marketId }).from(drivers).where(eq(drivers.id, driverId));
  return termsIn(payoutMarket(ctx, { marketId: row?.marketId ?? null, countryId }));
}

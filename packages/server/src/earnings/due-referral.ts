import { and, eq, isNull, sql } from 'drizzle-orm';
import { referrals } from '@safiri/db/earnings/tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import type { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { REFERRAL_RIDES } from '@safiri/rules/earnings/goals.ts';
import { runningIncentives, type MarketReferral } from '@safiri/rules/markets/programmes.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What bringing a driver pays, and after how many passengers; an operator's own counts the trips of its market. */
export type ReferralTerms = { readonly own: null } | { readonly own: MarketReferral; readonly market: Market };

/** What a market pays for bringing a driver at a moment; undefined where it pays nothing. */
export function ownReferralOf(market: Market, at: Date): ReferralTerms | undefined {
  const [own] = runningIncentives(market.document.incentives, 'referral', localDate(at, market.document.timeZone));
  return own === undefined ? undefined : { own, market };
}

type Referral = typeof referrals.$inferSelect;

/** How this driver was brought, while that is not paid for. */
export async function unpaidReferral(tx: Tx, driverId: number): Promise<Referral | undefined> {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.referredId, driverId), isNull(referrals.paidAt)));
  return referral;
}

/** Whether a driver has plainly carried enough different passengers since being named. @param alsoBy somebody whose trip would count, too */
export async function hasCarriedEnough(
  tx: Tx,
  { referredId, createdAt }: Referral,
  terms: ReferralTerms,
  alsoBy?: number,
): Promise<boolean> {
  const ofMarket = terms.own === null ? sql`` : sql`and city_id = ${terms.market.document.id}`;
  const { rows } = await tx.execute<{ bookers: number[] }>(sql`
    select array_agg(distinct booker_id) as bookers from rides
    where driver_id = ${referredId} and operator_pay = 'released' ${ofMarket} and completed_at >= ${createdAt.toISOString()}::timestamptz`);
  const carried = new Set(rows[0]?.bookers);
  if (alsoBy !== undefined) carried.add(alsoBy);
  return carried.size >= (terms.own?.afterTrips ?? REFERRAL_RIDES);
}

/**
 * Whoever is paid for having brought a driver, once a trip counts that did not yet; the account's id, null where it completes nothing.
 */
export async function bringerPaidBy(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  driverId: number,
  trip: Pick<typeof rides.$inferSelect, 'bookerId' | 'cityId' | 'payTerms'>,
): Promise<number | null> {
  const referral = await unpaidReferral(uow.tx, driverId);
  if (referral === undefined) return null;
  const market = markets.byId(trip.cityId);
  const ofMarket = market === undefined ? undefined : ownReferralOf(market, uow.now);
  const terms: ReferralTerms | undefined = trip.payTerms?.incentives === false ? ofMarket : { own: null };
  if (terms === undefined || !(await hasCarriedEnough(uow.tx, referral, terms, trip.bookerId))) return null;
  const [referrer] = await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, referral.referrerId));
  return referrer?.userId ?? null;
}

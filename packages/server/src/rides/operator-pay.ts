import { countryById } from '@safiri/rules/countries/countries.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import { earnedFare, grossOf } from '@safiri/rules/pricing/commission.ts';
import { and, asc, eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { commissionOn, holdEarners, settleEarnings, takeBonusBack, type HeldEarner } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { endHeldFare, settlePromotion } from '../wallet/public.ts';
import { lookAtTrips, type Look } from '../integrity/public.ts';
import { giveToBudget } from '../markets/public.ts';
import { countNotDriven, coverOf, giveMarginBack } from '../subscriptions/public.ts';
import { promotionReference } from '../pricing/public.ts';
import { pricedBy } from './fare-of-way.ts';
import { updateRide, type RideRow } from './queries.ts';
import { invoiceRides } from './ride-invoice.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';

/** What a promotion took off the fare, with the commission on it: both together are of the fare before. */
async function payPromotion(ctx: Context, uow: UnitOfWork, ride: RideRow, driverId: number): Promise<void> {
  const { id: rideId, fareMinor, discountMinor } = ride;
  if (discountMinor === null || discountMinor === 0) return;
  const commissionMinor = commissionOn(ride, ctx.config, grossOf(ride)) - commissionOn(ride, ctx.config, fareMinor);
  const { currency } = countryById(ride.countryId);
  await settlePromotion(uow.tx, { rideId, driverId, currency, discountMinor, commissionMinor, at: ride.completedAt ?? uow.now });
}

/** A completed trip that the operator pays for, and what is known of its driver, who is held. */
export interface PaidTrip {
  readonly ride: RideRow;
  readonly earner: HeldEarner;
}

/**
 * Books what promotions took off completed trips, their bonuses, and the goals and the referrals that they complete. Their earners are held.
 * @throws NeedsBudget where one of several would take from a budget
 */
export async function payByOperator(ctx: Context, uow: UnitOfWork, trips: readonly PaidTrip[]): Promise<void> {
  const completed = [];
  for (const { ride, earner } of trips) {
    const { id: rideId, driverId, acceptedAt, completedAt } = ride;
    if (driverId === null) throw new Error(`ride ${rideId} was completed without a driver`);
    await payPromotion(ctx, uow, ride, driverId);
    completed.push({
      rideId,
      driverId,
      earnedMinor: earnedFare(ride),
      currency: countryById(ride.countryId).currency,
      acceptedAt: acceptedAt ?? uow.now,
      completedAt: completedAt ?? uow.now,
      market: ride.payTerms?.incentives === false ? ctx.markets.byId(ride.cityId) : ('specified' as const),
      bonus: ride.bonus,
      driverCountry: earner.countryId,
      brought: earner.brought,
    });
  }
  await settleEarnings(uow, completed);
}

const earnerIn = (earners: ReadonlyMap<number, HeldEarner>, driverId: number): HeldEarner => {
  const earner = earners.get(driverId);
  if (earner === undefined) throw new Error(`driver ${driverId} does not exist`);
  return earner;
};

/** A trip that ends, with what its end writes into its row, and who drove it. */
interface EndingTrip {
  readonly trip: Omit<RideRow, 'completedAt'>;
  readonly driver: { readonly driverId: number; readonly userId: number };
}

/** How it stands with what the operator pays for a trip that ends. */
export interface PayAtEnd {
  readonly operatorPay: OperatorPay | null;
  /** What rules found has its pay wait for a person. */
  readonly isFound: boolean;
  /** Its driver. */
  readonly earner: HeldEarner;
}

/**
 * How it stands with what the operator pays for trips that end now: as their ends say, unless rules find what a person has to look at. From here on
 * their earners are held, whom a trip that pays holds first.
 * @returns by the trip; none of those that pay nothing
 */
export async function payAfterLook(ctx: Context, uow: UnitOfWork, trips: readonly EndingTrip[]): Promise<ReadonlyMap<number, PayAtEnd>> {
  const paying = trips.filter(({ trip }) => trip.operatorPay !== null && !trip.isFast);
  const earners = await holdEarners(
    uow.tx,
    paying.map(({ driver }) => driver.driverId),
  );
  const asked = paying.map((one) => ({ ...one, earner: earnerIn(earners, one.driver.driverId) }));
  const looks = await lookAtTrips(
    ctx,
    uow,
    asked.map(({ trip, driver, earner: { brought } }) => ({ trip, driver, completedAt: uow.now, brought })),
  );
  return new Map(
    asked.map(({ trip, earner }, i) => {
      const isFound = looks[i]?.isHeld === true;
      return [trip.id, { operatorPay: isFound ? 'held' : trip.operatorPay, isFound, earner }];
    }),
  );
}

/**
 * Looks once more at a trip that waits, before its pay is released: trips that ended since count now. What was fine alone may be one of many, and a
 * referral may be due with it that was not due at its end. From here on its earners are held.
 * @returns as of its end; nothing of a trip that does not wait
 */
export async function lookBeforeRelease(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<Look> {
  const nothing: Look = { isHeld: false, added: [] };
  if (ride.operatorPay !== 'held' || ride.driverId === null) return nothing;
  const { brought } = earnerIn(await holdEarners(uow.tx, [ride.driverId]), ride.driverId);
  const driver = { driverId: ride.driverId, userId: await userOfDriver(uow, ride.driverId) };
  const [look = nothing] = await lookAtTrips(ctx, uow, [{ trip: ride, driver, completedAt: ride.completedAt ?? uow.now, brought }]);
  return look;
}

/** What was set aside for a trip that the operator does not pay for goes back to its budgets. */
async function refuseByOperator(uow: UnitOfWork, ride: RideRow): Promise<void> {
  await takeBonusBack(uow, ride);
  await giveToBudget(uow.tx, promotionReference(ride.id));
  await giveMarginBack(uow, { of: 'ride', id: ride.id });
}

/** What a market's package pays of a trip is sold once it is released: then it is invoiced. One that is refused is the buyer's again, and no sale. */
async function invoiceCovered(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<void> {
  const cover = await coverOf(uow.tx, ride.subscriptionId);
  if (cover !== null) invoiceRides(uow, [{ ride, market: await pricedBy(ctx, uow.tx, ride), cover }]);
}

/**
 * Ends the wait of a locked trip: what the operator pays for it flows, or never will. Once; a trip that does not wait stays as
 * it is.
 */
export async function endWait(ctx: Context, uow: UnitOfWork, ride: RideRow, outcome: Exclude<OperatorPay, 'held'>): Promise<RideRow> {
  if (ride.operatorPay !== 'held' || ride.driverId === null) return ride;
  const changed = await updateRide(
    uow.tx,
    ride,
    { operatorPay: outcome },
    { kind: `pay_${outcome}`, actor: 'system', actorId: null, at: uow.now },
  );
  const { currency } = countryById(ride.countryId);
  const earners = outcome === 'released' ? await holdEarners(uow.tx, [ride.driverId]) : undefined;
  const waited = await endHeldFare(uow.tx, { rideId: ride.id, driverId: ride.driverId, currency, outcome, at: uow.now });
  // The package before the budgets' days, which are held last of all, as where a trip is completed.
  if (waited && outcome === 'refused' && ride.subscriptionId !== null) await countNotDriven(uow, ride.subscriptionId);
  if (waited && outcome === 'released') await invoiceCovered(ctx, uow, changed);
  if (earners !== undefined) await payByOperator(ctx, uow, [{ ride: changed, earner: earnerIn(earners, ride.driverId) }]);
  else await refuseByOperator(uow, changed);
  await publishToBothSides(uow, changed);
  return changed;
}

const waitingOf = (driverId: number) => and(eq(rides.driverId, driverId), eq(rides.operatorPay, 'held'));

/** Holds the trips of a driver whose pay waits, before the driver is held: as whoever decides about them does. */
export const holdWaiting = async ({ tx }: UnitOfWork, driverId: number): Promise<RideRow[]> =>
  tx.select().from(rides).where(waitingOf(driverId)).orderBy(asc(rides.id)).for('no key update');

/** A driver who leaves is paid nothing any more: what waits ends with that, and what was set aside for it goes back. Nobody decides about them afterwards. */
export async function endWaitsOf(ctx: Context, uow: UnitOfWork, driverId: number): Promise<void> {
  for (const ride of await holdWaiting(uow, driverId)) await endWait(ctx, uow, ride, 'refused');
}

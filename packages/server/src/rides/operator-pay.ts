import { countryById } from '@safiri/rules/countries/countries.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import { earnedFare, grossOf } from '@safiri/rules/pricing/commission.ts';
import { and, asc, eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { commissionOn, holdEarners, settleEarnings, takeBonusBack } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { endHeldFare, settlePromotion } from '../wallet/public.ts';
import { lookAtTrip, tellHeld } from '../integrity/public.ts';
import { giveToBudget } from '../markets/public.ts';
import { countNotDriven, coverOf, giveMarginBack } from '../subscriptions/public.ts';
import { promotionReference } from '../pricing/public.ts';
import { pricedBy } from './fare-of-way.ts';
import { updateRide, type RideRow } from './queries.ts';
import { invoiceRide } from './ride-invoice.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';

/** What a promotion took off the fare, with the commission on it: both together are of the fare before. */
async function payPromotion(ctx: Context, uow: UnitOfWork, ride: RideRow, driverId: number): Promise<void> {
  const { id: rideId, fareMinor, discountMinor } = ride;
  if (discountMinor === null || discountMinor === 0) return;
  const commissionMinor = commissionOn(ride, ctx.config, grossOf(ride)) - commissionOn(ride, ctx.config, fareMinor);
  const { currency } = countryById(ride.countryId);
  await settlePromotion(uow.tx, { rideId, driverId, currency, discountMinor, commissionMinor, at: ride.completedAt ?? uow.now });
}

/** Books what a promotion took off a completed trip, its bonus, and the goals and the referral that it completes. Its earners are held. */
export async function payByOperator(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<void> {
  const { id: rideId, driverId, acceptedAt, completedAt } = ride;
  if (driverId === null) throw new Error(`ride ${rideId} was completed without a driver`);
  await payPromotion(ctx, uow, ride, driverId);
  await settleEarnings(uow, {
    rideId,
    driverId,
    earnedMinor: earnedFare(ride),
    currency: countryById(ride.countryId).currency,
    acceptedAt: acceptedAt ?? uow.now,
    completedAt: completedAt ?? uow.now,
    incentives: ride.payTerms?.incentives === false ? { market: ctx.markets.byId(ride.cityId), bonus: ride.bonus } : 'specified',
  });
}

/** A trip that ends, with what its end writes into its row. */
type EndingTrip = Omit<RideRow, 'completedAt'>;

/**
 * How it stands with what the operator pays for a trip that ends now: as its end says, unless rules find what a person has to look at. From here on
 * its earners are held, whom a trip that pays holds first.
 */
export async function payAfterLook(
  ctx: Context,
  uow: UnitOfWork,
  ride: EndingTrip,
  driver: { readonly driverId: number; readonly userId: number },
): Promise<OperatorPay | null> {
  if (ride.operatorPay === null) return null;
  await holdEarners(uow.tx, driver.driverId);
  const { isHeld } = await lookAtTrip(ctx, uow, ride, driver, uow.now);
  if (!isHeld) return ride.operatorPay;
  await tellHeld(uow, driver.userId, ride.dropoffAddress);
  return 'held';
}

/**
 * Looks once more at a trip that waits, before its pay is released: trips that ended since count now. What was fine alone may be one of many, and a
 * referral may be due with it that was not due at its end. From here on its earners are held.
 * @returns as of its end; nothing of a trip that does not wait
 */
export async function lookBeforeRelease(ctx: Context, uow: UnitOfWork, ride: RideRow): ReturnType<typeof lookAtTrip> {
  if (ride.operatorPay !== 'held' || ride.driverId === null) return { isHeld: false, added: [] };
  await holdEarners(uow.tx, ride.driverId);
  const driver = { driverId: ride.driverId, userId: await userOfDriver(uow, ride.driverId) };
  return lookAtTrip(ctx, uow, ride, driver, ride.completedAt ?? uow.now);
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
  if (cover !== null) invoiceRide(uow, ride, await pricedBy(ctx, uow.tx, ride), cover);
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
  if (outcome === 'released') await holdEarners(uow.tx, ride.driverId);
  const waited = await endHeldFare(uow.tx, { rideId: ride.id, driverId: ride.driverId, currency, outcome, at: uow.now });
  // The package before the budgets' days, which are held last of all, as where a trip is completed.
  if (waited && outcome === 'refused' && ride.subscriptionId !== null) await countNotDriven(uow, ride.subscriptionId);
  if (waited && outcome === 'released') await invoiceCovered(ctx, uow, changed);
  if (outcome === 'released') await payByOperator(ctx, uow, changed);
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

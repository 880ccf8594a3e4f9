import { and, eq, gt } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { isDriverGap } from '@safiri/rules/drivers/entitlement.ts';
import type { PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { leaveLine } from '../drivers/public.ts';
import { promiseBonus } from '../earnings/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { shareByItself, type Links } from '../sharing/public.ts';
import { findAccountById, presentVehicle, type Account } from '../users/public.ts';
import { owesMoney, owesTooMuch } from '../wallet/public.ts';
import { loseOffer } from './end-entitlement.ts';
import { refusalOf } from './entitlement.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import { notifyAccepted } from './notify-ride.ts';
import { areKeptApart } from './kept-apart.ts';
import { joinCar, lockForAccept } from './join-car.ts';
import { updateRide, type RideRow } from './queries.ts';
import { tellRider } from './tell-rider.ts';
import { withdrawOfferOf } from './withdraw.ts';
import { publishToPassenger } from './publish-ride.ts';
import { showOffersAnew } from './show-offers-anew.ts';

/** What the trip is driven in, as it is at this moment: the driver, who is held, can't choose another. */
function vehicleOf(account: Account | undefined): Pick<RideRow, 'vehicleId' | 'vehicle'> {
  const vehicle = account?.driver?.vehicle;
  return vehicle === undefined ? { vehicleId: null, vehicle: null } : { vehicleId: vehicle.id, vehicle: presentVehicle(vehicle) };
}

/** The same words for a lapsed offer, another's offer and no ride at all: nothing is told about strangers' rides. */
const gone = () => new Problem('offer_gone', 'This offer is gone. The next one will come.');

/** @throws Problem bonus_spent where the operator's own bonus was shown and is there no more, or is less */
function requireShown({ payTerms }: RideRow, bonus: PromisedBonus | null, seen: string | undefined): void {
  if (seen === undefined || payTerms?.incentives !== false) return;
  const seenMinor = fromWire(seen);
  if (seenMinor === undefined) throw fieldProblem('bonus', 'Not an amount');
  if (seenMinor > (bonus?.amountMinor ?? 0)) throw new Problem('bonus_spent', 'The bonus is spent for today. Look at the trip again.');
}

/**
 * The driver who holds the live offer takes the trip. The row lock lets one driver in at a time, the offer decides who,
 * and the partial unique index keeps a driver from having two.
 * @param seenBonus what the offer showed on top of the fare: less is not accepted for the driver
 * @returns the ride; a Problem when the driver is not entitled to the trip any more or owes too much for one in cash, who loses the offer
 * @throws Problem offer_gone, bonus_spent
 */
export async function acceptRide(
  ctx: Context,
  uow: UnitOfWork,
  links: Links,
  actor: DriverActor,
  rideId: number,
  seenBonus?: string,
): Promise<RideRow | Problem> {
  const { ride, companion } = await lockForAccept(uow.tx, rideId, actor.driverId);
  if (ride === undefined) throw gone();
  if (ride.driverId === actor.driverId && ride.status === 'accepted') return ride;
  // The driver is held until the end, so that a revocation comes before, and refuses, or after.
  const refusal = await refusalOf(ctx, uow, ride, actor.driverId);
  const standing = and(
    eq(rideOffers.rideId, rideId),
    eq(rideOffers.driverId, actor.driverId),
    eq(rideOffers.status, 'offered'),
    gt(rideOffers.expiresAt, uow.now),
  );
  if (refusal !== undefined) {
    const [held] = await uow.tx.select({ id: rideOffers.id }).from(rideOffers).where(standing);
    // What concerns the driver alone may be told without an offer, too.
    if (held === undefined) throw isDriverGap(refusal.gap) ? refusal.problem : gone();
    await loseOffer(ctx, uow, ride, { id: actor.driverId, userId: actor.userId }, refusal.gap);
    return refusal.problem;
  }
  if (await areKeptApart(uow.tx, actor.userId, ride)) {
    // Said since the offer was made: for its driver this trip is gone like any other, and it goes to somebody else.
    const [held] = await uow.tx.select({ id: rideOffers.id }).from(rideOffers).where(standing);
    if (held !== undefined) await withdrawOfferOf(ctx, uow, { id: actor.driverId, userId: actor.userId });
    return gone();
  }
  if (await owesTooMuch(uow.tx, ctx.markets, ride, actor.driverId)) {
    const [held] = await uow.tx.select({ id: rideOffers.id }).from(rideOffers).where(standing);
    if (held === undefined) throw gone();
    await withdrawOfferOf(ctx, uow, { id: actor.driverId, userId: actor.userId });
    return owesMoney();
  }
  const [offer] = await uow.tx.update(rideOffers).set({ status: 'accepted', decidedAt: uow.now }).where(standing).returning();
  if (offer === undefined) throw gone();
  if (ride.status !== 'requested') throw gone();
  try {
    const account = await findAccountById(uow.tx, actor.userId);
    const place = await joinCar(uow, actor, ride, companion, offer.pool);
    const taken = await promiseBonus(uow, ctx.markets, ride);
    const bonus = taken?.promised ?? null;
    requireShown(ride, bonus, seenBonus);
    const lineTurn = await leaveLine(uow.tx, actor.driverId);
    const accepted = await updateRide(
      uow.tx,
      ride,
      { status: 'accepted', driverId: actor.driverId, ...vehicleOf(account), acceptedAt: uow.now, bonus, lineTurn, ...place },
      { kind: 'accepted', actor: 'driver', actorId: actor.userId, at: uow.now, data: { offerId: offer.id } },
    );
    // Once more: a trip of the moment before may have given the place back meanwhile.
    await leaveLine(uow.tx, actor.driverId);
    publishToPassenger(uow, ride);
    uow.publish(actor.userId, 'ride', rideId);
    uow.publish(actor.userId, 'offer', null);
    if (!isDelivery(accepted.rideType)) {
      await shareByItself(uow, links, accepted);
      await notifyAccepted(uow, accepted, actor.userId);
      await tellRider(uow, links, accepted, actor.userId);
    }
    await emitDeliveryChange(uow, accepted, 'accepted');
    if (taken !== null) uow.afterCommit(() => void showOffersAnew(ctx, ride.cityId, taken));
    return accepted;
  } catch (error) {
    if (violatedUnique(error)?.startsWith('rides_one_live_per_driver') === true)
      throw new Problem('offer_gone', 'You already have a trip under way.');
    throw error;
  }
}

import { and, eq, gt } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { isDriverGap } from '@safiri/rules/drivers/entitlement.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { owesMoney, owesTooMuch } from '../wallet/public.ts';
import { beginTrip } from './begin-trip.ts';
import { loseOffer } from './end-entitlement.ts';
import { refusalOf } from './entitlement.ts';
import { areKeptApart } from './kept-apart.ts';
import { lockForAccept } from './join-car.ts';
import { drivenBy, takeNext } from './next-trip.ts';
import type { RideRow } from './queries.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** The same words for a lapsed offer, another's offer and no ride at all: nothing is told about strangers' rides. */
const gone = () => new Problem('offer_gone', 'This offer is gone. The next one will come.');

/**
 * The driver who holds the live offer takes the trip. The row lock lets one driver in at a time, the offer decides who,
 * and the partial unique index keeps a driver from having two.
 * Before the one under way has ended the trip waits for that, as the driver's next one.
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
  if ((ride.driverId === actor.driverId && ride.status === 'accepted') || ride.nextDriverId === actor.driverId) return ride;
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
  if (ride.status !== 'requested' || ride.nextDriverId !== null) throw gone();
  // Ended meanwhile, it is a trip like any other.
  if (offer.after !== null && (await drivenBy(uow.tx, actor.driverId)).some(({ id }) => id === offer.after?.tripId)) {
    return takeNext(ctx, uow, actor, ride, { ...offer, after: offer.after });
  }
  return beginTrip(ctx, uow, links, actor, ride, { offerId: offer.id, companion, pool: offer.pool, seenBonus });
}

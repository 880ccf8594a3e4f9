import { and, desc, eq, inArray } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/**
 * Writes down that an offer was on its driver's screen, while it stands. Later nothing changes: who was late is not made to
 * have seen it.
 * @throws Problem not_found for an offer that is not the driver's own
 */
export async function offerWasShown(uow: UnitOfWork, actor: DriverActor, offerId: number): Promise<void> {
  const own = and(eq(rideOffers.id, offerId), eq(rideOffers.driverId, actor.driverId));
  const [offer] = await uow.tx.select({ status: rideOffers.status, shownAt: rideOffers.shownAt }).from(rideOffers).where(own);
  if (offer === undefined) throw notFound();
  if (offer.status !== 'offered' || offer.shownAt !== null) return;
  await uow.tx
    .update(rideOffers)
    .set({ shownAt: uow.now })
    .where(and(own, eq(rideOffers.status, 'offered')));
}

/**
 * The driver asks for a trip whose offer passed. It is not taken here: dispatch offers it again, to whom and when its own
 * rules say, so that nobody who is being asked loses it and nobody gets what they may not drive.
 * @throws Problem offer_gone when the trip looks for nobody any more, or the driver's last offer of it did not lapse
 */
export async function requestMissedTrip(ctx: Context, uow: UnitOfWork, actor: DriverActor, rideId: number): Promise<void> {
  const [ride] = await uow.tx.select({ status: rides.status }).from(rides).where(eq(rides.id, rideId)).for('share');
  const [last] = await uow.tx
    .select({ id: rideOffers.id, status: rideOffers.status })
    .from(rideOffers)
    .where(and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, actor.driverId)))
    .orderBy(desc(rideOffers.id))
    .limit(1);
  // The same words whatever it is: nothing is told about strangers' rides.
  if (ride?.status !== 'requested' || (last?.status !== 'lapsed' && last?.status !== 'offered'))
    throw new Problem('offer_gone', 'This trip is gone. The next one will come.');
  await uow.tx
    .update(rideOffers)
    .set({ wantedAt: uow.now })
    .where(and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, actor.driverId), inArray(rideOffers.status, ['lapsed', 'offered'])));
  uow.afterCommit(() => ctx.bus.publish('dispatch', { rideId }));
}

import { and, eq, gt } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { rideOffers } from '@safiri/db/dispatch/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { gendersFit } from '@safiri/rules/dispatch/gates.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { shareByItself, type Links } from '../sharing/public.ts';
import { findAccountById } from '../users/public.ts';
import { tellOrder } from './followers.ts';
import { notifyAccepted } from './notify-ride.ts';
import { joinCar, lockForAccept } from './join-car.ts';
import { updateRide, type RideRow } from './queries.ts';
import { tellPassenger } from './told.ts';

/** The same words for a lapsed offer, another's offer and no ride at all: nothing is told about strangers' rides. */
const gone = () => new Problem('offer_gone', 'This offer is gone. The next one will come.');

/** Verified, and of the right gender for ladies-only, at the very moment of accepting. */
async function requireEligible(work: Work, actor: DriverActor, ride: RideRow): Promise<void> {
  const driver = await findAccountById(work.tx, actor.userId);
  if (driver?.driver?.verificationStatus !== 'approved') {
    throw new Problem('driver_not_verified', 'You can accept rides once your verification is approved.');
  }
  const passenger = await findAccountById(work.tx, ride.passengerId);
  if (passenger === undefined) throw gone();
  const person = (user: typeof driver.user) => ({ gender: user.gender, genderVerified: user.genderVerifiedAt !== null });
  if (!gendersFit(ride.rideType as RideType, person(driver.user), person(passenger.user))) {
    throw new Problem('ladies_only', 'This ride is matched only with verified female drivers.');
  }
}

/**
 * The driver who holds the live offer takes the trip. The row lock lets one driver in at a time, the offer decides who,
 * and the partial unique index keeps a driver from having two.
 * @throws Problem offer_gone, driver_not_verified, ladies_only
 */
export async function acceptRide(work: Work, links: Links, actor: DriverActor, rideId: number): Promise<RideRow> {
  const { ride, companion } = await lockForAccept(work.tx, rideId, actor.driverId);
  if (ride === undefined) throw gone();
  if (ride.driverId === actor.driverId && ride.status === 'accepted') return ride;
  // Held until the end, so that a revocation comes before, and refuses, or after. Always the ride, the driver, the offer.
  await work.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, actor.driverId)).for('share');
  const [offer] = await work.tx
    .update(rideOffers)
    .set({ status: 'accepted', decidedAt: work.now })
    .where(
      and(
        eq(rideOffers.rideId, rideId),
        eq(rideOffers.driverId, actor.driverId),
        eq(rideOffers.status, 'offered'),
        gt(rideOffers.expiresAt, work.now),
      ),
    )
    .returning();
  if (offer === undefined) {
    const driver = await findAccountById(work.tx, actor.userId);
    if (driver?.driver?.verificationStatus !== 'approved') {
      throw new Problem('driver_not_verified', 'You can accept rides once your verification is approved.');
    }
    throw gone();
  }
  if (ride.status !== 'requested') throw gone();
  await requireEligible(work, actor, ride);
  try {
    const place = await joinCar(work, actor, ride, companion, offer.pool);
    const accepted = await updateRide(
      work.tx,
      ride,
      { status: 'accepted', driverId: actor.driverId, acceptedAt: work.now, ...place },
      { kind: 'accepted', actor: 'driver', actorId: actor.userId, at: work.now, data: { offerId: offer.id } },
    );
    tellPassenger(work, ride);
    work.publish(actor.userId, 'ride', rideId);
    work.publish(actor.userId, 'offer', null);
    if (!isDelivery(accepted.rideType)) {
      await shareByItself(work, links, accepted);
      await notifyAccepted(work, accepted, actor.userId);
    }
    await tellOrder(work, accepted, 'accepted');
    return accepted;
  } catch (error) {
    if (violatedUnique(error)?.startsWith('rides_one_live_per_driver') === true)
      throw new Problem('offer_gone', 'You already have a trip under way.');
    throw error;
  }
}

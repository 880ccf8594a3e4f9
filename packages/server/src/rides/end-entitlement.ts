import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { isDriverGap, type TripGap } from '@safiri/rules/drivers/entitlement.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { askOnce } from '../safety/public.ts';
import { staffWho } from '../staff/public.ts';
import { firstName, findAccountById } from '../users/public.ts';
import { cancelBySystem, reopenSearch } from './cancel-ride.ts';
import { refusalOf } from './entitlement.ts';
import { notifyDriverNoLonger, notifyTakenBack } from './notify-ride.ts';
import { stopDriving } from './stop-driving.ts';
import { updateRide, type RideRow } from './queries.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** The event of a trip under way whose driver may not drive it any more; told once. */
const ENDED = 'entitlement_ended';

class AcceptedMeanwhile extends Error {}

/**
 * Holds the trips that a driver has, and then the driver: from here on nobody accepts, and every trip is known. A trip
 * that was accepted between the two looks is found by the second, and both locks are taken anew in their order.
 * @returns the trips, by id
 */
export async function holdTripsOf(tx: Tx, driverId: number): Promise<RideRow[]> {
  const live = and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses]));
  for (;;) {
    try {
      // A savepoint: going back to it lets go of the locks.
      return await tx.transaction(async (attempt) => {
        const trips = await attempt.select().from(rides).where(live).orderBy(rides.id).for('update');
        await attempt.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('update');
        const known = trips.map((trip) => trip.id);
        const [other] = await attempt
          .select({ id: rides.id })
          .from(rides)
          .where(and(live, known.length === 0 ? undefined : notInArray(rides.id, known)))
          .limit(1);
        if (other !== undefined) throw new AcceptedMeanwhile();
        return trips;
      });
    } catch (error) {
      if (!(error instanceof AcceptedMeanwhile)) throw error;
    }
  }
}

/** The passenger is on board: the trip goes on, and everybody who can help knows at once. */
async function goOn(uow: UnitOfWork, ride: RideRow, driverId: number, gap: TripGap): Promise<void> {
  const [published] = await uow.tx
    .select({ id: rideEvents.id })
    .from(rideEvents)
    .where(and(eq(rideEvents.rideId, ride.id), eq(rideEvents.kind, ENDED)))
    .limit(1);
  if (published !== undefined) return;
  const changed = await updateRide(uow.tx, ride, {}, { kind: ENDED, actor: 'system', actorId: null, at: uow.now, data: { gap } });
  await publishToBothSides(uow, changed);
  const driver = await findAccountById(uow.tx, await userOfDriver(uow, driverId));
  const values = { driver: firstName(driver?.user.name ?? ''), place: ride.dropoffAddress };
  if (!isDelivery(ride.rideType)) {
    await notifyDriverNoLonger(uow, ride, values);
    // The question stands on the passenger's screen with the emergency button in it; without an answer it goes to staff.
    if (ride.rideType === 'ladies_only') await askOnce(uow, ride, 'driver_no_longer', { lat: ride.pickupLat, lng: ride.pickupLng });
  }
  for (const staffId of await staffWho(uow.tx, 'drivers.read', ride.cityId)) {
    await notify(uow, staffId, { kind: 'toldStaffDriverNoLonger', values, opens: `/staff/drivers/${driverId}` });
  }
}

/**
 * What becomes of a held trip whose driver, or passenger, is not entitled to it any more (product §3): before the start it
 * goes to others and both are told, after it the trip goes on. The driver gets no further offer.
 */
export async function loseTrip(ctx: Context, uow: UnitOfWork, ride: RideRow, driverId: number, gap: TripGap): Promise<void> {
  const driver = { id: driverId, userId: await userOfDriver(uow, driverId) };
  if (isDriverGap(gap)) await stopDriving(ctx, uow, driver);
  if (ride.status === 'in_progress') return goOn(uow, ride, driverId, gap);
  if (gap === 'passenger_not_verified') {
    await cancelBySystem(uow, ride, 'passenger_not_verified');
    return undefined;
  }
  await reopenSearch(ctx, uow, ride, driver.userId, { actor: 'system', actorId: null, at: uow.now, data: { gap } });
  return notifyTakenBack(uow, ride, driver.userId);
}

/**
 * Refuses an offer: it goes back, so that dispatch looks further at once, and who may not drive at all goes offline.
 */
export async function loseOffer(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  driver: { id: number; userId: number },
  gap: TripGap,
): Promise<void> {
  if (gap === 'passenger_not_verified') await cancelBySystem(uow, ride, 'passenger_not_verified');
  else if (isDriverGap(gap)) await stopDriving(ctx, uow, driver);
  else await withdrawOfferOf(ctx, uow, driver);
}

/**
 * Asks the gate again for trips that {@link holdTripsOf} holds, after something that entitles was changed in the same
 * transaction.
 */
export async function reviewTrips(ctx: Context, uow: UnitOfWork, driverId: number, trips: readonly RideRow[]): Promise<void> {
  for (const trip of trips) {
    const refusal = await refusalOf(ctx, uow, trip, driverId);
    if (refusal !== undefined) await loseTrip(ctx, uow, trip, driverId, refusal.gap);
  }
}

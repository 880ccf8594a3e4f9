import { and, eq, inArray, ne } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import { drivenStatuses, isDriven } from '@safiri/rules/rides/trip-life.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { seqsIn } from './pool.ts';
import { updateRide, type RideRow } from './queries.ts';
import { publishToPassenger } from './publish-ride.ts';

/** The ride of an offer and, when it would share a car, the ride in it: held in the order of their ids, so that nobody waits in a circle. */
export async function lockForAccept(
  tx: Tx,
  rideId: number,
  driverId: number,
): Promise<{ ride: RideRow | undefined; companion: RideRow | undefined }> {
  const [offer] = await tx
    .select({ pool: rideOffers.pool })
    .from(rideOffers)
    .where(and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, driverId), eq(rideOffers.status, 'offered')));
  const ids = offer?.pool == null ? [rideId] : [rideId, offer.pool.withTripId];
  const rows = await tx.select().from(rides).where(among(rides.id, ids)).orderBy(rides.id).for('update');
  const companion = rows.find((row) => row.id !== rideId);
  const onTheRoad = companion?.driverId === driverId && isDriven(companion.status);
  return { ride: rows.find((row) => row.id === rideId), companion: onTheRoad ? companion : undefined };
}

/**
 * A share ride's place in its car: beside a companion the second, with the stops and detours that were planned; else the first.
 * @param companion locked, on the road with this driver
 * @throws Problem offer_gone when the companion's own detour has been used up meanwhile
 */
export async function joinCar(
  uow: UnitOfWork,
  { userId }: { readonly userId: number },
  ride: RideRow,
  companion: RideRow | undefined,
  plan: PoolPlan | null,
): Promise<Partial<RideRow>> {
  if (ride.rideType !== 'share') return {};
  if (plan === null || companion === undefined) return { poolSlot: 0, detourSeconds: 0, pickupSeq: 0, dropoffSeq: 0 };
  const detourSeconds = companion.detourSeconds + plan.delaySeconds;
  if (companion.poolSlot === null || detourSeconds > companion.detourCapSeconds) {
    throw new Problem('offer_gone', 'This ride does not fit beside the one you have any more.');
  }
  const changed = await updateRide(
    uow.tx,
    companion,
    { detourSeconds, ...seqsIn(plan.stops, companion.id) },
    { kind: 'car_shared', actor: 'driver', actorId: userId, at: uow.now, data: { withRideId: ride.id } },
  );
  publishToPassenger(uow, changed);
  return {
    poolSlot: 1 - companion.poolSlot,
    detourSeconds: Math.min(plan.detourSeconds, ride.detourCapSeconds),
    ...seqsIn(plan.stops, ride.id),
  };
}

/** What a ride loses when it leaves its car before its end. */
export const outOfCar = { poolSlot: null, detourSeconds: 0, pickupSeq: 0, dropoffSeq: 0 } satisfies Partial<RideRow>;

/** Tells the other passenger of a shared car, and its driver, that the car's stops changed. */
export async function publishToCompanion(uow: UnitOfWork, ride: RideRow, driverId: number | null, driverUserId: number): Promise<void> {
  if (ride.poolSlot === null || driverId === null) return;
  const others = await uow.tx
    .select({ id: rides.id, passengerId: rides.passengerId, bookerId: rides.bookerId, rideType: rides.rideType })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses]), ne(rides.id, ride.id)));
  for (const other of others) {
    publishToPassenger(uow, other);
    uow.publish(driverUserId, 'ride', other.id);
  }
}

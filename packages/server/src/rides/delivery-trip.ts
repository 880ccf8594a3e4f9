import { rides } from '@safiri/db/rides/tables.ts';
import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import type { Work } from '../platform/work.ts';
import { withdrawOffer } from './cancel-ride.ts';
import type { NewRide } from './new-ride.ts';
import { appendEvent, lockRide, updateRide, type RideRow } from './queries.ts';
import { tellBothSides } from './told.ts';

export type NewDelivery = Omit<NewRide, 'requestedAt' | 'searchUntil' | 'surge' | 'detourCapSeconds'> & {
  readonly vehicles: string[] | null;
};

/** Creates the trip that carries an order, in the order's own transaction; dispatch looks at it after the commit. */
export async function createDeliveryTrip(ctx: Context, work: Work, delivery: NewDelivery): Promise<RideRow> {
  const [ride] = await work.tx
    .insert(rides)
    .values({
      ...delivery,
      status: 'requested',
      surge: 1,
      requestedAt: work.now,
      searchUntil: searchEnd(work.now),
    })
    .returning();
  if (ride === undefined) throw new Error('a delivery was not written');
  await appendEvent(work.tx, ride, null, { kind: 'requested', actor: 'passenger', actorId: ride.passengerId, at: work.now });
  work.afterCommit(() => ctx.bus.publish('dispatch', { rideId: ride.id }));
  return ride;
}

/** Ends the locked trip of an order that was called back; its driver is told. */
export async function cancelDeliveryTrip(ctx: Context, work: Work, ride: RideRow): Promise<void> {
  if (!(liveStatuses as readonly string[]).includes(ride.status)) return;
  const { driverId } = ride;
  const cancelled = await updateRide(
    work.tx,
    ride,
    { status: 'cancelled', cancelledAt: work.now, cancelledBy: 'passenger', cancelReason: 'other' },
    { kind: 'cancelled', actor: 'passenger', actorId: ride.passengerId, at: work.now, data: { reason: 'other' } },
  );
  await withdrawOffer(work, ride.id);
  await tellBothSides(work, cancelled);
  if (driverId !== null) work.afterCommit(() => ctx.bus.publish('driver', { driverId }));
}

/** Turns a trip under way round: the goods go back to where they came from. */
export function turnRound(work: Work, ride: RideRow, actorId: number): Promise<RideRow> {
  return updateRide(
    work.tx,
    ride,
    {
      dropoffLat: ride.pickupLat,
      dropoffLng: ride.pickupLng,
      dropoffAddress: ride.pickupAddress,
      pinTries: 0,
      startConfirmedAt: null,
    },
    { kind: 'turned_round', actor: 'driver', actorId, at: work.now },
  );
}

/** The customer has the goods in hand: the courier needs no PIN any more. @returns undefined when no courier is on the way */
export async function confirmHandover(work: Work, rideId: number, customerId: number): Promise<RideRow | undefined> {
  const ride = await lockRide(work.tx, rideId);
  if (ride === undefined || ride.status !== 'in_progress') return undefined;
  if (ride.startConfirmedAt !== null) return ride;
  const confirmed = await updateRide(
    work.tx,
    ride,
    { startConfirmedAt: work.now },
    { kind: 'handover_confirmed', actor: 'passenger', actorId: customerId, at: work.now },
  );
  await tellBothSides(work, confirmed);
  return confirmed;
}

import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import { takeBonusBack } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { withdrawOffer } from './cancel-ride.ts';
import type { NewRide } from './new-ride.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';
import { publishToBothSides } from './publish-ride.ts';
import { writeRide } from './write-ride.ts';

export type NewDelivery = Omit<NewRide, 'requestedAt' | 'searchUntil' | 'surge' | 'detourCapSeconds'> & {
  readonly vehicles: VehicleType[] | null;
  /** In the fare; 1 when not given. */
  readonly surge?: number;
};

/** Creates the trip that carries an order, in the order's own transaction. Its money is the order's, and its stream carries the order. */
export function createDeliveryTrip(ctx: Context, uow: UnitOfWork, delivery: NewDelivery): Promise<RideRow> {
  return writeRide(ctx, uow, { surge: 1, ...delivery, requestedAt: uow.now, searchUntil: searchEnd(uow.now) }, null);
}

/** Ends the locked trip of an order that was called back; its driver is told. */
export async function cancelDeliveryTrip(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<void> {
  if (!isLive(ride.status)) return;
  const { driverId } = ride;
  const cancelled = await updateRide(
    uow.tx,
    ride,
    { status: 'cancelled', cancelledAt: uow.now, cancelledBy: 'passenger', cancelReason: 'other' },
    { kind: 'cancelled', actor: 'passenger', actorId: ride.passengerId, at: uow.now, data: { reason: 'other' } },
  );
  await withdrawOffer(uow, ride.id);
  await publishToBothSides(uow, cancelled);
  await takeBonusBack(uow, ride);
  if (driverId !== null) uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
}

/** The order of a live trip is paid before the door: its fare comes from the wallet too, and both sides see that nothing is taken. */
export async function payDeliveryAhead(uow: UnitOfWork, rideId: number): Promise<RideRow | undefined> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || !isLive(ride.status)) return undefined;
  const paid = await updateRide(
    uow.tx,
    ride,
    { paymentMethod: walletMethodId, walletMinor: null },
    { kind: 'paid_ahead', actor: 'system', actorId: null, at: uow.now },
  );
  await publishToBothSides(uow, paid);
  return paid;
}

/** Turns a trip under way round: the goods go back to where they came from. */
export function returnToSender(uow: UnitOfWork, ride: RideRow, actorId: number): Promise<RideRow> {
  return updateRide(
    uow.tx,
    ride,
    {
      dropoffLat: ride.pickupLat,
      dropoffLng: ride.pickupLng,
      dropoffAddress: ride.pickupAddress,
      pinTries: 0,
      startConfirmedAt: null,
    },
    { kind: 'turned_round', actor: 'driver', actorId, at: uow.now },
  );
}

/** The customer has the goods in hand: the courier needs no PIN any more. @returns undefined when no courier is on the way */
export async function confirmHandover(uow: UnitOfWork, rideId: number, customerId: number): Promise<RideRow | undefined> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.status !== 'in_progress') return undefined;
  if (ride.startConfirmedAt !== null) return ride;
  const confirmed = await updateRide(
    uow.tx,
    ride,
    { startConfirmedAt: uow.now },
    { kind: 'handover_confirmed', actor: 'passenger', actorId: customerId, at: uow.now },
  );
  await publishToBothSides(uow, confirmed);
  return confirmed;
}

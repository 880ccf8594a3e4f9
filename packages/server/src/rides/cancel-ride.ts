import { and, eq } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';
import { afterCancel, isReasonFor, mayBeMissed, type CancelReason } from '@safiri/rules/rides/cancellation.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { freeWaitLeft, isSeenAt, noShowSeconds } from '@safiri/rules/rides/waiting.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { sideOf, type Side } from '@safiri/rules/rides/rider.ts';
import { mayMove, type TripActor } from '@safiri/rules/rides/trip-life.ts';
import { returnToLine, type AskEndEvidence } from '../drivers/public.ts';
import { takeBonusBack } from '../earnings/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { chargeForCancelling, feeOfCancelling, feeOfNoShow, type DueFee } from './charge-fee.ts';
import { giveBudgetsBack, uncover } from './secured-ride.ts';
import { illegal } from './illegal.ts';
import { metAt } from './met-at.ts';
import { outOfCar, publishToCompanion } from './join-car.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import { notifyCancelled, notifyReopened } from './notify-ride.ts';
import { giveNextBack, tellNextDriver } from './next-trip.ts';
import { lockRide, updateRide, type RideEvent, type RideRow } from './queries.ts';
import { publishToBothSides, publishToPassenger, userOfDriver } from './publish-ride.ts';

/** Takes back the offer that stands, and tells its driver at once. */
export async function withdrawOffer(uow: UnitOfWork, rideId: number): Promise<void> {
  const withdrawn = await uow.tx
    .update(rideOffers)
    .set({ status: 'withdrawn', decidedAt: uow.now })
    .where(and(eq(rideOffers.rideId, rideId), eq(rideOffers.status, 'offered')))
    .returning({ driverId: rideOffers.driverId });
  for (const { driverId } of withdrawn) uow.publish(await userOfDriver(uow, driverId), 'offer', null);
}

/**
 * Ends the trip, or, when its driver gives up before the pickup for the first time, puts it back for others; whoever would take it next gives
 * it back and it is searched for anew.
 * @param seenFee what a passenger saw that it costs; never more is charged
 * @throws Problem not_found for strangers, naming the reason, cancelling_costs, illegal_transition when it is over or the passenger is on board
 */
export async function cancelRide(
  ctx: Context,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: Actor,
  rideId: number,
  reason: CancelReason | undefined,
  seenFee: string | undefined,
): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  const on = ride === undefined ? undefined : sideOf(ride, actor);
  // Who rides and who asked may both call it off.
  const side: TripActor | undefined = on === undefined || on === 'driver' ? on : 'passenger';
  if (ride !== undefined && actor.driverId !== null && ride.nextDriverId === actor.driverId)
    return giveNextBack(ctx, uow, ride, { actor: 'driver', actorId: actor.userId, data: { reason: reason ?? 'other' } });
  if (ride === undefined || side === undefined) throw notFound();
  if (reason !== undefined && !isReasonFor(side, reason)) throw fieldProblem('reason', 'Not a reason for this side');
  if (ride.status === 'cancelled') return ride;
  if (isDelivery(ride.rideType)) {
    // An order is called back where it was made, and goods that are on the road come back by the road.
    if (side === 'passenger') throw notFound();
    if (ride.status === 'in_progress') {
      throw new Problem('illegal_transition', 'You carry the goods. If nobody is there, say so; for anything else call support.');
    }
  }
  if (!mayMove(side, ride.status, 'cancelled')) throw illegal(ride);
  if (reason === 'passenger_no_show' && !mayBeMissed({ status: ride.status, startConfirmed: ride.startConfirmedAt !== null })) {
    throw fieldProblem('reason', 'Only of a passenger who did not come while you wait at the pickup');
  }
  const fee = await feeOf(evidenceOf, uow, ride, on, reason);
  if (fee?.kind === 'cancelled') requireSeen(uow, ride, fee, seenFee);
  return abandonTrip(ctx, uow, ride, { side, userId: actor.userId, driverId: actor.driverId, reason: reason ?? 'other', fee });
}

/** What it costs whoever asked for a trip that this side ends it now; null where it costs nothing. */
async function feeOf(
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  ride: RideRow,
  by: Side | undefined,
  reason: CancelReason | undefined,
): Promise<DueFee | null> {
  // Who rides at somebody else's cost may say no: that costs nobody what they have not seen.
  if (by === 'rider') return null;
  if (by !== 'driver') return feeOfCancelling(ride, uow.now);
  const fee = reason === 'passenger_no_show' ? feeOfNoShow(ride, uow.now) : null;
  if (fee === null) return null;
  // Seen at the arrival alone is not waiting: the car has to be there still.
  const { fix } = await evidenceOf(uow.tx, ride, uow.now);
  return isSeenAt(fix, metAt(ride)) ? fee : null;
}

/** @throws Problem cancelling_costs with the fee where somebody saw none, or less */
function requireSeen(uow: UnitOfWork, ride: RideRow, { minor }: DueFee, seen: string | undefined): void {
  const seenMinor = seen === undefined ? 0 : fromWire(seen);
  if (seenMinor === undefined) throw fieldProblem('fee', 'Not an amount');
  if (minor > seenMinor)
    throw new Problem('cancelling_costs', `Cancelling costs ${uow.money(minor, countryById(ride.countryId).currency)} now.`, {
      fee: toWire(minor),
    });
}

/** The driver of a trip that ended before its start, and not by the driver, has the place in line again. */
async function giveTurnBack(uow: UnitOfWork, { driverId, startedAt, lineTurn }: RideRow): Promise<void> {
  if (driverId !== null && startedAt === null) await returnToLine(uow, driverId, lineTurn);
}

interface GivingUp {
  readonly side: TripActor;
  readonly userId: number;
  readonly driverId: number | null;
  readonly reason: CancelReason;
  /** What it costs who asked for the trip. */
  readonly fee: DueFee | null;
}

/**
 * Puts a locked trip whose passenger is not on board back for other drivers.
 * @param driverUserId the person who drove it
 */
export async function reopenSearch(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  driverUserId: number,
  event: Omit<RideEvent, 'kind'>,
): Promise<RideRow> {
  const reopened = await updateRide(
    uow.tx,
    ride,
    {
      status: 'requested',
      driverId: null,
      vehicleId: null,
      vehicle: null,
      acceptedAt: null,
      bonus: null,
      lineTurn: null,
      arrivedAt: null,
      waitingSince: null,
      startConfirmedAt: null,
      pinTries: 0,
      reopenings: ride.reopenings,
      // Whoever takes it next takes it as it is.
      destinationChange: null,
      ...outOfCar,
      searchUntil: searchEnd(uow.now, ride.pickupAt),
    },
    { ...event, kind: 'reopened' },
  );
  if (event.actor !== 'driver' && ride.driverId !== null) await returnToLine(uow, ride.driverId, ride.lineTurn);
  publishToPassenger(uow, ride);
  uow.publish(driverUserId, 'ride_gone', ride.id);
  await publishToCompanion(uow, ride, ride.driverId, driverUserId);
  if (!isDelivery(ride.rideType)) await notifyReopened(uow, reopened, event.actor);
  await emitDeliveryChange(uow, reopened, 'reopened');
  await takeBonusBack(uow, ride);
  uow.afterCommit(() => {
    ctx.bus.publish('dispatch', { rideId: ride.id });
    ctx.bus.publish('driver', { driverId: ride.driverId ?? 0 });
  });
  return reopened;
}

/** Whether the driver has stood at the pickup for as long as it takes until nobody came. */
const hasWaited = ({ status, arrivedAt, pickupAt, startConfirmedAt, feeTerms }: RideRow, now: Date) =>
  mayBeMissed({ status, startConfirmed: startConfirmedAt !== null }) &&
  arrivedAt !== null &&
  freeWaitLeft({ arrivedAt: arrivedAt.getTime(), pickupAt: pickupAt?.getTime() ?? null }, now.getTime(), noShowSeconds(feeTerms)) === 0;

/** Ends a locked live trip, or puts it back for others when its driver gives it up for the first time before the pickup. */
export async function abandonTrip(ctx: Context, uow: UnitOfWork, ride: RideRow, by: GivingUp): Promise<RideRow> {
  const { side, userId, driverId, reason, fee } = by;
  const event = { actor: side, actorId: userId, at: uow.now, data: { reason } };
  if (side === 'driver') uow.afterCommit(() => ctx.bus.publish('driver', { driverId: driverId ?? 0 }));

  const waitedFor = reason === 'passenger_no_show' && hasWaited(ride, uow.now);
  if (afterCancel(side, ride.status, ride.reopenings, waitedFor) === 'requested') {
    return reopenSearch(ctx, uow, { ...ride, reopenings: ride.reopenings + 1 }, userId, event);
  }
  const cancelled = await updateRide(
    uow.tx,
    ride,
    { status: 'cancelled', cancelledAt: uow.now, cancelledBy: side, cancelReason: reason, lineTurn: null },
    { kind: 'cancelled', ...event },
  );
  if (side !== 'driver') await giveTurnBack(uow, ride);
  // An offer stands only while nobody has accepted, and until then nothing is charged: no offer is held after a driver or a person.
  await withdrawOffer(uow, ride.id);
  await uncover(uow, ride);
  const charged = fee !== null && (await chargeForCancelling(ctx, uow, cancelled, fee));
  if (!isDelivery(ride.rideType)) {
    const driverUserId = cancelled.driverId === null ? null : await userOfDriver(uow, cancelled.driverId);
    await notifyCancelled(uow, cancelled, { driverUserId, by: userId, isNoShow: charged && fee?.kind === 'no_show' });
  }
  await publishToBothSides(uow, cancelled);
  if (ride.nextDriverId !== null) await tellNextDriver(uow, ride.nextDriverId);
  if (ride.driverId !== null) await publishToCompanion(uow, ride, ride.driverId, await userOfDriver(uow, ride.driverId));
  await giveBudgetsBack(uow, ride);
  await emitDeliveryChange(uow, cancelled, 'cancelled');
  return cancelled;
}

/**
 * The system ends a locked trip and takes its offer back.
 * @param actorId the member of the team who had it do so
 */
export async function cancelBySystem(
  uow: UnitOfWork,
  ride: RideRow,
  reason: CancelReason,
  actorId: number | null = null,
): Promise<RideRow> {
  const cancelled = await updateRide(
    uow.tx,
    ride,
    { status: 'cancelled', cancelledAt: uow.now, cancelledBy: 'system', cancelReason: reason, lineTurn: null },
    { kind: 'cancelled', actor: 'system', actorId, at: uow.now, data: { reason } },
  );
  await giveTurnBack(uow, ride);
  await withdrawOffer(uow, ride.id);
  await uncover(uow, ride);
  const driverUserId = ride.driverId === null ? null : await userOfDriver(uow, ride.driverId);
  if (!isDelivery(ride.rideType)) await notifyCancelled(uow, cancelled, { driverUserId, by: null, isNoShow: false });
  await publishToBothSides(uow, cancelled);
  if (ride.nextDriverId !== null) await tellNextDriver(uow, ride.nextDriverId);
  if (driverUserId !== null) await publishToCompanion(uow, ride, ride.driverId, driverUserId);
  await giveBudgetsBack(uow, ride);
  await emitDeliveryChange(uow, cancelled, 'cancelled');
  return cancelled;
}

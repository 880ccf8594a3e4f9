import { isOnBoardReason, type CancelReason } from '@safiri/rules/rides/cancellation.ts';
import { ENDED_ON_BOARD, type AnyEndReason } from '@safiri/rules/rides/completion.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayMove } from '@safiri/rules/rides/trip-life.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, type Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { claimUpload } from '../uploads/public.ts';
import { checkPin } from './drive-ride.ts';
import { endOf } from './end-of.ts';
import type { EndOfTrip } from './end-of-trip.ts';
import { endTrip, type Ending } from './end-trips.ts';
import { illegal } from './illegal.ts';
import { findRideView, lockRide, type RideRow } from './queries.ts';

interface Completing {
  /** The receiver's, of a delivery. */
  readonly pin: string | undefined;
  /** The phone's own time, kept in the event. */
  readonly deviceTime: string | undefined;
  /** A photo of the handover, which stands for the PIN of a delivery. */
  readonly proofUrl: string | undefined;
  /** Why the trip ends although its position does not show it there. */
  readonly endReason: AnyEndReason | undefined;
  /** Of a hailed trip: what people call the place where it ended. */
  readonly place: string | undefined;
  /** Why the driver can't go on with the passenger on board: for staff alone. */
  readonly reason: CancelReason | undefined;
}

/** The courier's photo, when it was sent and will do. */
async function proofOf(uow: UnitOfWork, ride: RideRow, actor: DriverActor, proofUrl: string | undefined): Promise<string | null> {
  if (proofUrl === undefined || !isDelivery(ride.rideType)) return null;
  const view = await findRideView(uow.tx, ride.id);
  if (view?.delivery?.parcel?.requiresSignature === true) throw fieldProblem('proofUrl', 'This parcel is handed over by PIN alone');
  return (await claimUpload(uow, actor.userId, proofUrl, 'proofUrl', { mediaTypes: ['image/jpeg'] })).uploadId;
}

/** What the log keeps of a trip that its driver ends. */
export function eventOf(
  { userId }: DriverActor,
  ride: RideRow,
  { endReason: reason, endMeters, drivenMeters, operatorPay }: EndOfTrip,
  { deviceTime, why }: { readonly deviceTime: string | undefined; readonly why?: CancelReason | undefined },
): Ending['event'] {
  return {
    actor: 'driver',
    actorId: userId,
    data: {
      // The row keeps the time that it took.
      plannedSeconds: ride.durationSeconds,
      ...(deviceTime === undefined ? {} : { deviceTime }),
      ...(operatorPay === 'held' && !ride.isFast ? { reason, endMeters, drivenMeters } : {}),
      ...(why === undefined ? {} : { why }),
    },
  };
}

/**
 * The trip's own driver ends it. What the phone showed decides in the same transaction whether it is taken at once or
 * confirmed later; the fare settles either way, what the operator pays only with the former.
 * @returns the ride, or a Problem whose effects (a counted wrong PIN) stay
 * @throws Problem not_found for everyone else, illegal_transition, end_unproven
 */
export async function completeRide(
  ctx: Context,
  links: Links,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: DriverActor,
  rideId: number,
  { pin, deviceTime, proofUrl, endReason, reason: why, place }: Completing,
): Promise<RideRow | Problem> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  if (ride.status === 'completed') return ride;
  if (!mayMove('driver', ride.status, 'completed')) throw illegal(ride);
  const onBoard = endReason === ENDED_ON_BOARD;
  if (why !== undefined && !(onBoard && isOnBoardReason(why))) throw fieldProblem('reason', 'Not a reason for ending a trip on the way');
  const delivery = isDelivery(ride.rideType);
  const proofUploadId = await proofOf(uow, ride, actor, proofUrl);
  if (delivery && proofUploadId === null) {
    const refused = await checkPin(uow, ride, pin);
    if (refused !== undefined) return refused;
  }
  const end = await endOf(ctx, evidenceOf, uow, ride, { endReason, place, tappedAt: deviceTime });
  return endTrip(ctx, links, uow, { ride, driver: actor, end, event: eventOf(actor, ride, end, { deviceTime, why }), proofUploadId });
}

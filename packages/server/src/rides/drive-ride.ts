import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { MAX_PIN_TRIES } from '@safiri/rules/rides/start-pin.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayMove } from '@safiri/rules/rides/trip-life.ts';
import { isSeenAt, waitingSince } from '@safiri/rules/rides/waiting.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { publishToCompanion } from './join-car.ts';
import { loseTrip } from './end-entitlement.ts';
import { refusalOf } from './entitlement.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import { notifyArrived } from './notify-ride.ts';
import { illegal } from './illegal.ts';
import { metAt } from './met-at.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';
import { publishToBothSides } from './publish-ride.ts';

interface Drive {
  readonly to: 'arrived' | 'in_progress';
  readonly pin: string | undefined;
  /** The phone's own time of the step, kept in the event. */
  readonly deviceTime: string | undefined;
}

/** A wrong PIN counts although it is refused: the Problem is returned, so the transaction commits. */
export async function checkPin(uow: UnitOfWork, ride: RideRow, pin: string | undefined): Promise<Problem | undefined> {
  if (ride.startConfirmedAt !== null) return undefined;
  if (ride.pinTries >= MAX_PIN_TRIES) {
    return new Problem('pin_locked', 'Too many wrong PINs. Ask the other side to confirm in the app.', { triesLeft: 0 });
  }
  if (pin === undefined) throw fieldProblem('pin', 'Ask the passenger for the PIN');
  if (pin === ride.pin) return undefined;
  const tries = ride.pinTries + 1;
  await uow.tx.update(rides).set({ pinTries: tries }).where(eq(rides.id, ride.id));
  if (tries >= MAX_PIN_TRIES) await publishToBothSides(uow, ride);
  return new Problem('wrong_pin', 'That is not the PIN on the passenger’s screen.', { triesLeft: MAX_PIN_TRIES - tries });
}

/** From when on the wait of a driver counts who says now to be at the pickup; null where nothing is charged, or the position shows them elsewhere. */
async function seenWaitingSince(evidenceOf: AskEndEvidence, uow: UnitOfWork, ride: RideRow): Promise<Date | null> {
  if (ride.feeTerms === null || (ride.feeTerms.waiting === null && ride.feeTerms.cancellation === null)) return null;
  const { fix } = await evidenceOf(uow.tx, ride, uow.now);
  if (!isSeenAt(fix, metAt(ride))) return null;
  return new Date(waitingSince({ arrivedAt: uow.now.getTime(), pickupAt: ride.pickupAt?.getTime() ?? null }));
}

/** A driver who was not seen at the pickup says once more to be there: seen there now, the wait counts from now. */
async function seeArrived(evidenceOf: AskEndEvidence, uow: UnitOfWork, actor: DriverActor, ride: RideRow): Promise<RideRow> {
  if (ride.waitingSince !== null || ride.startConfirmedAt !== null) return ride;
  const since = await seenWaitingSince(evidenceOf, uow, ride);
  if (since === null) return ride;
  const changed = await updateRide(
    uow.tx,
    ride,
    { waitingSince: since },
    { kind: 'seen_at_pickup', actor: 'driver', actorId: actor.userId, at: uow.now },
  );
  await publishToBothSides(uow, changed);
  return changed;
}

/**
 * Arrived, started: the trip's own driver, in this order, by the server's clock.
 * @returns the ride, or a Problem whose effects (a counted wrong PIN, a trip that goes to others) stay
 * @throws Problem not_found for everyone else, illegal_transition
 */
export async function driveRide(
  ctx: Context,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: DriverActor,
  rideId: number,
  drive: Drive,
): Promise<RideRow | Problem> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  if (ride.status === drive.to) return drive.to === 'arrived' ? seeArrived(evidenceOf, uow, actor, ride) : ride;
  if (!mayMove('driver', ride.status, drive.to)) throw illegal(ride);
  const refusal = await refusalOf(ctx, uow, ride, actor.driverId);
  if (refusal !== undefined) {
    await loseTrip(ctx, uow, ride, actor.driverId, refusal.gap);
    return refusal.problem;
  }
  // The passenger's PIN starts a trip; the receiver's ends a delivery.
  if (drive.to === 'in_progress' && !isDelivery(ride.rideType)) {
    const refused = await checkPin(uow, ride, drive.pin);
    if (refused !== undefined) return refused;
  }
  const changes: Record<Drive['to'], Partial<RideRow>> = {
    arrived: { arrivedAt: uow.now, waitingSince: drive.to === 'arrived' ? await seenWaitingSince(evidenceOf, uow, ride) : null },
    in_progress: { startedAt: uow.now },
  };
  const changed = await updateRide(
    uow.tx,
    ride,
    { status: drive.to, ...changes[drive.to] },
    {
      kind: drive.to,
      actor: 'driver',
      actorId: actor.userId,
      at: uow.now,
      ...(drive.deviceTime === undefined ? {} : { data: { deviceTime: drive.deviceTime } }),
    },
  );
  if (drive.to === 'arrived' && !isDelivery(ride.rideType)) await notifyArrived(uow, changed, actor.userId);
  await publishToBothSides(uow, changed);
  await publishToCompanion(uow, ride, actor.driverId, actor.userId);
  await emitDeliveryChange(uow, changed, drive.to);
  return changed;
}

/**
 * The passenger, at the car, confirms that the trip may start. The driver then needs no PIN, and a lock is lifted.
 * @throws Problem not_found for everyone else, illegal_transition unless the driver has arrived
 */
export async function confirmStart(uow: UnitOfWork, userId: number, rideId: number): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ![ride.passengerId, ride.bookerId].includes(userId)) throw notFound();
  if (ride.startConfirmedAt !== null && ride.status === 'arrived') return ride;
  if (ride.status !== 'arrived') throw illegal(ride);
  const changed = await updateRide(
    uow.tx,
    ride,
    { startConfirmedAt: uow.now },
    { kind: 'start_confirmed', actor: 'passenger', actorId: userId, at: uow.now },
  );
  await publishToBothSides(uow, changed);
  return changed;
}

import { eq, sql } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { MAX_PIN_TRIES } from '@safiri/rules/rides/start-pin.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayMove } from '@safiri/rules/rides/trip-life.ts';
import { settleEarnings } from '../earnings/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { claimUpload } from '../uploads/public.ts';
import { commissionOf, settleFare } from '../wallet/public.ts';
import { tellCompanion } from './join-car.ts';
import { loseTrip } from './end-entitlement.ts';
import { refusalOf } from './entitlement.ts';
import { tellOrder } from './followers.ts';
import { notifyArrived, notifyCompleted } from './notify-ride.ts';
import { illegal } from './illegal.ts';
import { findRideView, lockRide, updateRide, type RideRow } from './queries.ts';
import { tellBothSides } from './told.ts';

interface Drive {
  readonly to: 'arrived' | 'in_progress' | 'completed';
  readonly pin: string | undefined;
  /** The phone's own time of the step, kept in the event. */
  readonly deviceTime: string | undefined;
  /** A photo of the handover, which stands for the PIN of a delivery. */
  readonly proofUrl: string | undefined;
}

/** A wrong PIN counts although it is refused: the Problem is returned, so the transaction commits. */
async function checkPin(work: Work, ride: RideRow, pin: string | undefined): Promise<Problem | undefined> {
  if (ride.startConfirmedAt !== null) return undefined;
  if (ride.pinTries >= MAX_PIN_TRIES) {
    return new Problem('pin_locked', 'Too many wrong PINs. Ask the other side to confirm in the app.', { triesLeft: 0 });
  }
  if (pin === undefined) throw fieldProblem('pin', 'Ask the passenger for the PIN');
  if (pin === ride.pin) return undefined;
  const tries = ride.pinTries + 1;
  await work.tx.update(rides).set({ pinTries: tries }).where(eq(rides.id, ride.id));
  if (tries >= MAX_PIN_TRIES) await tellBothSides(work, ride);
  return new Problem('wrong_pin', 'That is not the PIN on the passenger’s screen.', { triesLeft: MAX_PIN_TRIES - tries });
}

/** The courier's photo, when it was sent and will do. */
async function proofOf(work: Work, ride: RideRow, actor: DriverActor, proofUrl: string | undefined): Promise<string | null> {
  if (proofUrl === undefined || !isDelivery(ride.rideType)) return null;
  const view = await findRideView(work.tx, ride.id);
  if (view?.delivery?.parcel?.requiresSignature === true) throw fieldProblem('proofUrl', 'This parcel is handed over by PIN alone');
  return (await claimUpload(work, actor.userId, proofUrl, 'proofUrl', 'image/jpeg')).uploadId;
}

async function settle(ctx: Context, work: Work, ride: RideRow, driverId: number, driverUserId: number): Promise<void> {
  const { currency } = countryById(ride.countryId as CountryId);
  await settleFare(work.tx, {
    rideId: ride.id,
    passengerId: ride.passengerId,
    driverId,
    fareMinor: ride.fareMinor,
    commissionMinor: commissionOf(ride.fareMinor, ctx.config.commissionPercent),
    currency,
    paymentMethod: ride.paymentMethod,
    at: work.now,
  });
  await settleEarnings(work, { rideId: ride.id, driverId, fareMinor: ride.fareMinor, currency, acceptedAt: ride.acceptedAt ?? work.now });
  // In the order of ids, so that two completions never wait for each other in a circle.
  for (const id of [ride.passengerId, driverUserId].sort((a, b) => a - b)) {
    await work.tx
      .update(users)
      .set({ totalRides: sql`${users.totalRides} + 1` })
      .where(eq(users.id, id));
  }
}

/**
 * Arrived, started, completed: the trip's own driver, in this order, by the server's clock.
 * @returns the ride, or a Problem whose effects (a counted wrong PIN, a trip that goes to others) stay
 * @throws Problem not_found for everyone else, illegal_transition
 */
export async function driveRide(ctx: Context, work: Work, actor: DriverActor, rideId: number, drive: Drive): Promise<RideRow | Problem> {
  const ride = await lockRide(work.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  if (ride.status === drive.to) return ride;
  if (!mayMove('driver', ride.status, drive.to)) throw illegal(ride);
  // Once the passenger is on board the trip goes on to its end.
  const refusal = drive.to === 'completed' ? undefined : await refusalOf(work, ride, actor.driverId);
  if (refusal !== undefined) {
    await loseTrip(ctx, work, ride, actor.driverId, refusal.gap);
    return refusal.problem;
  }
  const proofUploadId = drive.to === 'completed' ? await proofOf(work, ride, actor, drive.proofUrl) : null;
  // The passenger's PIN starts a trip; the receiver's ends a delivery.
  if (drive.to === (isDelivery(ride.rideType) ? 'completed' : 'in_progress') && proofUploadId === null) {
    const refused = await checkPin(work, ride, drive.pin);
    if (refused !== undefined) return refused;
  }
  const changes: Record<Drive['to'], Partial<RideRow>> = {
    arrived: { arrivedAt: work.now },
    in_progress: { startedAt: work.now },
    completed: {
      completedAt: work.now,
      durationSeconds: ride.startedAt === null ? ride.durationSeconds : Math.round((work.now.getTime() - ride.startedAt.getTime()) / 1000),
    },
  };
  const changed = await updateRide(
    work.tx,
    ride,
    { status: drive.to, ...changes[drive.to] },
    {
      kind: drive.to,
      actor: 'driver',
      actorId: actor.userId,
      at: work.now,
      ...(drive.deviceTime === undefined ? {} : { data: { deviceTime: drive.deviceTime } }),
    },
  );
  if (drive.to === 'completed') await settle(ctx, work, ride, actor.driverId, actor.userId);
  if (!isDelivery(ride.rideType)) {
    if (drive.to === 'arrived') await notifyArrived(work, changed, actor.userId);
    if (drive.to === 'completed') await notifyCompleted(work, changed);
  }
  await tellBothSides(work, changed);
  await tellCompanion(work, ride, actor.driverId, actor.userId);
  await tellOrder(work, changed, drive.to, proofUploadId);
  if (drive.to === 'completed') work.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  return changed;
}

/**
 * The passenger, at the car, confirms that the trip may start. The driver then needs no PIN, and a lock is lifted.
 * @throws Problem not_found for everyone else, illegal_transition unless the driver has arrived
 */
export async function confirmStart(work: Work, passengerId: number, rideId: number): Promise<RideRow> {
  const ride = await lockRide(work.tx, rideId);
  if (ride === undefined || ride.passengerId !== passengerId) throw notFound();
  if (ride.startConfirmedAt !== null && ride.status === 'arrived') return ride;
  if (ride.status !== 'arrived') throw illegal(ride);
  const changed = await updateRide(
    work.tx,
    ride,
    { startConfirmedAt: work.now },
    { kind: 'start_confirmed', actor: 'passenger', actorId: passengerId, at: work.now },
  );
  await tellBothSides(work, changed);
  return changed;
}

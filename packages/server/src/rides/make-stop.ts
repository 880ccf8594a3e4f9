import { stopWaiting } from '@safiri/rules/pricing/waiting-charge.ts';
import { afterStep, type StopStep } from '@safiri/rules/rides/stops.ts';
import { isGoneFrom, isSeenAt } from '@safiri/rules/rides/waiting.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { illegal } from './illegal.ts';
import { publishToBothSides } from './publish-ride.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';

interface Said {
  /** The first is 1. */
  readonly stop: number;
  readonly step: StopStep;
}

/**
 * The trip's own driver is at a stop, goes on from it, or leaves it out, by the server's clock. Nobody is stopped by a position that shows
 * them elsewhere, but then waiting costs nothing, neither at the arrival nor when they go on; the same said again is harmless.
 * @throws Problem not_found for everyone else, illegal_transition, naming a stop that there is none of
 */
export async function makeStop(
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: DriverActor,
  rideId: number,
  { stop, step }: Said,
): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  const place = ride.stops[stop - 1];
  if (place === undefined) throw fieldProblem('stop', 'This trip has no such stop');
  const isCharged = ride.feeTerms !== null && stopWaiting(ride.feeTerms) !== null;
  const asksPosition = isCharged && ride.status === 'in_progress' && step === (place.waitingSince === null ? 'arrived' : 'left');
  const fix = asksPosition ? (await evidenceOf(uow.tx, ride, uow.now)).fix : null;
  const stops = afterStep(ride.stops, stop - 1, step, uow.now, isSeenAt(fix, place), isGoneFrom(fix, place));
  if (stops === ride.stops) return ride;
  if (stops === null || ride.status !== 'in_progress') throw illegal(ride);
  const changed = await updateRide(
    uow.tx,
    ride,
    { stops },
    { kind: `stop_${step}`, actor: 'driver', actorId: actor.userId, at: uow.now, data: { stop } },
  );
  await publishToBothSides(uow, changed);
  return changed;
}

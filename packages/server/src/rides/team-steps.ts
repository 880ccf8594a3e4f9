import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { CANCELLED_BY_TEAM, mayTeam, type TeamStep } from '@safiri/rules/rides/team-steps.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { cancelBySystem, reopenSearch } from './cancel-ride.ts';

import { endOf } from './end-of.ts';
import { endTrip } from './end-trips.ts';
import { illegal } from './illegal.ts';
import { notifyTakenBack, notifyTeamEnded } from './notify-ride.ts';
import { userOfDriver } from './publish-ride.ts';
import { lockRide, type RideRow } from './queries.ts';

interface Step {
  readonly step: TeamStep;
  /** Who of the team does it. */
  readonly staffId: number;
  /** Of the trip as they saw it. */
  readonly version: number;
}

/** What is said to who was a moment too late, or looks at what is no more. */
function refused(ride: RideRow, step: TeamStep, version: number): Problem | undefined {
  if (!isLive(ride.status)) return illegal(ride);
  if (ride.version !== version) {
    return new Problem('illegal_transition', `The trip has gone on meanwhile: it is ${ride.status.replace('_', ' ')} now. Look again.`);
  }
  if (mayTeam(step, ride)) return undefined;
  return step !== 'put_back' && isDelivery(ride.rideType)
    ? new Problem('illegal_transition', 'A delivery is called back by its order, and ends by PIN or photo.')
    : illegal(ride);
}

/**
 * The team moves a trip, by the rules and with the money of everybody else's steps: a cancel charges nothing and gives a package's ride
 * back before the start; an end costs what was driven, at most the quote, and the passenger is asked about it.
 * @throws Problem not_found; illegal_transition with the state when it is over, has gone on since it was seen, or may not be moved so
 */
export async function stepTrip(
  ctx: Context,
  links: Links,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  rideId: number,
  by: Step,
): Promise<RideRow> {
  const { step, staffId, version } = by;
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined) throw notFound();
  const refusal = refused(ride, step, version);
  if (refusal !== undefined) throw refusal;
  const { driverId } = ride;
  if (step === 'cancel') {
    if (driverId !== null) uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
    return cancelBySystem(uow, ride, CANCELLED_BY_TEAM, staffId);
  }
  if (driverId === null) throw new Error(`ride ${rideId} is ${ride.status} without a driver`);
  const userId = await userOfDriver(uow, driverId);
  const event = { actor: 'system', actorId: staffId } as const;
  if (step === 'put_back') {
    const reopened = await reopenSearch(ctx, uow, ride, userId, { ...event, at: uow.now });
    await notifyTakenBack(uow, ride, userId);
    return reopened;
  }
  const end = await endOf(ctx, evidenceOf, uow, ride, { endReason: 'other' });
  const ended = await endTrip(ctx, links, uow, { ride, driver: { driverId, userId }, end, event, proofUploadId: null });
  await notifyTeamEnded(uow, ended, userId);
  return ended;
}

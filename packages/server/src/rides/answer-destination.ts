import { isDriven } from '@safiri/rules/rides/trip-life.ts';
import { mayDecline, type DestinationChange } from '@safiri/rules/rides/destination-change.ts';
import type { Actor, DriverActor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { columnsOf } from './change-destination.ts';
import { notifyWayDeclined, notifyWayWithdrawn } from './notify-ride.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';
import { requireOwnWay } from './quote-destination.ts';

type Answer = Exclude<DestinationChange['state'], 'told'>;

/** The stops that a trip had before a change. */
const stopsBefore = ({ stops }: RideRow, { before }: DestinationChange) => stops.slice(0, before.stops ?? stops.length);

/** Whether a trip may go back to what it was: who was at an added stop, or left it out, has taken it. */
function mayGoBack(ride: RideRow, change: DestinationChange, now: Date): boolean {
  const added = ride.stops.slice(stopsBefore(ride, change).length);
  return mayDecline(change, now) && added.every(({ arrivedAt, leftAt }) => arrivedAt === null && leftAt === null);
}

function columnsBefore(ride: RideRow, change: DestinationChange): Partial<RideRow> {
  const { lat, lng, address, fareLines, stops: _count, ...before } = change.before;
  return {
    ...before,
    ...columnsOf({ lat, lng, address }),
    fareLines: fareLines === null ? null : [...fareLines],
    stops: stopsBefore(ride, change),
  };
}

/**
 * What becomes of the last change of a trip's way; null where it became that already.
 * @throws Problem illegal_transition where nothing was changed, or it is too late
 */
async function settle(uow: UnitOfWork, ride: RideRow, state: Answer, by: { side: 'driver' | 'passenger'; userId: number }) {
  const { destinationChange: change } = ride;
  if (change === null) throw new Problem('illegal_transition', 'This trip goes where it always went.');
  if (change.state === state) return null;
  const isTaken = state === 'accepted';
  if (!isDriven(ride.status) || (isTaken ? change.state !== 'told' : !mayGoBack(ride, change, uow.now)))
    throw new Problem('illegal_transition', 'It is too late for that: the trip goes where it says now.');
  const changed = await updateRide(
    uow.tx,
    ride,
    { destinationChange: { ...change, state }, ...(isTaken ? {} : columnsBefore(ride, change)) },
    { kind: `destination_${state}`, actor: by.side, actorId: by.userId, at: uow.now },
  );
  await publishToBothSides(uow, changed);
  return { changed, change };
}

/**
 * The driver takes a new way, or declines it: then the trip is what it was before. The same said again is harmless.
 * @throws Problem not_found for everyone else, illegal_transition where nothing was changed, or it is too late to decline
 */
export async function answerDestination(uow: UnitOfWork, actor: DriverActor, rideId: number, accepts: boolean): Promise<void> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  const settled = await settle(uow, ride, accepts ? 'accepted' : 'declined', { side: 'driver', userId: actor.userId });
  if (settled !== null && !accepts) await notifyWayDeclined(uow, settled.changed, settled.change);
}

/**
 * The passenger takes a new way back that the driver has not answered: then the trip is what it was before. The same said again is harmless.
 * @throws Problem not_found for everyone else, forbidden, illegal_transition where nothing was changed, or the driver has taken it
 */
export async function withdrawDestination(uow: UnitOfWork, actor: Actor, rideId: number): Promise<void> {
  const ride = requireOwnWay(await lockRide(uow.tx, rideId), actor);
  const settled = await settle(uow, ride, 'withdrawn', { side: 'passenger', userId: actor.userId });
  if (settled !== null && ride.driverId !== null) await notifyWayWithdrawn(uow, settled.changed, await userOfDriver(uow, ride.driverId));
}

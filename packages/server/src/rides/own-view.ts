import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/problem.ts';
import type { Side } from './present.ts';
import { findRideView, type RideView } from './queries.ts';

/** On which side of the ride the actor is; a stranger is on none. */
export function sideOf(view: RideView, actor: Actor): Side | undefined {
  if (view.ride.passengerId === actor.userId) return 'passenger';
  if (actor.driverId !== null && view.ride.driverId === actor.driverId) return 'driver';
  return undefined;
}

/** A ride of the actor, and the actor's side of it. @throws Problem not_found */
export async function ownView(reader: Reader, actor: Actor, rideId: number): Promise<{ view: RideView; side: Side }> {
  const view = await findRideView(reader, rideId);
  const side = view === undefined ? undefined : sideOf(view, actor);
  if (view === undefined || side === undefined) throw notFound();
  return { view, side };
}

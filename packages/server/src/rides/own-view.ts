import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { sideOf, type Side } from '@safiri/rules/rides/rider.ts';
import { notFound } from '../platform/problem.ts';
import { findRideView, type RideView } from './queries.ts';

/** A ride of the actor, and the actor's side of it. @throws Problem not_found */
export async function ownView(reader: Reader, actor: Actor, rideId: number): Promise<{ view: RideView; side: Side }> {
  const view = await findRideView(reader, rideId);
  const side = view === undefined ? undefined : sideOf(view.ride, actor);
  if (view === undefined || side === undefined) throw notFound();
  return { view, side };
}

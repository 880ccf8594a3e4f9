import { isDriven } from '@safiri/rules/rides/trip-life.ts';
import { stopsToDrive, tripEta, type CarStop, type Eta, type LivePositions, type Position } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { SharedTrip } from './queries.ts';

export interface TripLive {
  readonly position: Position | undefined;
  readonly eta: Eta | undefined;
  /** What kind of place of its own the ETA counts to. */
  readonly etaTo: CarStop['kind'] | undefined;
}

/** Where the driver of a trip is now, and how far it is to its next stop, over those of a ride that shares the car. */
export function liveOfTrip(ctx: Context, positions: LivePositions, trip: Pick<SharedTrip, 'ride' | 'companion'>): TripLive {
  const { ride } = trip;
  const stops = stopsToDrive(trip);
  const { driverId } = ride;
  const position = isDriven(ride.status) && driverId !== null ? positions.get(driverId) : undefined;
  if (driverId === null || position === undefined || stops.length === 0) return { position, eta: undefined, etaTo: undefined };
  const eta = tripEta(ctx, positions, { ...ride, driverId, endpoints: ride }, position, stops);
  return { position, eta, etaTo: stops.at(-1)?.kind };
}

import { etaTo, stopsAhead, type Eta, type LivePositions, type Position } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { SharedTrip } from './queries.ts';

export interface TripLive {
  readonly position: Position | undefined;
  readonly eta: Eta | undefined;
}

/** Where the driver of a trip is now, and how far it is to its next stop, over those of a ride that shares the car. */
export function liveOfTrip(ctx: Context, positions: LivePositions, trip: Pick<SharedTrip, 'ride' | 'companion'>): TripLive {
  const { ride } = trip;
  const stops = stopsAhead(trip);
  const position = stops.length > 0 && ride.driverId !== null ? positions.get(ride.driverId) : undefined;
  return { position, eta: position === undefined ? undefined : etaTo(ctx, position, stops, ride.countryId) };
}

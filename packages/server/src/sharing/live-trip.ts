import { etaTo, type Eta, type LivePositions, type Position } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { SharedTrip } from './queries.ts';

export interface TripLive {
  readonly position: Position | undefined;
  readonly eta: Eta | undefined;
}

/** Where the driver of a trip is now, and how far it is to the next stop. */
export function liveOfTrip(ctx: Context, positions: LivePositions, { ride }: Pick<SharedTrip, 'ride'>): TripLive {
  const driven = ride.status === 'accepted' || ride.status === 'arrived' || ride.status === 'in_progress';
  const position = driven && ride.driverId !== null ? positions.get(ride.driverId) : undefined;
  if (position === undefined) return { position, eta: undefined };
  const stop =
    ride.status === 'in_progress' ? { lat: ride.dropoffLat, lng: ride.dropoffLng } : { lat: ride.pickupLat, lng: ride.pickupLng };
  return { position, eta: etaTo(ctx, position, [stop], ride.countryId) };
}

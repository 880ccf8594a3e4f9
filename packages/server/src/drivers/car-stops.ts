import type { RideEndpoints } from './companion.ts';
import type { StopKind } from '@safiri/rules/dispatch/pooling.ts';

export interface CarStop {
  readonly rideId: number;
  readonly kind: StopKind | 'stop';
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly name: string;
}

/** The ends of a ride, and its stops between them, that are still ahead of the car. */
function stopsOf(rideId: number, name: string, ride: RideEndpoints): Array<CarStop & { seq: number }> {
  const dropoff = {
    rideId,
    name,
    kind: 'dropoff' as const,
    lat: ride.dropoffLat,
    lng: ride.dropoffLng,
    address: ride.dropoffAddress,
    seq: ride.dropoffSeq,
  };
  // Nobody said where it goes.
  if (ride.hail === 'open') return [];
  // At one that is made the car stands until its driver says to go on.
  const between = ride.stops
    .filter(({ leftAt }) => leftAt === null)
    .map(({ lat, lng, address }) => ({ rideId, name, kind: 'stop' as const, lat, lng, address, seq: ride.dropoffSeq }));
  if (ride.status === 'in_progress') return [...between, dropoff];
  if (ride.status !== 'accepted' && ride.status !== 'arrived') return [];
  const { pickupAddress: address, pickupSeq: seq } = ride;
  const { lat, lng } = ride.meet ?? { lat: ride.pickupLat, lng: ride.pickupLng };
  return [{ rideId, name, kind: 'pickup', lat, lng, address, seq }, ...between, dropoff];
}

/** A ride and the one that shares its car; names where they are to be shown. */
interface InCar {
  readonly ride: RideEndpoints & { readonly id: number };
  readonly companion: (RideEndpoints & { readonly id: number; readonly name?: string }) | null;
  readonly passenger?: { readonly name: string | null };
}

/** All stops ahead of the car that drives this ride, in order. */
export function carStops({ ride, passenger, companion }: InCar): CarStop[] {
  const own = stopsOf(ride.id, passenger?.name ?? '', ride);
  if (companion === null) return own;
  return [...own, ...stopsOf(companion.id, companion.name ?? '', companion)].sort((a, b) => a.seq - b.seq || a.rideId - b.rideId);
}

/** What is still to be driven to the next stop of this ride: one at which the car stands is as good as behind. */
export function stopsToDrive({ ride, ...rest }: InCar): CarStop[] {
  return stopsAhead({ ...rest, ride: { ...ride, stops: ride.stops.filter(({ arrivedAt }) => arrivedAt === null) } });
}

/** The stops of the car up to the next one of this ride, with it. */
export function stopsAhead(view: InCar): CarStop[] {
  const all = carStops(view);
  return all.slice(0, all.findIndex((stop) => stop.rideId === view.ride.id) + 1);
}

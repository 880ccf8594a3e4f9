import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop as nextOf } from '@safiri/rules/rides/stops.ts';
import { nameIn } from '../platform/service-name.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Where the driver goes now. */
export interface Stop {
  readonly point: Point;
  readonly name: string;
}

/** The next stop of a trip; undefined while the car waits at one, and where there is none. */
export function nextStop({ id, status, hail, meet, pool, stops, pickupLocation, dropoffLocation }: Ride): Stop | undefined {
  const [shared] = pool?.stops ?? [];
  if (shared !== undefined && pool?.others !== 0) {
    const waits = status === 'arrived' && shared.rideId === id;
    return waits ? undefined : { point: shared, name: shared.address };
  }
  if (status === 'accepted' && meet != null) return { point: meet, name: nameIn(meet.names) };
  if (status === 'accepted') return { point: pickupLocation, name: pickupLocation.address };
  // Nobody said where it goes.
  if (hail === 'open') return undefined;
  const onWay = status === 'in_progress' ? stops[nextOf(stops) ?? -1] : undefined;
  if (onWay !== undefined) return onWay.arrivedAt === null ? { point: onWay, name: onWay.address } : undefined;
  return status === 'in_progress' ? { point: dropoffLocation, name: dropoffLocation.address } : undefined;
}

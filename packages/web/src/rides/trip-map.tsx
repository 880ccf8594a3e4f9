import { useEffect, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useRoute } from '../common/use-route.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';

/** The way that is driven now: from where the car was first seen to the pickup, then the trip itself. */
function useDrivenRoute(ride: Ride): { path: readonly Point[] | undefined; onStreets: boolean } {
  const [start, setStart] = useState<Point>();
  const seen = ride.driverPosition;
  useEffect(() => {
    if (start === undefined && seen !== null) setStart({ lat: seen.lat, lng: seen.lng });
  }, [start, seen]);
  const [from, to] = ride.status === 'accepted' ? [start, ride.pickupLocation] : [ride.pickupLocation, ride.dropoffLocation];
  return useRoute(from, to);
}

/** The way that is driven now, the car on it, and the ends that matter. */
export function TripMap({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const position = ride.driverPosition === null ? undefined : { ...ride.driverPosition };
  const toPickup = ride.status === 'accepted' || ride.status === 'arrived';
  const { path, onStreets } = useDrivenRoute(ride);
  return (
    <Map
      pickup={ride.status === 'in_progress' ? undefined : ride.pickupLocation}
      dropoff={toPickup && isDriver ? undefined : ride.dropoffLocation}
      vehicle={position}
      coveredAbove={70}
      path={path}
      onStreets={onStreets}
      distance={km(ride.distance)}
      duration={minuteRange(t, ride.duration, ride.durationHigh)}
    />
  );
}

import { useEffect, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { madeStops, nextStop, stopAhead } from '@safiri/rules/rides/stops.ts';
import { useRoute } from '../common/use-route.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useWayAfter } from '../common/way-after.ts';

/** Of a trip with stops, the part that is driven now or next: from where the car was last, or stands, to where it goes from there. */
function legOf({ stops, pickupLocation, dropoffLocation }: Ride): [Point, Point] {
  const at = stopAhead(stops) ?? stops.length;
  return [madeStops(stops.slice(0, at)).at(-1) ?? pickupLocation, stops[at] ?? dropoffLocation];
}

/** The way that is driven now: from where the car was first seen to the pickup, then the trip itself; none while nobody drives. */
function useDrivenRoute(ride: Ride): { path: readonly Point[] | undefined; onStreets: boolean | undefined } {
  const [start, setStart] = useState<Point>();
  const seen = ride.driverPosition;
  useEffect(() => {
    if (start === undefined && seen !== null) setStart({ lat: seen.lat, lng: seen.lng });
  }, [start, seen]);
  const [last, next] = legOf(ride);
  const [from, to] =
    ride.status === 'accepted'
      ? [start, ride.pickupLocation]
      : ride.hail === 'open'
        ? [undefined, ride.dropoffLocation]
        : ride.status === 'in_progress'
          ? [last, next]
          : [undefined, ride.dropoffLocation];
  return useRoute(from, to);
}

/** What comes next: the search, the car and where it comes, or the car and what is left of the way, by the stops ahead to the destination. */
export function TripMap({ ride }: { ride: Ride }) {
  const t = useText();
  const { path, onStreets } = useDrivenRoute(ride);
  const after = useWayAfter(ride);
  const onBoard = ride.status === 'in_progress';
  const next = onBoard ? nextStop(ride.stops) : undefined;
  // While the car stands at a stop nothing of the next leg is driven yet, wherever it waits.
  const isAtStop = next !== undefined && ride.stops[next]?.arrivedAt != null;
  // On a phone the sheet leaves little room while the car stands: the next leg is a stub where all of the rest is shown.
  const isWide = useMedia('(min-width: 900px)');
  const ahead = stopAhead(ride.stops);
  const onlyNext = isAtStop && ahead !== undefined && !isWide;
  const isShown = (i: number) => (onlyNext ? i === ahead : ride.stops[i]?.arrivedAt === null && ride.stops[i].leftAt === null);
  return (
    <Map
      pickup={onBoard ? undefined : ride.pickupLocation}
      dropoff={onBoard && ride.hail !== 'open' && !onlyNext ? ride.dropoffLocation : undefined}
      stops={onBoard ? ride.stops.map((stop, i) => (isShown(i) ? stop : undefined)) : undefined}
      searching={ride.status === 'requested'}
      vehicle={ride.driverPosition ?? undefined}
      paint={ride.driver?.vehicleInfo?.color}
      kind={ride.driver?.vehicleInfo?.vehicleType}
      dimsDriven={!isAtStop}
      coveredAbove={70}
      path={path}
      after={onlyNext ? undefined : after.path}
      onStreets={onStreets}
      distance={ride.hail === 'open' ? undefined : km(ride.distance)}
      duration={onBoard ? undefined : t('aboutMinutes', { n: ride.duration })}
    />
  );
}

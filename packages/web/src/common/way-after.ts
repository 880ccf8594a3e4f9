import { useQueries } from '@tanstack/react-query';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { wayBetween } from './use-route.ts';

/** From the next stop by those after it to the destination; nothing where the car goes there at once, or nobody is in it. */
function placesAfter({ status, stops, dropoffLocation }: Ride): readonly Point[] {
  const next = status === 'in_progress' ? stopAhead(stops) : undefined;
  return next === undefined ? [] : [...stops.slice(next), dropoffLocation];
}

/**
 * What a trip still drives after its next stop: the way, and its seconds, without what the car stands at stops; undefined until all of it is
 * known. The minutes that the server says of a trip under way end at that stop.
 */
export function useWayAfter(ride: Ride): { readonly path: readonly Point[]; readonly seconds: number | undefined } {
  const places = placesAfter(ride);
  const found = useQueries({ queries: places.slice(1).map((to, i) => wayBetween(places[i] ?? to, to)) });
  const ways = found.flatMap(({ data }) => data ?? []);
  if (ways.length < found.length) return { path: [], seconds: undefined };
  const seconds = ways.reduce((sum, way) => sum + way.seconds, 0);
  return { path: ways.flatMap(({ path }) => path), seconds: ride.fast ? seconds / FAST_TRIP_TIMES : seconds };
}

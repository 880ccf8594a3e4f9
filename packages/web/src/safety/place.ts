import { placePaths } from '@safiri/contract/places/paths.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api-client.ts';
import { personalStored } from '../platform/stored.ts';
import { lastPoint } from './locate.ts';

interface Named extends Point {
  readonly name: string;
}

function decode(text: string): Named | undefined {
  try {
    const value = JSON.parse(text) as Partial<Named>;
    return typeof value.name === 'string' && typeof value.lat === 'number' && typeof value.lng === 'number' ? (value as Named) : undefined;
  } catch {
    return undefined;
  }
}

/** The last place with a name near which the phone was, for when the network is gone. */
const lastNamed = personalStored<Named | null>('sos-place', null, decode, (value) => (value === null ? null : JSON.stringify(value)));

/** Nearer than this one is at a place, farther than that its name says nothing (product: places). */
const AT_METERS = 80;
const FAR_METERS = 3000;
const LOOK_MS = 10_000;

/** Where the phone is, as it can be read out. */
export interface Whereabouts {
  /** Latitude and longitude as people read them to each other. */
  readonly coordinates: string;
  /** A place nearby, and how many metres away it is: 0 when the phone is there. Null when none is known. */
  readonly near: { readonly name: string; readonly meters: number } | null;
}

/** What to say of a point with the last place that had a name: the name as long as it helps, the distance where it is not there. */
export function whereaboutsOf(point: Point, named: Named | null): Whereabouts {
  const meters = named === null ? Infinity : distanceMeters(point, named);
  return {
    coordinates: `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`,
    near:
      named === null || meters > FAR_METERS ? null : { name: named.name, meters: meters <= AT_METERS ? 0 : Math.round(meters / 10) * 10 },
  };
}

async function look(): Promise<Whereabouts | null> {
  const point = lastPoint();
  if (point === null) return null;
  const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  const found = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => null);
  if (found?.place != null) lastNamed.set({ name: found.place.name, lat: found.place.lat, lng: found.place.lng });
  return whereaboutsOf(point, lastNamed.get());
}

/** Where the phone is while an alert is on screen; null while it does not say. */
export function useWhereabouts(): Whereabouts | null {
  const { data } = useQuery({
    queryKey: ['sos-place'],
    queryFn: look,
    refetchInterval: (query) => (query.state.data === null ? 1000 : LOOK_MS),
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? null;
}

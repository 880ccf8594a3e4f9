import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api-client.ts';
import { pointName } from './point-name.ts';
import { queryClient } from '../platform/query.ts';
import { translate } from '../platform/text.ts';

/** A point with what people call it. */
export interface ChosenPlace extends Point {
  readonly address: string;
}

const POSITION_TIMEOUT_MS = 8000;
/** Where this phone was when it last told. */
export const HERE_KEY = ['here'];

/** Where this phone is; the browser asks the person first. Undefined when it can't or may not tell. */
export function currentPosition(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        queryClient.setQueryData<Point>(HERE_KEY, here);
        resolve(here);
      },
      () => resolve(undefined),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: 30_000, enableHighAccuracy: true },
    );
  });
}

/** Whether the phone tells where it is without asking anybody (spec: foundations §7, nothing is asked for on load). */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** A point with its name; its degrees where nobody answers. */
export async function namePoint(point: Point): Promise<ChosenPlace> {
  const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  const { place } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({ place: null }));
  return { lat: point.lat, lng: point.lng, address: pointName(translate, point, place) };
}

const wire = (point: Point | undefined) => (point === undefined ? undefined : `${point.lat.toFixed(3)},${point.lng.toFixed(3)}`);

/** How long after a failed search the next one is made. */
const AGAIN_MS = 5000;

/** Suggestions for a place box, nearest first; with `from` only those that a trip from there may end at. */
export function usePlaces(text: string, near: Point, from: Point | undefined, enabled: boolean) {
  const query = { q: text, near: wire(near), ...(from === undefined ? {} : { from: wire(from) }) };
  return useQuery({
    queryKey: [placePaths.searchPlaces, query],
    queryFn: () => callApi(placePaths.searchPlaces, { query }),
    enabled,
    placeholderData: (before) => before,
    // Nobody has to type another letter for it.
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
}

import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** A point with what people call it. */
export interface ChosenPlace extends Point {
  readonly address: string;
}

const POSITION_TIMEOUT_MS = 8000;

/** Where this phone is, asked only when the person wants it; undefined when it can't or may not tell. */
export function currentPosition(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: 30_000, enableHighAccuracy: true },
    );
  });
}

/** A point with the name of the nearest known place, or its coordinates where none is near. */
export async function namePoint(point: Point): Promise<ChosenPlace> {
  const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  const { place } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({ place: null }));
  return { lat: point.lat, lng: point.lng, address: place?.name ?? near.replace(',', ', ') };
}

/** Suggestions for a place box, nearest first. */
export function usePlaces(text: string, near: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: [placePaths.searchPlaces, text, near],
    queryFn: () => callApi(placePaths.searchPlaces, { query: { q: text, ...(near === undefined ? {} : { near }) } }),
    enabled,
    placeholderData: (before) => before,
  });
}

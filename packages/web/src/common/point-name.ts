import type { Point } from '@safiri/rules/places/geo.ts';
import { namingOf } from '@safiri/rules/places/reach.ts';
import type { TextKey } from 'virtual:texts/keys';

type Say = (key: TextKey, values: Record<string, string | number>) => string;

/** "350 m", "2.6 km". */
export const distanceText = (meters: number) => (meters < 1000 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`);

/** What a point is called: the place that it is at, or the one that it is near and how far from it, or its degrees (product §7). */
export function pointName(t: Say, point: Point, place: { name: string; distanceMeters: number | null } | null): string {
  const naming = namingOf(place?.distanceMeters ?? null);
  if (place === null || naming === 'unknown') return `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`;
  return naming === 'at' ? place.name : t('nearPlace', { place: place.name, distance: distanceText(place.distanceMeters ?? 0) });
}

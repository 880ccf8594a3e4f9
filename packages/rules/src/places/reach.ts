import { distanceMeters, type Point } from './geo.ts';

/** A trip of a city begins and ends within this many metres of its centre (product §7). */
export const CITY_REACH_METERS = 80_000;

/** Whether a point lies where a city's trips may begin and end. */
export const isInReach = (center: Point, point: Point): boolean => distanceMeters(center, point) <= CITY_REACH_METERS;

/** A point carries a place's name up to this many metres from it (product §7). */
export const NAMED_WITHIN_METERS = 80;
/** Farther than this a known place says nothing about a point. */
export const NEAR_WITHIN_METERS = 3000;

/** How a point is called: by a place, as near one, or by nothing that is known. */
export function namingOf(metersToPlace: number | null): 'at' | 'near' | 'unknown' {
  if (metersToPlace === null || metersToPlace > NEAR_WITHIN_METERS) return 'unknown';
  return metersToPlace <= NAMED_WITHIN_METERS ? 'at' : 'near';
}

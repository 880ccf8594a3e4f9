import type { Point } from '@safiri/rules/places/geo.ts';
import { CITY_REACH_METERS, isInReach } from '@safiri/rules/places/reach.ts';
import type { FoundPlace, PlacePort } from './ports.ts';
import { findServiceArea } from './service-area.ts';

/** Where the person is or looks, and where the trip begins. */
export interface Whence {
  readonly near?: Point | undefined;
  readonly from?: Point | undefined;
}

/**
 * Places for what was typed. From a pickup only those that a trip may end at; without one, what lies near hides all that is
 * far: a mall of the same name in another country is never a tap away (product §7).
 */
export async function findPlaces(places: PlacePort, text: string, { near, from }: Whence): Promise<FoundPlace[]> {
  const found = await places.search(text, near ?? from);
  if (from !== undefined) {
    const area = findServiceArea(from);
    return area === undefined ? [] : found.filter((place) => isInReach(area.city.center, place));
  }
  const close = found.filter(({ distanceMeters }) => distanceMeters === null || distanceMeters <= CITY_REACH_METERS);
  return close.length > 0 ? close : found;
}

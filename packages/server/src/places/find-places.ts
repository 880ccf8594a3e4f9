import type { Point } from '@safiri/rules/places/geo.ts';
import { linkIn, withoutLinks } from '@safiri/rules/places/place-text.ts';
import { pointInText } from '@safiri/rules/places/point-in-text.ts';
import { CITY_REACH_METERS } from '@safiri/rules/places/reach.ts';
import type { Markets } from '../platform/markets.ts';
import type { FoundPlace, PlacePort } from './ports.ts';
import { namedPoint } from './named-point.ts';
import { findServiceArea, isInReachOf } from './service-area.ts';

/** Where the person is or looks, and where the trip begins. */
export interface Whence {
  readonly near?: Point | undefined;
  readonly from?: Point | undefined;
}

/** Places by what stands around a link that says no point: the name and address that came along with it, or the name alone. */
async function besideLink(places: PlacePort, text: string, whence: Point | undefined): Promise<FoundPlace[]> {
  const words = withoutLinks(text);
  if (words === '') return [];
  const found = await places.search(words.slice(0, LONGEST_NAME), whence);
  return found.length > 0 ? found : places.search((words.split(',')[0] ?? '').slice(0, LONGEST_NAME), whence);
}

/** Letters of a text that are looked for as a name; what is longer and carries no point is no name. */
const LONGEST_NAME = 80;

/**
 * Places for what was typed, or the point that it carries. From a pickup only those that a trip may end at; without one, what lies near hides all that is
 * far: a mall of the same name in another country is never a tap away (product §7).
 */
export async function findPlaces(markets: Markets, places: PlacePort, text: string, { near, from }: Whence): Promise<FoundPlace[]> {
  const whence = near ?? from;
  const point = pointInText(text, whence);
  const found =
    point !== undefined
      ? [await namedPoint(places, point, whence)]
      : linkIn(text) === undefined
        ? await places.search(text.slice(0, LONGEST_NAME), whence)
        : await besideLink(places, text, whence);
  if (from !== undefined) {
    const area = findServiceArea(markets, from);
    return area === undefined ? [] : found.filter((place) => isInReachOf(area, markets, from, place));
  }
  const close = found.filter(({ distanceMeters }) => distanceMeters === null || distanceMeters <= CITY_REACH_METERS);
  return close.length > 0 ? close : found;
}

import { nearestCity } from './gazetteer.ts';
import { distanceMeters, type Point } from './geo.ts';
import type { Place } from './place.ts';
import { isInReach } from './reach.ts';

/** Farther than this from every suburb that is known, only the town is said. */
const QUARTER_METERS = 5000;

/** The part of town that a place says: its suburb, or what it is itself where it is one. A place with neither would tell a door. */
const quarterName = ({ name, area, kind }: Place): string | undefined => area ?? (kind === 'suburb' ? name : undefined);

/**
 * What part of town a point is in, by name: the suburb of the nearest known place, else the town. It is as coarse as that on purpose, for
 * those who may know the area of a trip and not the door.
 * @param town what its operator calls the town there; undefined where nobody serves
 * @returns undefined far from every town that is known
 */
export function quarterOf(point: Point, town: string | undefined): string | undefined {
  const city = nearestCity(point);
  let nearest = town ?? (isInReach(city.center, point) ? city.name : undefined);
  let least = QUARTER_METERS;
  for (const place of city.places) {
    const name = quarterName(place);
    if (name === undefined) continue;
    const meters = distanceMeters(point, place.point);
    if (meters < least) [nearest, least] = [name, meters];
  }
  return nearest;
}

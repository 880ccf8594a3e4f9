import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { namingOf } from '@safiri/rules/places/reach.ts';
import type { FoundPlace, PlacePort } from './ports.ts';

/** A point as a place to choose: by the name of the place or street that it is at, else by its degrees and what is near. */
export async function namedPoint(places: PlacePort, point: Point, near: Point | undefined): Promise<FoundPlace> {
  const place = await places.nearest(point);
  const naming = place === null ? 'unknown' : namingOf(place.distanceMeters);
  const degrees = `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`;
  const around = [naming === 'near' ? place?.name : undefined, place?.area].filter((part) => part !== undefined && part !== '').join(', ');
  return {
    id: `point-${degrees.replace(' ', '')}`,
    name: place !== null && naming === 'at' ? place.name : degrees,
    kind: place !== null && naming === 'at' ? place.kind : 'point',
    area: naming === 'unknown' ? '' : around,
    lat: point.lat,
    lng: point.lng,
    distanceMeters: near === undefined ? null : Math.round(distanceMeters(near, point)),
  };
}

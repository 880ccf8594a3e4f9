import { area } from '@turf/area';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { kinks } from '@turf/kinks';
import type { Area, Ring } from '@safiri/rules/markets/document.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

type Polygonal = Parameters<typeof booleanPointInPolygon>[1];
/** The same geometry as the library types it, which allows it to be changed. */
const geometryOf = (of: object) => of as unknown as Polygonal;

const polygonsOf = (of: Area): ReadonlyArray<readonly Ring[]> => (of.type === 'Polygon' ? [of.coordinates] : of.coordinates);

/** South, west, north and east of an area, in degrees. */
export function boundsOf(of: Area): readonly [south: number, west: number, north: number, east: number] {
  const points = polygonsOf(of).flat(2);
  const lats = points.map(([, lat]) => lat);
  const lngs = points.map(([lng]) => lng);
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
}

/** Whether a point lies within an area; its edge counts. */
export const isWithin = (point: Point, of: Area): boolean => booleanPointInPolygon([point.lng, point.lat], geometryOf(of));

export const squareMetersOf = (of: Area): number => area(geometryOf(of));

/** Farther across than this no city is: an area that is goes around the earth the wrong way. */
const WIDEST_DEGREES = 20;

interface Fault {
  readonly path: Array<string | number>;
  readonly error: string;
}

/** What is wrong with an outline, with where in the document; empty for one that holds something. @param at where it stands there */
export function outlineFaults(of: Area, at: ReadonlyArray<string | number>): Fault[] {
  const faults: Fault[] = [];
  polygonsOf(of).forEach((rings, polygon) =>
    rings.forEach((ring, index) => {
      const path = [...at, 'coordinates', ...(of.type === 'Polygon' ? [] : [polygon]), index];
      const [first, last] = [ring[0], ring.at(-1)];
      if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) faults.push({ path, error: 'does not end where it begins' });
      else if (kinks(geometryOf({ type: 'Polygon', coordinates: [ring] }) as Parameters<typeof kinks>[0]).features.length > 0)
        faults.push({ path, error: 'crosses itself' });
    }),
  );
  if (faults.length > 0) return faults;
  const [south, west, north, east] = boundsOf(of);
  if (east - west > WIDEST_DEGREES || north - south > WIDEST_DEGREES)
    return [{ path: [...at], error: 'is wider than a region, or crosses the antimeridian' }];
  return squareMetersOf(of) < 1 ? [{ path: [...at], error: 'holds no point' }] : [];
}

/** What is wrong with the area of a market; empty for one that can be served. */
export function areaFaults(of: Area, centre: readonly [lng: number, lat: number]): Fault[] {
  const faults = outlineFaults(of, ['area']);
  if (faults.length > 0) return faults;
  return isWithin({ lng: centre[0], lat: centre[1] }, of) ? [] : [{ path: ['centre'], error: 'lies outside the area' }];
}

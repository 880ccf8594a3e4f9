import { streetBearing } from '@safiri/rules/navigation/line.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

/** Farther from the way than this, a car is not on it: nothing counts as driven. */
const ON_THE_WAY_METERS = 150;

/** The place of a way that is nearest to a car: how far off, and after which of its points. @param way at least two points */
function nearestPlace(way: readonly Point[], car: Point): { readonly meters: number; readonly at: number; readonly point: Point } {
  let best = { meters: Infinity, at: 0, point: car };
  // Degrees of longitude are shorter than those of latitude.
  const narrow = Math.cos((car.lat * Math.PI) / 180);
  for (const [i, from] of way.slice(0, -1).entries()) {
    const to = way[i + 1] as Point;
    const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((car.lng - from.lng) * narrow * dx + (car.lat - from.lat) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    const point = { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
    const meters = distanceMeters(point, car);
    if (meters < best.meters) best = { meters, at: i, point };
  }
  return best;
}

/**
 * A way as it lies behind a car and before it.
 * @param way at least two points
 */
export function splitWay(way: readonly Point[], car: Point): { readonly driven: readonly Point[]; readonly rest: readonly Point[] } {
  const best = nearestPlace(way, car);
  if (best.meters > ON_THE_WAY_METERS) return { driven: [], rest: way };
  return { driven: [...way.slice(0, best.at + 1), best.point], rest: [best.point, ...way.slice(best.at + 1)] };
}

/** So near its way a car is drawn on it: phones err by as much beside a street. */
const DRAWN_ON_METERS = 35;

/**
 * Where a car is drawn: on its way and along it when it is near, else where it says it is. Between a place and the street it looks
 * where it says it heads, and while that is not known along the street.
 * @param way what the car drives, from where it began
 */
export function drawnAt<Car extends Point & { readonly heading: number | null }>(way: readonly Point[] | undefined, car: Car): Car {
  if (way === undefined || way.length < 2) return car;
  const { meters, at, point } = nearestPlace(way, car);
  if (meters > DRAWN_ON_METERS) return car;
  const { bearing, isLead } = streetBearing(way, at);
  return { ...car, ...point, heading: isLead ? (car.heading ?? bearing) : bearing };
}

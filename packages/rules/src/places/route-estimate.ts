import { distanceMeters, moveTowards, type Point } from './geo.ts';
import { etaSeconds } from './travel-time.ts';

export { etaSeconds } from './travel-time.ts';

export interface RouteEstimate {
  /** On the road. */
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  /** Its two ends: where no street is known no way is drawn, only which way it goes. Shorter than the distance. */
  readonly path: readonly Point[];
}

/**
 * Road over straight distance by straight kilometres, measured on city trips: 1.46 over all, less on long ones.
 * Between two rows the factor is interpolated; outside them the nearest row holds.
 */
const detourByStraightKm: readonly (readonly [straightKm: number, factor: number])[] = [
  [5, 1.46],
  [8, 1.38],
  [15, 1.31],
  [25, 1.25],
];

/** Road metres expected between two points that are `straightMeters` apart as the crow flies. */
export function roadMeters(straightMeters: number): number {
  return straightMeters * detourFactor(straightMeters / 1000);
}

function detourFactor(straightKm: number): number {
  let [lowKm, lowFactor] = detourByStraightKm[0] as readonly [number, number];
  for (const [km, factor] of detourByStraightKm) {
    if (straightKm <= km) return km === lowKm ? factor : lowFactor + ((factor - lowFactor) * (straightKm - lowKm)) / (km - lowKm);
    [lowKm, lowFactor] = [km, factor];
  }
  return lowFactor;
}

/**
 * Length and time between two points without a map of the roads; the same input always gives the same answer.
 * @param at the local hour of the start, 0 to 23
 */
export function estimateRoute(from: Point, to: Point, at: { readonly hour: number }): RouteEstimate {
  const meters = Math.round(roadMeters(distanceMeters(from, to)));
  return { distanceMeters: meters, durationSeconds: etaSeconds(meters, at.hour), path: [from, to] };
}

/** The point `meters` along a path from its start; its ends for less than 0 and more than its length. */
export function positionAlong(path: readonly Point[], meters: number): Point {
  const [first] = path;
  if (first === undefined) throw new RangeError('a path needs a point');
  let left = meters;
  let here = first;
  for (const next of path.slice(1)) {
    const leg = distanceMeters(here, next);
    if (left <= leg) return moveTowards(here, next, left);
    left -= leg;
    here = next;
  }
  return here;
}

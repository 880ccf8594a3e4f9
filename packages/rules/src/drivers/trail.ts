import { FASTEST_METERS_PER_SECOND, UNKNOWN_ACCURACY_METERS } from './judge-fixes.ts';
import { bearingDegrees, distanceMeters, type Point } from '../places/geo.ts';

/** A trail keeps a point that is this far, this long or this much of a turn after the last kept one. */
export const TRAIL_METERS = 25;
export const TRAIL_SECONDS = 15;
export const TRAIL_TURN_DEGREES = 20;
/** A turn counts only with some way in it: a standing phone looks about. */
const TURN_METERS = 8;
/** What a standing vehicle seems to wander; shorter steps are no way driven. */
const WANDER_METERS = 15;
/** How long the trail of a trip is kept for disputes, days; the metres driven stay with the trip. */
export const TRAIL_DAYS = 90;

/** The way to the pickup, and the trip itself. */
export const trailLegs = ['pickup', 'trip'] as const;
export type TrailLeg = (typeof trailLegs)[number];

/** A point of a trail, milliseconds by the server's clock. */
export interface TrailPoint extends Point {
  readonly at: number;
}

/** The angle between two directions, 0 to 180 degrees. */
function angle(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/** Whether a trail needs this point, or follows well enough from the two points that it kept last. */
export function keepsOnTrail(before: TrailPoint | undefined, last: TrailPoint | undefined, point: TrailPoint): boolean {
  if (last === undefined || point.at - last.at >= TRAIL_SECONDS * 1000) return true;
  const meters = distanceMeters(last, point);
  if (meters >= TRAIL_METERS) return true;
  if (before === undefined || meters < TURN_METERS) return false;
  return angle(bearingDegrees(before, last), bearingDegrees(last, point)) >= TRAIL_TURN_DEGREES;
}

/**
 * Metres driven along a trail, oldest point first; what a standing vehicle seems to wander does not add up, and a step that
 * nothing on a road can make was not driven: the phone came back from elsewhere.
 */
export function drivenMeters(points: readonly TrailPoint[]): number {
  let meters = 0;
  let [counted] = points;
  for (const point of points) {
    if (counted === undefined) continue;
    const step = distanceMeters(counted, point);
    if (step < WANDER_METERS) continue;
    const seconds = (point.at - counted.at) / 1000;
    if (step <= FASTEST_METERS_PER_SECOND * seconds + 2 * UNKNOWN_ACCURACY_METERS) meters += step;
    counted = point;
  }
  return Math.round(meters);
}

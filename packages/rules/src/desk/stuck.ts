import { distanceMeters } from '../places/geo.ts';
import type { TrailPoint } from '../drivers/trail.ts';
import { LONG_STOP_SECONDS, STANDING_METERS } from '../safety/trip-checks.ts';

/** Why a live trip needs somebody of the team, what burns most first: a car that does not move, no driver, far too long a trip. */
export const stuckKinds = ['standing', 'no_driver', 'overlong'] as const;
export type StuckKind = (typeof stuckKinds)[number];

/** So long a search without a driver is stuck, seconds. */
export const NO_DRIVER_SECONDS = 120;
/** So long without movement is stuck, seconds: on the way to the pickup or with a passenger, not while the car waits at the pickup. */
export const STANDING_SECONDS = LONG_STOP_SECONDS;
/** A trip is stuck from so many times of what it was expected to take. */
export const OVERLONG_TIMES = 2;
/** How many are shown at once. */
export const STUCK_AT_MOST = 100;

/** From where a car has stood, once it is at `point`: where it is now if it got away from there, else the place as before. */
export function stoodFrom<P extends TrailPoint>(before: P | undefined, point: P): P {
  return before === undefined || distanceMeters(before, point) >= STANDING_METERS ? point : before;
}

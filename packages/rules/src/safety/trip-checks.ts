import { distanceMeters, type Point } from '../places/geo.ts';

/** A car that moved less than this is standing. */
export const STANDING_METERS = 80;
/** Standing this long during a trip, away from its end, is worth a question. */
export const LONG_STOP_SECONDS = 300;
/** Nearer to the dropoff than this a stop is the end of the trip. */
export const NEAR_DROPOFF_METERS = 500;
/** Farther from the dropoff than the nearest so far, by this and by this share of the trip, is off the way. */
export const OFF_ROUTE_METERS = 1500;
export const OFF_ROUTE_SHARE = 0.3;
/** How long the passenger has to answer. */
export const ANSWER_SECONDS = 90;
/** After an answer the trip is not asked about again for this long. */
export const QUIET_SECONDS = 600;

/** What is remembered of a trip under way. Times in seconds. */
export interface Watch {
  /** Where the car has stood since, or was last seen to have moved to. */
  readonly anchor: Point;
  readonly anchorAt: number;
  /** The nearest to the dropoff so far, in metres. */
  readonly nearest: number;
  /** No question before this moment. */
  readonly quietUntil: number;
}

/** What the way of the car gives to worry about. */
const concerns = ['long_stop', 'off_route'] as const;
export type Concern = (typeof concerns)[number];

/** Why a passenger is asked whether all is well. */
export const checkKinds = [...concerns, 'driver_no_longer'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What the passenger answers. */
export const checkAnswers = ['fine', 'help'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** Begins to watch a trip at a position. */
export function beginWatch(position: Point, at: number, dropoff: Point): Watch {
  return { anchor: position, anchorAt: at, nearest: distanceMeters(position, dropoff), quietUntil: at };
}

/** Nothing is asked until `seconds` after `at`; a stop is counted anew. */
export const quietFrom = (watch: Watch, at: number, seconds = QUIET_SECONDS): Watch => ({
  ...watch,
  anchorAt: at,
  quietUntil: at + seconds,
});

/**
 * Takes in where the car is now, and says whether the trip looks odd (issue: safety extras).
 * @param tripMeters length of the trip as the crow flies
 */
export function watchTrip(
  watch: Watch,
  position: Point,
  at: number,
  dropoff: Point,
  tripMeters: number,
): { watch: Watch; concern: Concern | null } {
  const left = distanceMeters(position, dropoff);
  const moved = distanceMeters(watch.anchor, position) > STANDING_METERS;
  const next: Watch = {
    anchor: moved ? position : watch.anchor,
    anchorAt: moved ? at : watch.anchorAt,
    nearest: Math.min(watch.nearest, left),
    quietUntil: watch.quietUntil,
  };
  if (at < next.quietUntil) return { watch: next, concern: null };
  if (left - next.nearest > Math.max(OFF_ROUTE_METERS, OFF_ROUTE_SHARE * tripMeters)) return { watch: next, concern: 'off_route' };
  if (left > NEAR_DROPOFF_METERS && at - next.anchorAt >= LONG_STOP_SECONDS) return { watch: next, concern: 'long_stop' };
  return { watch: next, concern: null };
}

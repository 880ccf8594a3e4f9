import { distinct, recordOf } from '../records.ts';
import { rideTypeFacts, rideTypes, type RideType } from './ride-types.ts';

/** Prices rise at most to the double, and only in steps that people can follow. */
export const MIN_SURGE = 1;
export const MAX_SURGE = 2;
const STEPS_PER_UNIT = 10;

/** Requests of so many seconds count as the demand of now. */
export const SURGE_WINDOW_SECONDS = 300;
/** Fewer people than this who ask are no crowd, however few cars there are. */
export const SURGE_FROM_REQUESTS = 5;
/** A place rises by one step, 0.1, at most once in so many seconds; it falls at once. */
export const RISE_EVERY_SECONDS = 60;
/** What was worked out longer ago than this says nothing any more: the place is at 1.0 and begins anew. */
export const SURGE_BELIEVED_SECONDS = 60;

/** Requests that a place can have beyond its free cars before prices move. */
const SLACK = 2;
/** Requests per car (with the slack) at which the double is reached. */
const FULL_SURGE_RATIO = 3;

/** Ride types that wait for the same cars, and whose price rises together. */
export type SurgeService = (typeof rideTypeFacts)[RideType]['surge'];
export const surgeServiceOf: Readonly<Record<RideType, SurgeService>> = recordOf(rideTypes, (rideType) => rideTypeFacts[rideType].surge);
export const servicesOfSurge: readonly SurgeService[] = distinct(Object.values(surgeServiceOf));

/** A factor within the allowed range; what is no number counts as no surge. */
export function clampSurge(surge: number): number {
  return Number.isNaN(surge) ? MIN_SURGE : Math.min(MAX_SURGE, Math.max(MIN_SURGE, surge));
}

/**
 * The price factor that a place asks for, from who asked there within {@link SURGE_WINDOW_SECONDS} and which fitting cars are
 * free there now: 1.0 below {@link SURGE_FROM_REQUESTS} and up to one request per free car (two more are allowed for), then
 * in steps of 0.1 evenly to 2.0 at three requests per car. More requests never lower it, more cars never raise it.
 * @param demand counts of at least 0 in the same area and moment
 */
export function surgeFor({ requests, freeCars }: { readonly requests: number; readonly freeCars: number }): number {
  if (!(requests >= SURGE_FROM_REQUESTS)) return MIN_SURGE;
  const capacity = Math.max(0, freeCars) + SLACK;
  const excess = requests - capacity;
  // Multiplied before it is divided: whole counts then meet each step exactly.
  const steps = Math.floor((excess * STEPS_PER_UNIT) / (capacity * (FULL_SURGE_RATIO - 1)));
  return (STEPS_PER_UNIT + Math.min(STEPS_PER_UNIT, Math.max(0, steps))) / STEPS_PER_UNIT;
}

/** The surge of a place as it is shown and charged. Times in milliseconds. */
export interface SurgeState {
  readonly surge: number;
  /** When it rose last. */
  readonly roseAt: number;
  /** When it was worked out last. */
  readonly seenAt: number;
}

/**
 * What is shown and charged after `before` when a place asks for `target`: less at once, more by one step and at most once
 * in {@link RISE_EVERY_SECONDS}. A place of which nothing is known begins at 1.0.
 */
export function nextSurge(before: SurgeState | undefined, target: number, now: number): SurgeState {
  const known = before !== undefined && now - before.seenAt <= SURGE_BELIEVED_SECONDS * 1000 ? before : undefined;
  const surge = known?.surge ?? MIN_SURGE;
  const roseAt = known?.roseAt ?? 0;
  if (target <= surge) return { surge: target, roseAt, seenAt: now };
  if (now - roseAt < RISE_EVERY_SECONDS * 1000) return { surge, roseAt, seenAt: now };
  return { surge: Math.round((surge + 1 / STEPS_PER_UNIT) * STEPS_PER_UNIT) / STEPS_PER_UNIT, roseAt: now, seenAt: now };
}

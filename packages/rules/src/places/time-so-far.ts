import { restOfSeconds } from './travel-time.ts';

/** A trip under way: what was planned for all of it, and what is planned for its rest. */
export interface TripSoFar {
  /** For the whole trip, at its driver's pace. */
  readonly plannedSeconds: number;
  /** For what is left, at its driver's pace. */
  readonly restSeconds: number;
  /** Share of the way that is left, 0 to 1. */
  readonly restShare: number;
  /** Since the pickup. */
  readonly elapsedSeconds: number;
}

/** So much of the plan is believed beside what the trip itself showed: the first minutes say little. */
const BELIEVED_SECONDS = 900;
const QUICKEST = 0.7;
const SLOWEST = 1.5;

/**
 * Seconds that are left of a trip, by the plan and by how long its first part took beside its plan. Never negative, never less with more
 * time gone on the same way, and within 0.7 and 1.5 of the plan of the rest; as planned where all went as planned.
 */
export function restByTimeSoFar({ plannedSeconds, restSeconds, restShare, elapsedSeconds }: TripSoFar): number {
  const rest = Math.max(0, restSeconds);
  const plannedSoFar = Math.max(0, plannedSeconds - restOfSeconds(Math.max(0, plannedSeconds), restShare));
  const pace = (BELIEVED_SECONDS + Math.max(0, elapsedSeconds)) / (BELIEVED_SECONDS + plannedSoFar);
  return Math.round(rest * Math.min(SLOWEST, Math.max(QUICKEST, pace)));
}

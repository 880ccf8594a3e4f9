/** Prices rise at most to the double, and only in steps that people can follow. */
export const MIN_SURGE = 1;
export const MAX_SURGE = 2;
const STEPS_PER_UNIT = 10;

/** Requests that a place can have beyond its free drivers before prices move: one waiting passenger is no shortage. */
const SLACK = 2;
/** Requests per driver (with the slack) at which the double is reached. */
const FULL_SURGE_RATIO = 3;

/** A factor within the allowed range; what is no number counts as no surge. */
export function clampSurge(surge: number): number {
  return Number.isNaN(surge) ? MIN_SURGE : Math.min(MAX_SURGE, Math.max(MIN_SURGE, surge));
}

/**
 * The price factor of a place from what waits and who is free there now: 1.0 up to one request per free driver (two
 * more are allowed for), then in steps of 0.1 evenly to 2.0 at three requests per driver. More requests never lower
 * it, more drivers never raise it.
 * @param demand counts of at least 0 in the same area and moment
 */
export function surgeFor(demand: { readonly openRequests: number; readonly freeDrivers: number }): number {
  const capacity = Math.max(0, demand.freeDrivers) + SLACK;
  const excess = Math.max(0, demand.openRequests) - capacity;
  // Multiplied before it is divided: whole counts then meet each step exactly.
  const steps = Math.floor((excess * STEPS_PER_UNIT) / (capacity * (FULL_SURGE_RATIO - 1)));
  return (STEPS_PER_UNIT + Math.min(STEPS_PER_UNIT, Math.max(0, steps))) / STEPS_PER_UNIT;
}

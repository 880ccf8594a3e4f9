/** A completed trip as it was predicted for anybody when it was asked for, and as long as it then took. */
export interface PacedTrip {
  readonly plannedSeconds: number;
  readonly realSeconds: number;
}

/** Trips that a driver's pace is learned from: the last ones, so that a long history costs no more than a short one. */
export const PACE_TRIPS = 50;
/** So many average trips are believed beside the driver's own: one slow trip says little of a driver. */
const BELIEVED_TRIPS = 10;
const QUICKEST = 0.7;
const SLOWEST = 1.5;
/** One trip counts for no more than this, as when somebody forgot to end it. */
const ODD_TIMES = 3;
/** Nearer to the average than this nothing is said of it, percent. */
const LEAST_TOLD_PERCENT = 3;

/**
 * How much longer a driver's trips take than they were predicted to: below 1 for a quick driver, 1 without trips, from 0.7 to 1.5. The
 * mean of what the logarithms say, drawn to 1 by ten average trips.
 * @param trips completed ones alone, newest first; those beyond the last 50 are not looked at
 */
export function driverPace(trips: readonly PacedTrip[]): number {
  const last = trips.filter(({ plannedSeconds, realSeconds }) => plannedSeconds > 0 && realSeconds > 0).slice(0, PACE_TRIPS);
  const most = Math.log(ODD_TIMES);
  const sum = last.reduce(
    (all, { plannedSeconds, realSeconds }) => all + Math.min(most, Math.max(-most, Math.log(realSeconds / plannedSeconds))),
    0,
  );
  return Math.min(SLOWEST, Math.max(QUICKEST, Math.exp(sum / (last.length + BELIEVED_TRIPS))));
}

/** Whole percent that a driver is quicker than the average (negative: slower); 0 where it is too little to tell. */
export function quickerPercent(pace: number): number {
  const percent = Math.round(100 * (1 - pace));
  return Math.abs(percent) < LEAST_TOLD_PERCENT ? 0 : percent;
}

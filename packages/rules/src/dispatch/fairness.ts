import { SEARCH_SECONDS } from './offer-life.ts';

/**
 * Seconds of pickup time that one second of a passenger's waiting weighs. It is the same for all drivers of a trip, so it
 * decides which trips go without when drivers are too few, and sends nobody farther.
 */
export const WAITING_WEIGHT = 0.25;

/** Seconds of pickup time that one second weighs that a driver has been online without a trip: 25 minutes reach the cap. */
export const IDLE_WEIGHT = 0.02;

/**
 * Seconds of pickup time that a driver's idleness weighs at most: a trip alone never gets a driver who needs this much
 * longer than the nearest, and the pickups of a batch never grow by more than this for each of its trips.
 */
export const IDLE_SECONDS_AT_MOST = 30;

/**
 * Seconds of pickup time that it weighs to ask a driver again who let an offer of the same trip pass: more than any way to a
 * pickup, so that everybody who was not asked yet comes first (product: offers).
 */
export const ASKED_AGAIN_SECONDS = 3600;

/**
 * Seconds of pickup time that it weighs that the passenger likes this driver best: a favourite comes first who needs at most
 * this much longer than the nearest, and never beats somebody who is nearer by more.
 */
export const FAVOURITE_SECONDS = 180;

/**
 * What it costs to give a trip this driver: the pickup time, less what the waiting of both and a favourite weigh. Seconds; may be negative.
 * @param pickupSeconds of the driver to the pickup
 * @param waitedSeconds of the passenger; what is beyond the length of a search counts no more
 * @param idleSeconds of the driver
 * @param isFavourite the passenger's favourite driver
 */
export function matchCost(pickupSeconds: number, waitedSeconds: number, idleSeconds: number, isFavourite = false): number {
  const waited = Math.min(Math.max(waitedSeconds, 0), SEARCH_SECONDS);
  return pickupSeconds - WAITING_WEIGHT * waited - idleCredit(idleSeconds) - (isFavourite ? FAVOURITE_SECONDS : 0);
}

/** Seconds taken off the cost of a driver; nothing for one who was free for no or an unknown time. */
function idleCredit(idleSeconds: number): number {
  return idleSeconds > 0 ? Math.min(IDLE_WEIGHT * idleSeconds, IDLE_SECONDS_AT_MOST) : 0;
}

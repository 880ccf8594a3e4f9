import type { Point } from '../places/geo.ts';

/** People who travel on one share ride: the passenger and one companion. */
export const SHARE_PARTY_SEATS = 2;

/** Share rides that one driver carries at a time. */
export const POOL_RIDES = 2;

/**
 * Seconds of pickup time that a seat in a car already under way is worth: the free driver who is not sent stays for somebody else.
 */
export const POOL_WORTH_SECONDS = 180;

const DETOUR_SHARE = 0.4;
const DETOUR_MINUTES = { least: 5, most: 15 };

/**
 * Minutes by which sharing may make a ride longer at most; shown before the request and kept with the ride, so that both
 * passengers accepted theirs.
 * @param durationMinutes of the ride alone
 */
export function detourCapMinutes(durationMinutes: number): number {
  return Math.min(DETOUR_MINUTES.most, Math.max(DETOUR_MINUTES.least, Math.round(DETOUR_SHARE * durationMinutes)));
}

/** A share ride that a driver carries already, with a place for another. */
export interface CarriedRide {
  readonly tripId: number;
  readonly pickup: Point;
  readonly dropoff: Point;
  /** The passenger is in the vehicle: only the dropoff is left. */
  readonly onBoard: boolean;
  /** Seconds of detour that this passenger has accepted and that are not used up. */
  readonly detourLeftSeconds: number;
}

/** What a waiting share ride brings into a pool. */
export interface ShareRequest {
  readonly dropoff: Point;
  readonly detourCapSeconds: number;
}

/** The two ends of a trip. */
export const stopKinds = ['pickup', 'dropoff'] as const;
export type StopKind = (typeof stopKinds)[number];

export interface PoolStop {
  readonly tripId: number;
  readonly kind: StopKind;
}

/** A second ride laid into the way of one that is carried. */
export interface PoolPlan {
  readonly withTripId: number;
  /** The driver's stops from now on. */
  readonly stops: readonly PoolStop[];
  /** Until the second passenger is picked up. */
  readonly pickupSeconds: number;
  /** How much later the first arrives, at the pickup or at the dropoff, whichever is more. */
  readonly delaySeconds: number;
  /** How much longer the second is on the way than alone. */
  readonly detourSeconds: number;
}

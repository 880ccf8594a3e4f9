import type { FareLine } from '../pricing/fare-lines.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { isOneOf } from '../records.ts';
import { PACKAGE_METHOD } from '../subscriptions/packages.ts';
import type { HailKind } from './hail.ts';
import { isDriven, type RideStatus } from './trip-life.ts';
import { rideTypesWithStops } from './types-with-stops.ts';

/** So long a driver may decline a new destination, seconds; then it counts as taken. */
export const DECLINE_SECONDS = 120;
/** A trip's destination is changed so often at most. */
export const CHANGES_AT_MOST = 3;
/** So long the price of a new destination holds, seconds: the car drives on meanwhile. */
export const CHANGE_QUOTE_SECONDS = 90;

export const changeStates = ['told', 'accepted', 'declined'] as const;

/** What a trip was before its passenger changed where it goes: what it is again where its driver declines. */
export interface DestinationBefore {
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly fareMinor: number;
  readonly fareLines: readonly FareLine[] | null;
  readonly discountMinor: number | null;
  readonly walletMinor: number | null;
  readonly changeForMinor: number | null;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** That the destination of a trip was changed on the way; ISO times of the server. */
export interface DestinationChange {
  readonly state: (typeof changeStates)[number];
  /** How often it was changed. */
  readonly count: number;
  readonly at: string;
  /** Where its passenger wanted to go. */
  readonly wanted: string;
  readonly before: DestinationBefore;
}

/** Whether its driver may still decline a change. */
export const mayDecline = ({ state, at }: Pick<DestinationChange, 'state' | 'at'>, now: Date): boolean =>
  state === 'told' && now.getTime() < Date.parse(at) + 1000 * DECLINE_SECONDS;

interface Facts {
  readonly status: RideStatus;
  readonly rideType: RideType;
  readonly hail: HailKind | null;
  readonly paymentMethod: string;
  readonly change: Pick<DestinationChange, 'count'> | null;
}

export type ChangeRefusal = 'not_under_way' | 'not_this_ride' | 'package' | 'too_often';

/**
 * Why the destination of a trip can't be changed now; null where it can. Who shares a car is bound to others' minutes, and a package was sold for the
 * way that was asked for.
 */
export function changeRefusal({ status, rideType, hail, paymentMethod, change }: Facts): ChangeRefusal | null {
  if (!isDriven(status)) return 'not_under_way';
  if (hail !== null || !isOneOf(rideTypesWithStops, rideType)) return 'not_this_ride';
  if (paymentMethod === PACKAGE_METHOD) return 'package';
  return (change?.count ?? 0) >= CHANGES_AT_MOST ? 'too_often' : null;
}

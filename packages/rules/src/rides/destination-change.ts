import type { FareLine } from '../pricing/fare-lines.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { isOneOf } from '../records.ts';
import { PACKAGE_METHOD } from '../subscriptions/packages.ts';
import type { HailKind } from './hail.ts';
import { STOPS_AT_MOST } from './stops.ts';
import { isDriven, type RideStatus } from './trip-life.ts';
import { rideTypesWithStops } from './types-with-stops.ts';

/** So long a driver may decline a new destination, seconds; then it counts as taken. */
export const DECLINE_SECONDS = 120;
/** The way of a trip is changed so often at most: its destination, or by a stop. */
export const CHANGES_AT_MOST = 3;
/** So long the price of a new destination holds, seconds: the car drives on meanwhile. */
export const CHANGE_QUOTE_SECONDS = 90;

/** What is changed on the way: where a trip ends, or that it stops once more before. */
export const changeKinds = ['destination', 'stop'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `told` until its driver takes or declines it, or its passenger takes it back. */
export const changeStates = ['told', 'accepted', 'declined', 'withdrawn'] as const;

/** What a trip was before its passenger changed its way: what it is again where its driver declines. */
export interface DestinationBefore {
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  /** How many stops it had; left out of changes from before stops could be added. */
  readonly stops?: number;
  readonly fareMinor: number;
  readonly fareLines: readonly FareLine[] | null;
  readonly discountMinor: number | null;
  readonly walletMinor: number | null;
  readonly changeForMinor: number | null;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** That the way of a trip was changed while it was driven; ISO times of the server. */
export interface DestinationChange {
  /** Left out where it is its destination. */
  readonly kind?: ChangeKind | undefined;
  readonly state: (typeof changeStates)[number];
  /** How often it was changed. */
  readonly count: number;
  readonly at: string;
  /** Where its passenger wanted to go, or to stop. */
  readonly wanted: string;
  readonly before: DestinationBefore;
}

/** Whether its driver may still decline a change, and its passenger take it back. */
export const mayDecline = ({ state, at }: Pick<DestinationChange, 'state' | 'at'>, now: Date): boolean =>
  state === 'told' && now.getTime() < Date.parse(at) + 1000 * DECLINE_SECONDS;

interface Facts {
  readonly status: RideStatus;
  readonly rideType: RideType;
  readonly hail: HailKind | null;
  readonly paymentMethod: string;
  /** The last one. */
  readonly change: Pick<DestinationChange, 'count' | 'kind'> | null;
  /** Whether the driver has not answered that, and may. */
  readonly isAsked: boolean;
}

export type ChangeRefusal = 'not_under_way' | 'not_this_ride' | 'package' | 'too_often' | 'unanswered' | 'no_stops' | 'stops_full';

/**
 * Why the destination of a trip can't be changed now; null where it can. Who shares a car is bound to others' minutes, and a package was sold for the
 * way that was asked for.
 */
export function changeRefusal({ status, rideType, hail, paymentMethod, change, isAsked }: Facts): ChangeRefusal | null {
  if (!isDriven(status)) return 'not_under_way';
  if (hail !== null || !isOneOf(rideTypesWithStops, rideType)) return 'not_this_ride';
  if (paymentMethod === PACKAGE_METHOD) return 'package';
  if ((change?.count ?? 0) >= CHANGES_AT_MOST) return 'too_often';
  return isAsked && change?.kind === 'stop' ? 'unanswered' : null;
}

/**
 * Why a trip under way can't stop once more; null where it can. One thing is asked of the driver at a time.
 * @param stops those that it has, made or ahead
 * @param makesStops its tariff says what a stop costs
 */
export function stopRefusal({
  stops,
  makesStops,
  ...facts
}: Facts & { stops: readonly unknown[]; makesStops: boolean }): ChangeRefusal | null {
  const refusal = changeRefusal(facts);
  if (refusal !== null) return refusal;
  if (!makesStops) return 'no_stops';
  if (stops.length >= STOPS_AT_MOST) return 'stops_full';
  return facts.isAsked ? 'unanswered' : null;
}

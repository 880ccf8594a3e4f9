import { isOneOf } from '../records.ts';
import type { RideStatus, TripActor } from './trip-life.ts';
import type { RegistrableRole } from '../users/roles.ts';

/** Why a trip ended early; the first list is for passengers, the second for drivers, the last for the system. */
export const passengerCancelReasons = [
  'changed_my_mind',
  'wait_too_long',
  'wrong_place',
  'driver_asked_me',
  'felt_unsafe',
  'other',
] as const;
export const driverCancelReasons = [
  'passenger_no_show',
  'cannot_reach_pickup',
  'vehicle_problem',
  'felt_unsafe',
  'too_many_people',
  'other',
] as const;
/** What still makes sense while the passenger sits in the car. */
export const onBoardCancelReasons = ['vehicle_problem', 'felt_unsafe', 'too_many_people', 'other'] as const;
export type OnBoardReason = (typeof onBoardCancelReasons)[number];
export const systemCancelReasons = ['no_driver_found', 'passenger_not_verified', 'ended_by_team'] as const;

export const cancelReasons = [
  ...new Set([...passengerCancelReasons, ...driverCancelReasons, ...systemCancelReasons]),
] as readonly CancelReason[] as [CancelReason, ...CancelReason[]];

export type CancelReason =
  | (typeof passengerCancelReasons)[number]
  | (typeof driverCancelReasons)[number]
  | (typeof systemCancelReasons)[number];

/** How often a driver's cancel before pickup puts the trip back for others (product: the life of a trip). */
export const MAX_REOPENINGS = 1;

/**
 * What a cancel does: a driver who gives up before the pickup puts the trip back to `requested`, once, for others;
 * everything else ends it.
 * @param waitedFor the driver stood at the pickup for the whole free waiting and nobody came: another one would wait in vain
 */
export function afterCancel(actor: TripActor, from: RideStatus, reopenings: number, waitedFor = false): 'requested' | 'cancelled' {
  if (waitedFor) return 'cancelled';
  const beforePickup = from === 'accepted' || from === 'arrived';
  return actor === 'driver' && beforePickup && reopenings < MAX_REOPENINGS ? 'requested' : 'cancelled';
}

/** A trip as its cancel finds it. */
interface BeforeCancel {
  readonly status: RideStatus;
  /** Whether the passenger, at the car, confirmed that the trip may start. */
  readonly startConfirmed: boolean;
}

/** Whether a passenger can be missing: the driver is at the pickup, and the passenger did not confirm to be there too. */
export const mayBeMissed = ({ status, startConfirmed }: BeforeCancel): boolean => status === 'arrived' && !startConfirmed;

/** The reasons that a side is asked for, by the state of the trip. */
export function reasonsFor(actor: RegistrableRole, trip: BeforeCancel): readonly CancelReason[] {
  // While nobody drives yet, no driver can have asked for it, and there is nobody to feel unsafe with.
  if (actor === 'passenger')
    return passengerCancelReasons.filter(
      (reason) => trip.status !== 'requested' || (reason !== 'driver_asked_me' && reason !== 'felt_unsafe'),
    );
  if (trip.status === 'in_progress') return onBoardCancelReasons;
  return driverCancelReasons.filter((reason) => reason !== 'passenger_no_show' || mayBeMissed(trip));
}

/** Whether a driver may give this reason for a trip that goes no further with the passenger on board. */
export const isOnBoardReason = (reason: CancelReason): reason is OnBoardReason => isOneOf(onBoardCancelReasons, reason);

/** Whether `actor` may give this reason; no reason at all counts as `other`. */
export function isReasonFor(actor: TripActor, reason: CancelReason): boolean {
  const allowed: readonly CancelReason[] =
    actor === 'passenger' ? passengerCancelReasons : actor === 'driver' ? driverCancelReasons : systemCancelReasons;
  return allowed.includes(reason);
}

import { UNKNOWN_ACCURACY_METERS } from '../drivers/judge-fixes.ts';
import { distanceMeters, type Point } from '../places/geo.ts';
import { madeStops, straightMeters, type TripStop } from './stops.ts';

/** Why a driver ends a trip that the position does not show as arrived (product §2, completion). */
export const endReasons = ['passenger_ended_here', 'wrong_pin', 'no_gps', 'other'] as const;
export type EndReason = (typeof endReasons)[number];
/** The driver can't go on with the passenger on board: the trip ends where it is (product §2). */
export const ENDED_ON_BOARD = 'cannot_go_on';
/** All reasons that a completed trip may carry. */
export const allEndReasons = [...endReasons, ENDED_ON_BOARD] as const;
export type AnyEndReason = (typeof allEndReasons)[number];

/** Metres around the dropoff that count as there; ended farther away, a trip ended early. */
export const ARRIVED_METERS = 300;
/** A position tells where a trip ended when it is at most this old and this exact. */
export const END_FIX_SECONDS = 60;
export const END_FIX_ACCURACY_METERS = 100;
/** No trip is driven faster than this on average: 120 km/h in metres per second. */
export const FASTEST_TRIP_METERS_PER_SECOND = 120 / 3.6;
/** The way driven is at least this part of the straight line: a trail cuts corners and misses tunnels. */
export const DRIVEN_SHARE = 0.7;
/** What is needed of a trip for its end to be believed. */
export const endChecks = ['position', 'place', 'stops', 'time', 'way'] as const;
export type EndCheck = (typeof endChecks)[number];

/** The driver's last known position. */
export interface EndFix extends Point {
  /** Metres by which it may be wrong; null where the phone did not say. */
  readonly accuracy: number | null;
  readonly ageSeconds: number;
}

/** A trip at the moment at which its driver says that it is over. */
export interface TripAtEnd {
  readonly pickup: Point;
  readonly dropoff: Point;
  /** Where it was to stop between the two. */
  readonly stops: readonly TripStop[];
  /** The priced way. */
  readonly routeMeters: number;
  /** Since the start. */
  readonly seconds: number;
  /** By the trail since the start; null where nothing was recorded. */
  readonly drivenMeters: number | null;
  readonly fix: EndFix | null;
}

const errorOf = ({ accuracy }: EndFix) => accuracy ?? UNKNOWN_ACCURACY_METERS;

/** Whether a position says where the trip ended. */
export function isEndFix(fix: EndFix): boolean {
  return fix.ageSeconds <= END_FIX_SECONDS && errorOf(fix) <= END_FIX_ACCURACY_METERS;
}

/** Whether a stop was not made. */
export const leavesStopsOut = ({ stops }: Pick<TripAtEnd, 'stops'>): boolean => madeStops(stops).length < stops.length;

/** Metres of the straight lines from the pickup by the stops that were made to a place. */
export const straightTo = ({ pickup, stops }: Pick<TripAtEnd, 'pickup' | 'stops'>, end: Point): number =>
  straightMeters([pickup, ...madeStops(stops), end]);

/** What is missing for a trip to be taken as completed at once; empty for a trip that was plainly driven (product §2). */
export function missingAtEnd(trip: TripAtEnd): EndCheck[] {
  const { dropoff, fix } = trip;
  const missing: EndCheck[] = [];
  if (fix === null || !isEndFix(fix)) missing.push('position');
  else if (distanceMeters(fix, dropoff) > ARRIVED_METERS) missing.push('place');
  if (leavesStopsOut(trip)) missing.push('stops');
  if (trip.seconds < trip.routeMeters / FASTEST_TRIP_METERS_PER_SECOND) missing.push('time');
  if ((trip.drivenMeters ?? 0) < DRIVEN_SHARE * straightTo(trip, dropoff)) missing.push('way');
  return missing;
}

/** Metres from the last known position to the dropoff; null while no position is known. */
export function metersFromDropoff({ fix, dropoff }: TripAtEnd): number | null {
  return fix === null ? null : Math.round(distanceMeters(fix, dropoff));
}

/**
 * Whether the trip certainly ended more than 300 m from its dropoff. A position that is old or inexact counts as far as the
 * car can have come meanwhile: switching the phone's position off does not bring a trip to its end.
 */
export function endedEarly({ fix, dropoff }: TripAtEnd): boolean {
  if (fix === null) return false;
  const driven = fix.ageSeconds <= END_FIX_SECONDS ? 0 : fix.ageSeconds * FASTEST_TRIP_METERS_PER_SECOND;
  const error = errorOf(fix) <= END_FIX_ACCURACY_METERS ? 0 : errorOf(fix);
  return distanceMeters(fix, dropoff) - driven - error > ARRIVED_METERS;
}

/**
 * Metres driven as far as they are known: by the trail, and never less than straight on to where the trip ended; by its stops, which are what
 * the driver says, only where there is no trail.
 */
export function drivenMetersOf(trip: Pick<TripAtEnd, 'drivenMeters' | 'fix' | 'pickup' | 'stops'>): number {
  const { drivenMeters, fix } = trip;
  const known = drivenMeters === null ? trip : { ...trip, stops: [] };
  return Math.round(Math.max(drivenMeters ?? 0, fix === null ? 0 : straightTo(known, fix)));
}

/**
 * The fare of a trip that ended early or left a stop out: the tariff of the way driven with the ride's own type, country and surge, never above
 * what was quoted and, unless less was quoted, never below the minimum (product §2).
 * @param fareOf what so many metres cost by the tariff that priced the trip
 * @returns minor units and the metres that they pay
 */
export function earlyFare(
  quotedMinor: number,
  trip: TripAtEnd,
  fareOf: (meters: number) => number,
): { fareMinor: number; chargedMeters: number } {
  // At its dropoff without a trail, all of the way was driven for all that is known.
  const known = endedEarly(trip) || trip.drivenMeters !== null || !leavesStopsOut(trip);
  const chargedMeters = known ? drivenMetersOf(trip) : trip.routeMeters;
  return { fareMinor: Math.min(quotedMinor, fareOf(chargedMeters)), chargedMeters };
}

/** What was quoted for a trip that ended early and costs less, in minor units; null of every other one: waiting may have used the difference up. */
export const quotedAbove = ({ quotedMinor, fareMinor }: { quotedMinor: number | null; fareMinor: number }): number | null =>
  quotedMinor !== null && quotedMinor > fareMinor ? quotedMinor : null;

/** What is known of a trip after its end. */
export interface EndedTrip {
  readonly seconds: number;
  readonly drivenMeters: number | null;
  /** From the pickup by the stops made to where it ended or should have ended. */
  readonly straightMeters: number;
}

/**
 * Whether a trip that ended otherwise than priced was plausibly driven: so far that it was a trip at all, along most of the
 * straight line, and no faster than a car goes. Only then does the passenger's word release what the operator pays.
 */
export function isRoutePlausible({ seconds, drivenMeters, straightMeters }: EndedTrip): boolean {
  if (drivenMeters === null || drivenMeters < Math.max(ARRIVED_METERS, DRIVEN_SHARE * straightMeters)) return false;
  return seconds >= Math.max(drivenMeters, straightMeters) / FASTEST_TRIP_METERS_PER_SECOND;
}

/** What a passenger says who is asked about the end. */
export const endAnswers = ['confirmed', 'reported'] as const;
export type EndAnswer = (typeof endAnswers)[number];
/** How a completed trip stands with its passenger: plain, or asked about and then confirmed or reported. */
export const confirmations = ['plain', 'asked', ...endAnswers] as const;
/** What staff decide of pay that is held. */
export const heldOutcomes = ['released', 'refused'] as const;
export type HeldOutcome = (typeof heldOutcomes)[number];
/** What the operator pays for a trip (bonus, goals, referrals, a package's fare): held, released, or refused by staff. */
export const operatorPays = ['held', ...heldOutcomes] as const;
export type OperatorPay = (typeof operatorPays)[number];

/** How long what is open after a trip (cash, question, rating) stays on the home screens, milliseconds (product §2). */
export const END_STRIP_MS = 30 * 60_000;

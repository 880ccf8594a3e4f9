import type { Point } from '../places/geo.ts';
import type { RideType } from '../pricing/ride-types.ts';
import type { Gender } from '../users/genders.ts';
import { POSITION_FRESH_SECONDS } from './offer-life.ts';
import { vehicleFits, type VehicleType } from './vehicles.ts';

/** What decided about a driver in a round, as a driver can later be told. */
export const gates = [
  'offered',
  'offline',
  'not_verified',
  'vehicle',
  'gender_rule',
  'stale_position',
  'busy',
  'has_offer',
  'asked_before',
  'too_far',
  'other_was_nearer',
] as const;
export type Gate = (typeof gates)[number];

/** What is known of a driver when a trip looks for one. */
export interface DriverFacts {
  readonly driverId: number;
  readonly isOnline: boolean;
  readonly isVerified: boolean;
  readonly gender: Gender;
  /** Staff confirmed the gender from a document. */
  readonly genderVerified: boolean;
  readonly vehicleType: VehicleType;
  readonly hasLiveTrip: boolean;
  readonly hasLiveOffer: boolean;
  /** Milliseconds; when the position was received. */
  readonly positionAt: number;
}

/** What a trip asks for. */
export interface TripFacts {
  readonly tripId: number;
  readonly rideType: RideType;
  readonly pickup: Point;
  readonly passengerGenderVerifiedFemale: boolean;
  /** Drivers who had an offer of this trip: they are not asked again. */
  readonly previousDriverIds: readonly number[];
}

/** A person's gender as the ladies-only rule sees it. */
export interface KnownGender {
  readonly gender: Gender;
  readonly genderVerified: boolean;
}

const verifiedFemale = (person: KnownGender) => person.gender === 'female' && person.genderVerified;

/** ladies_only: passenger and driver are female, confirmed by staff from a document; other types ask nothing (product: offers). */
export function gendersFit(rideType: RideType, driver: KnownGender, passenger: KnownGender): boolean {
  return rideType !== 'ladies_only' || (verifiedFemale(driver) && verifiedFemale(passenger));
}

/**
 * The first gate that keeps a driver from this trip, in the order of what the driver can change least to what passes by
 * itself; undefined when the driver may be asked.
 * @param now milliseconds
 */
export function gateOf(driver: DriverFacts, trip: TripFacts, now: number): Gate | undefined {
  if (!driver.isVerified) return 'not_verified';
  if (!driver.isOnline) return 'offline';
  if (!vehicleFits(driver.vehicleType, trip.rideType)) return 'vehicle';
  const passenger: KnownGender = { gender: 'female', genderVerified: trip.passengerGenderVerifiedFemale };
  if (!gendersFit(trip.rideType, driver, passenger)) return 'gender_rule';
  if (driver.hasLiveTrip) return 'busy';
  if (driver.hasLiveOffer) return 'has_offer';
  if (now - driver.positionAt > POSITION_FRESH_SECONDS * 1000) return 'stale_position';
  if (trip.previousDriverIds.includes(driver.driverId)) return 'asked_before';
  return undefined;
}

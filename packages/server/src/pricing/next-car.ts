import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { minutes } from './minutes.ts';

/** What pricing asks of the room that knows where cars are. */
export interface CarsPort {
  /** Seconds until the nearest free car that fits a ride type can be at a pickup; undefined where none is near. */
  secondsToPickup(pickup: Point): (rideType: PassengerRideType) => number | undefined;
}

/** When the nearest free car could come, and when the trip in it would end. */
export function nextCarOf(rideType: PassengerRideType, pickupSeconds: number | undefined, tripSeconds: number): FareQuote['nextCar'] {
  if (pickupSeconds === undefined) return null;
  const seconds = pickupSeconds + tripSeconds;
  // Others who share the car may make the ride longer by so much.
  const later = rideType === 'share' ? detourCapMinutes(minutes(tripSeconds)) : 0;
  return {
    pickupMinutes: minutes(pickupSeconds),
    arrivalMinutes: minutes(seconds),
    arrivalMinutesHigh: minutes(highSeconds(seconds)) + later,
  };
}

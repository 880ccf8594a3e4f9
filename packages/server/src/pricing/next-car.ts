import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { minutes } from './minutes.ts';

/** What pricing asks of the room that knows where cars are. */
export interface CarsPort {
  /** Seconds until the nearest free car of a service can be at a pickup; undefined where none is near. */
  secondsToPickup(pickup: Point): (service: MarketService) => number | undefined;
}

/** When the nearest free car could come, and when the trip in it would end. */
export function nextCarOf(rideType: RideType, pickupSeconds: number | undefined, tripSeconds: number): FareQuote['nextCar'] {
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

import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import type { TripRequest } from './passenger.ts';
import type { CityPlaces } from './places.ts';
import type { Dice } from '@safiri/rules/dice.ts';

/** How often each type is asked for, of a hundred. Ladies-only comes from the passengers who may ask for it. */
const mix: ReadonlyArray<[PassengerRideType, number]> = [
  ['standard', 72],
  ['share', 12],
  ['premium', 8],
  ['scholar', 8],
];

function rideType(dice: Dice): PassengerRideType {
  let left = dice.below(100);
  for (const [type, weight] of mix) {
    if (left < weight) return type;
    left -= weight;
  }
  return 'standard';
}

/** A trip between two known places of the city, 1.5 to 9 km apart; every third starts in the centre. */
export function someTrip(places: CityPlaces, dice: Dice): TripRequest {
  const pickup = dice.chance(0.33) ? places.somewhere(dice, places.city.center, 1500) : places.somewhere(dice);
  return { pickup, dropoff: places.away(dice, pickup, 1500, 9000), rideType: rideType(dice) };
}

/** A trip that starts in the very centre, where the demo's own drivers stand. */
export function centralTrip(places: CityPlaces, dice: Dice): TripRequest {
  const pickup = places.somewhere(dice, places.city.center, 900);
  return { pickup, dropoff: places.away(dice, pickup, 900, 2600), rideType: 'standard' };
}

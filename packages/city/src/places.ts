import { cityById, type City } from '@safiri/rules/places/gazetteer.ts';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { Dice } from '@safiri/rules/dice.ts';

export interface NamedPoint extends Point {
  readonly address: string;
}

/** Where people of a city come from and go to: its known places, a little off each. */
export interface CityPlaces {
  readonly city: City;
  /** A place at most `within` metres from `near`. */
  somewhere(dice: Dice, near?: Point, within?: number): NamedPoint;
  /** A place between `from` and `to` metres from `origin`. */
  away(dice: Dice, origin: Point, from: number, to: number): NamedPoint;
}

/** Known places farther out than this belong to the surroundings, not to the daily trips. */
const CITY_METERS = 16_000;

/** @param reach metres from the centre within which its people stay */
export function placesOf(cityId: string, reach = CITY_METERS): CityPlaces {
  const city = cityById(cityId);
  if (city === undefined) throw new Error(`there is no city "${cityId}"`);
  const all: NamedPoint[] = city.places
    .filter((place) => distanceMeters(place.point, city.center) < reach)
    .map((place) => ({ ...place.point, address: place.name }));
  const beside = (dice: Dice, place: NamedPoint): NamedPoint => ({
    ...destination(place, dice.between(0, 360), dice.between(0, 250)),
    address: place.address,
  });
  const among = (dice: Dice, fits: (place: NamedPoint) => boolean): NamedPoint => {
    const list = all.filter(fits);
    return beside(dice, dice.pick(list.length > 0 ? list : all));
  };
  return {
    city,
    somewhere: (dice, near, within = Infinity) => among(dice, (place) => near === undefined || distanceMeters(place, near) <= within),
    away: (dice, origin, from, to) => among(dice, (place) => distanceMeters(place, origin) >= from && distanceMeters(place, origin) <= to),
  };
}

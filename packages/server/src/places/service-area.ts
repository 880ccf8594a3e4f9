import { isBookable } from '@safiri/rules/countries/booking.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { nearestCity, type City } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { Problem } from '../platform/problem.ts';

/** A pickup farther from every city's centre is outside the service. */
const CITY_REACH_METERS = 80_000;

export interface ServiceArea {
  readonly city: City;
  readonly country: Country;
}

/** The city that serves a pickup, wherever the passenger's account is from; undefined when none does. */
export function findServiceArea(pickup: Point): ServiceArea | undefined {
  const city = nearestCity(pickup);
  if (distanceMeters(city.center, pickup) > CITY_REACH_METERS) return undefined;
  return { city, country: countryById(city.countryId) };
}

/** @throws Problem not_bookable_here when no city serves the pickup or its country is not open yet */
export function requireServiceArea(pickup: Point, openBeta: boolean): ServiceArea {
  const area = findServiceArea(pickup);
  if (area === undefined) throw new Problem('not_bookable_here', 'There is no service at this pickup yet.');
  if (!isBookable(area.country, openBeta)) {
    throw new Problem('not_bookable_here', `Rides are not yet available in ${area.country.name}. Join the waiting list.`);
  }
  return area;
}

import { isBookable } from '@safiri/rules/countries/booking.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { nearestCity, type City } from '@safiri/rules/places/gazetteer.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { CITY_REACH_METERS, isInReach } from '@safiri/rules/places/reach.ts';
import { Problem } from '../platform/problem.ts';

export interface ServiceArea {
  readonly city: City;
  readonly country: Country;
}

/** The city that serves a pickup, wherever the passenger's account is from; undefined when none does. */
export function findServiceArea(pickup: Point): ServiceArea | undefined {
  const city = nearestCity(pickup);
  if (!isInReach(city.center, pickup)) return undefined;
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

/** Whether a trip that begins in a service area may end there. */
export const isInReachOf = (area: ServiceArea, dropoff: Point): boolean => isInReach(area.city.center, dropoff);

/**
 * The service area of a whole trip: nothing that leaves its city's reach is priced or taken (product §7).
 * @throws Problem not_bookable_here, or destination_out_of_reach
 */
export function requireTripArea(pickup: Point, dropoff: Point, openBeta: boolean): ServiceArea {
  const area = requireServiceArea(pickup, openBeta);
  if (isInReachOf(area, dropoff)) return area;
  const kilometers = CITY_REACH_METERS / 1000;
  throw new Problem('destination_out_of_reach', `Trips in ${area.city.name} end within ${kilometers} km of its centre.`);
}

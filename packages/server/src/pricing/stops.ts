import { passengerKinds, takesStops } from '@safiri/rules/markets/services.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { Markets } from '../platform/markets.ts';
import { fieldProblem } from '../platform/problem.ts';
import { isInReachOf, type ServiceArea } from '../places/public.ts';
import type { Ends } from './price-trip.ts';

/** Nearer than this there is nothing to drive. */
const SHORTEST_TRIP_METERS = 50;

/** Whether there is nothing to drive between two places. */
export const isSamePlace = (one: Point, other: Point) => distanceMeters(one, other) < SHORTEST_TRIP_METERS;

/**
 * Whether each place of a way is one to drive to: a stop lies within the market's reach, as a dropoff does, and away from the place before
 * and after it. Over a stop a ride may come back to where it began.
 * @throws Problem naming the stop, or dropoffLocation where there is nothing to drive
 */
export function requireWay(markets: Markets, area: ServiceArea, { pickup, stops = [], dropoff }: Ends): void {
  stops.forEach((stop, i) => {
    const field = `stops.${i}`;
    if (!isInReachOf(area, markets, pickup, stop))
      throw fieldProblem(field, `Trips in ${area.city.name} stay within ${area.market.document.reachKm} km.`);
    if (isSamePlace(stops[i - 1] ?? pickup, stop)) throw fieldProblem(field, 'Choose a stop away from the place before it');
  });
  const last = stops.at(-1);
  if (last === undefined) {
    if (isSamePlace(pickup, dropoff)) throw fieldProblem('dropoffLocation', 'Choose a destination away from the pickup');
  } else if (isSamePlace(last, dropoff)) throw fieldProblem(`stops.${stops.length - 1}`, 'Choose a stop away from the destination');
}

/**
 * The service of which a quote tells first: the one that was asked for, or the first that stops on the way where that one does not.
 * @param stopping those that can be chosen with these stops
 * @throws Problem naming stops where nobody can be driven with them
 */
export function stoppingService(asked: MarketService, stopping: readonly MarketService[], stops: readonly unknown[]): MarketService {
  if (stops.length === 0 || takesStops(asked)) return asked;
  const [first] = passengerKinds.includes(asked.kind) ? stopping : [];
  if (first === undefined) throw fieldProblem('stops', 'This service does not stop on the way');
  return first;
}

/** @throws Problem naming stops where a service makes none on the way */
export function requireStopsOf(service: MarketService, { length }: readonly unknown[]): void {
  if (length > 0 && !takesStops(service)) throw fieldProblem('stops', 'This service does not stop on the way');
}

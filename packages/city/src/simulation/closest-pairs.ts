import { distanceMeters } from '@safiri/rules/places/geo.ts';
import type { Car } from './car.ts';
import type { Trip } from './trip.ts';

/** A waiting trip and a car that is free for it, by the straight distance between them. */
interface Pair {
  readonly trip: Trip;
  readonly car: Car;
  readonly meters: number;
}

/**
 * The order in which a dispatcher without any optimiser serves waiting trips: the closest free pair first, then the closest of what is left. It is the
 * baseline that a policy has to beat: first-come alone is too easy.
 * @param now seconds of the day
 */
export function closestPairsFirst(trips: Iterable<Trip>, cars: Iterable<Car>, now: number): Trip[] {
  const free = [...cars].filter((car) => car.online && car.stops.length === 0 && car.offered === undefined);
  const pairs: Pair[] = [];
  for (const trip of trips)
    for (const car of free)
      if (!trip.asked.has(car.id)) pairs.push({ trip, car, meters: distanceMeters(trip.request.pickup, car.positionAt(now)) });
  const taken = new Set<Car>();
  const order = new Set<Trip>();
  for (const { trip, car } of pairs.toSorted((a, b) => a.meters - b.meters)) {
    if (taken.has(car) || order.has(trip)) continue;
    taken.add(car);
    order.add(trip);
  }
  return [...order];
}

import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { changedKind } from './change-words.ts';

/** Whether the place that is driven to next is the one that was asked for last; before a stop that was there the way is as it was. */
export function isAskedNext(ride: Pick<Ride, 'stops' | 'destinationChange'>): boolean {
  const next = stopAhead(ride.stops);
  return changedKind(ride) === 'stop' ? next === ride.stops.length - 1 : next === undefined;
}

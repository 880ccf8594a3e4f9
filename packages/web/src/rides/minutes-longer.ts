import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';

/**
 * Minutes that a changed way makes a trip longer, by the planned minutes of both: what one side asks by, the other answers by. Negative where it is
 * shorter; undefined where an older server says too little.
 */
export function minutesLonger({ fast }: Pick<Ride, 'fast'>, before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  return Math.round((after - before) / (fast ? FAST_TRIP_TIMES : 1));
}

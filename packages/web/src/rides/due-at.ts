import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { clockRange } from '../common/clock-range.ts';
import { zoneOf } from '../common/trip-clock.ts';
import { clockTimeAfter } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { isArriving } from './is-arriving.ts';

/**
 * The clock times that belong to the minutes until a car is there, which everything on a screen says of one arrival; undefined
 * while it is not known or as good as reached.
 * @param now milliseconds since 1970 by this phone
 */
export function dueAt(ride: Ride, now: number): string | undefined {
  if (ride.eta === null || isArriving(ride)) return undefined;
  const { seconds, highSeconds } = ride.eta;
  const [from, to] = [seconds, highSeconds].map((after) => clockTimeAfter(serverTime(now), after, zoneOf(ride)));
  return clockRange(from ?? '', to ?? '');
}

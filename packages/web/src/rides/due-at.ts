import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { countryHere } from '../common/country-here.ts';
import { clockTimeAfter } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { isArriving } from './is-arriving.ts';

/**
 * The clock time that belongs to the minutes until a car is there, which everything on a screen says of one arrival; undefined
 * while it is not known or as good as reached.
 * @param now milliseconds since 1970 by this phone
 */
export function dueAt(ride: Ride, now: number): string | undefined {
  if (ride.eta === null || isArriving(ride)) return undefined;
  return clockTimeAfter(serverTime(now), ride.eta.seconds, countryHere(ride.countryId).timeZoneId);
}

import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { zoneOf } from '../common/trip-clock.ts';
import { clockTimeAfter } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import type { Translate } from '../platform/text.ts';
import { isArriving } from './is-arriving.ts';

interface Due {
  /** Half of all cars are there by then: the minutes that are said count to it. */
  readonly time: string;
  /** Nine of ten are. */
  readonly latest: string;
}

/**
 * The clock times that belong to the minutes until a car is there, which everything on a screen says of one arrival; undefined
 * while it is not known or as good as reached.
 * @param now milliseconds since 1970 by this phone
 * @param more seconds that are driven on from there
 */
export function dueAt(ride: Ride, now: number, more = 0): Due | undefined {
  if (ride.eta === null || isArriving(ride)) return undefined;
  const { seconds, highSeconds } = ride.eta;
  const clock = (after: number) => clockTimeAfter(serverTime(now), after + more, zoneOf(ride));
  return { time: clock(seconds), latest: clock(highSeconds) };
}

/** "14:52, rarely after 15:01"; the first alone, as about then, where both are alike. */
export function dueText(t: Translate, { time, latest }: Due): string {
  return time === latest ? t('dueAbout', { time }) : t('dueRarely', { time, latest });
}

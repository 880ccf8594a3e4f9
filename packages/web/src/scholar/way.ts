import type { Group } from '@safiri/contract/scholar/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/**
 * The points between a stop and the school, in the order they are driven: a group that only drives home comes from the school.
 * @param stop which of the stops
 */
export function wayOf(
  { pickupPoints, scheduleType, schoolAt }: Pick<Group, 'pickupPoints' | 'scheduleType' | 'schoolAt'>,
  stop: number,
): readonly Point[] {
  const isHome = scheduleType === 'afternoon';
  const driven = isHome ? pickupPoints.slice(0, stop + 1) : pickupPoints.slice(stop);
  const stops = driven.flatMap(({ at }) => (at === undefined ? [] : [at]));
  const school = schoolAt === undefined ? [] : [schoolAt];
  return isHome ? [...school, ...stops] : [...stops, ...school];
}

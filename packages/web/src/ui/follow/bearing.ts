import { turnBetween } from '@safiri/rules/navigation/line.ts';

/** By less than this the map stays as it lies: the arrow on it shows the rest, and names need not be placed anew at each bend. */
export const LEAST_TURN = 12;

/**
 * What points up on a map that turns with a vehicle.
 * @param before the bearing until now, in degrees that may go beyond a full turn, so that the map turns by the shorter way
 * @param heading of the vehicle; null while it does not know
 */
export function bearingAfter(before: number | undefined, heading: number | null): number {
  if (heading === null) return before ?? 0;
  if (before === undefined) return heading;
  const turn = turnBetween(before, heading);
  return Math.abs(turn) < LEAST_TURN ? before : before + turn;
}

/** North up, by the shorter way from how the map lies. */
export const northFrom = (before: number | undefined): number => (before === undefined ? 0 : before + turnBetween(before, 0));

import type { RollState } from './groups.ts';

/** A run that nobody ended counts as over so many milliseconds after the child got on. */
const RUN_AT_MOST_MS = 2 * 60 * 60_000;

/** Whether a child is on the way now. @param at when the state was called @param now both in milliseconds since 1970 */
export const isOnTheWay = (state: RollState, at: number, now: number): boolean => state === 'on_board' && now - at < RUN_AT_MOST_MS;

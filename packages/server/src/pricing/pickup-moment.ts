import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt } from '@safiri/rules/scheduled/window.ts';
import { fieldProblem } from '../platform/problem.ts';

/** When a ride for later is wanted. @throws Problem naming pickupAt where it is too soon or too far ahead */
export function pickupMoment(now: Date, text: string): Date {
  const at = new Date(text);
  const check = checkPickupAt(now, at);
  if (check === 'too_soon') throw fieldProblem('pickupAt', `Book at least ${BOOK_AHEAD_MINUTES} minutes ahead, or ask for a ride now`);
  if (check === 'too_far') throw fieldProblem('pickupAt', `Book at most ${BOOK_AHEAD_DAYS} days ahead`);
  return at;
}

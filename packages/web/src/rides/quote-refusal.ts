import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES } from '@safiri/rules/scheduled/window.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import type { Translate } from '../platform/text.ts';

/** Why there is no price: what is wrong with a stop, that a time came too near while the screen stood open, or what the server says. */
export function quoteRefusal(t: Translate, error: Error): string {
  if (fieldMessage(error, 'pickupAt') !== undefined) return t('laterBounds', { minutes: BOOK_AHEAD_MINUTES, days: BOOK_AHEAD_DAYS });
  const ofStop = ['stops', 'stops.0', 'stops.1'].map((path) => fieldMessage(error, path)).find((said) => said !== undefined);
  return ofStop ?? serverMessage(error, t('noPrice'));
}

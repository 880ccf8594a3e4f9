import { isRetryable } from '../platform/api-client.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What a ride request has so far. */
export interface RequestState {
  readonly online: boolean;
  readonly destinationText: string;
  readonly hasDestination: boolean;
  /** Each stop that was added is a place. */
  readonly hasStops: boolean;
  /** The phone is looking for its position. */
  readonly isFinding: boolean;
  readonly hasPickup: boolean;
  /** The price for this very way: on the screen, on its way, failed for now, refused for good, or there is none because the chosen service makes no stops. */
  readonly price: 'shown' | 'coming' | 'failed' | 'refused' | 'no_stops';
  /** What of it is handed over stands on the screen, too. */
  readonly isPayKnown: boolean;
}

/**
 * How it stands with the price of the chosen service.
 * @param makesNoStops it makes none, and some are wanted
 * @param error of the last question
 */
export function priceState(isShown: boolean, makesNoStops: boolean, error: Error | null): RequestState['price'] {
  if (isShown) return 'shown';
  if (makesNoStops) return 'no_stops';
  if (error === null) return 'coming';
  return isRetryable(error) ? 'failed' : 'refused';
}

/**
 * What is still missing before the ride can be requested, in words for below the button; undefined when nothing is. A
 * request goes out only with a price that the person has seen (product §6).
 */
export function missingFor({
  online,
  destinationText,
  hasDestination,
  hasStops,
  isFinding,
  hasPickup,
  price,
  isPayKnown,
}: RequestState): TextKey | undefined {
  if (!online) return 'offlineRequest';
  if (destinationText.trim() === '') return 'askDestination';
  if (!hasDestination) return 'askListed';
  if (!hasStops) return 'askStop';
  if (isFinding) return 'findingYou';
  if (!hasPickup) return 'askPickup';
  if (price === 'coming') return 'quoting';
  if (price === 'failed') return 'quoteRetrying';
  if (price === 'refused') return 'noPrice';
  if (price === 'no_stops') return 'noStopsBy';
  return isPayKnown ? undefined : 'walletComing';
}

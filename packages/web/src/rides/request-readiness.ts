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
  /** The price for this very way: on the screen, on its way, failed for now, or refused for good. */
  readonly price: 'shown' | 'coming' | 'failed' | 'refused';
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
}: RequestState): TextKey | undefined {
  if (!online) return 'offlineRequest';
  if (destinationText.trim() === '') return 'askDestination';
  if (!hasDestination) return 'askListed';
  if (!hasStops) return 'askStop';
  if (isFinding) return 'findingYou';
  if (!hasPickup) return 'askPickup';
  if (price === 'coming') return 'quoting';
  if (price === 'failed') return 'quoteRetrying';
  return price === 'refused' ? 'noPrice' : undefined;
}

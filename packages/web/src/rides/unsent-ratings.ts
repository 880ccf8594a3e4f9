import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { RatingTag } from '@safiri/rules/rides/rating-tags.ts';
import { callApi, isRetryable } from '../platform/api-client.ts';
import { offlineQueue } from '../platform/offline-queue.ts';

/** A rating that was given without a connection. The server takes one of each side, so sending it twice is harmless. */
export interface UnsentRating {
  readonly rideId: number;
  readonly rating: number;
  readonly tags?: RatingTag[];
  readonly comment?: string;
}

const RATINGS_AT_MOST = 20;
export const unsentRatings = offlineQueue<UnsentRating>('unsent-ratings');

export function queueRating(rating: UnsentRating): void {
  const others = unsentRatings.get().filter(({ rideId }) => rideId !== rating.rideId);
  unsentRatings.set([...others, rating].slice(-RATINGS_AT_MOST));
}

let running: Promise<void> | undefined;

async function sendAll(): Promise<void> {
  for (const { rideId, ...body } of unsentRatings.get()) {
    try {
      await callApi(ridePaths.rateRide, { params: { id: String(rideId) }, body });
    } catch (error) {
      if (isRetryable(error)) return;
      // Rated from another phone, or a trip that can't be rated: it will never be taken.
    }
    unsentRatings.set(unsentRatings.get().filter((entry) => entry.rideId !== rideId));
  }
}

/** Sends what waits, one after the other and never twice at once. */
export function sendRatings(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

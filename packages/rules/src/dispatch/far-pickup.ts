import { SEARCH_SECONDS } from './offer-life.ts';

/** Seconds to a pickup from which on a free driver is far from it: of passengers who wait longer hardly half are still there. */
export const FAR_PICKUP_SECONDS = 1500;

/** Seconds of a search for which nobody comes from afar: a nearer car may come free, and the far driver may get a nearer trip. Then whoever is there is asked. */
export const FAR_AFTER_SECONDS = SEARCH_SECONDS - 30;

/**
 * Whether a free driver is not asked yet, because the way to the pickup is long and the search has time (decision 074).
 * @param pickupSeconds of the driver to the pickup
 * @param waitedSeconds since the passenger asked
 */
export const isFarYet = (pickupSeconds: number, waitedSeconds: number): boolean =>
  pickupSeconds > FAR_PICKUP_SECONDS && waitedSeconds < FAR_AFTER_SECONDS;

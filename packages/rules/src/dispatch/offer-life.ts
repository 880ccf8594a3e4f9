/** An offer stands, or ended by the driver, by its time, or because the trip was gone. */
export const offerStatuses = ['offered', 'accepted', 'declined', 'lapsed', 'withdrawn'] as const;

/** Seconds an offer stands before it goes to the next driver (product: offers). */
export const OFFER_SECONDS = 15;

/**
 * Seconds after which a driver who let an offer pass may be asked for the same trip again, once there is nobody else to ask
 * (product: offers). Long enough to answer "Take it" to what was missed before it comes back by itself.
 */
export const ASK_AGAIN_SECONDS = 15;

/** Seconds for which a missed offer is shown to its driver. */
export const MISSED_SHOWN_SECONDS = 600;

/** Seconds after which the search for a driver gives up (product: the life of a trip). */
export const SEARCH_SECONDS = 180;

/** When a search that begins at `now` gives up: for a ride of later not before its pickup. */
export const searchEnd = (now: Date, pickupAt: Date | null = null): Date =>
  new Date(Math.max(now.getTime(), pickupAt?.getTime() ?? 0) + SEARCH_SECONDS * 1000);

/** A position older than this does not count: the phone is silent, the driver may be anywhere (product: offers). */
export const POSITION_FRESH_SECONDS = 60;

/**
 * A driver who is online and silent is looked at this long, so that the record can say that the position was old; then the
 * position is dropped, until the phone reports again.
 */
export const POSITION_KEPT_SECONDS = 3600;

/** Metres around the pickup within which drivers are offered the trip. */
export const SEARCH_RADIUS_METERS = 10_000;

/** Drivers between the search radius and this one get no offer, but can be told that they were too far away. */
export const NOTICE_RADIUS_METERS = 15_000;

/** Drivers looked at per trip and round, nearest first. */
export const CANDIDATES_PER_ROUND = 50;

/** A trip that finds nobody among the nearest looks further, up to this many drivers in one round. */
export const CANDIDATES_AT_MOST = 800;

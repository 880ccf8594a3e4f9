/** Seconds an offer stands before it goes to the next driver (product: offers). */
export const OFFER_SECONDS = 15;

/** Seconds after which the search for a driver gives up (product: the life of a trip). */
export const SEARCH_SECONDS = 180;

/** A position older than this does not count: the phone is silent, the driver may be anywhere (product: offers). */
export const POSITION_FRESH_SECONDS = 60;

/** Metres around the pickup within which drivers are looked for. */
export const SEARCH_RADIUS_METERS = 10_000;

/** Drivers looked at per trip and round, nearest first. */
export const CANDIDATES_PER_ROUND = 50;

/** Seconds of a passenger's waiting that weigh as much as one second of pickup time when several trips want one driver. */
export const WAITING_WEIGHT = 0.25;

/**
 * Milliseconds from the start of one batch of a busy city to the next: the requests that come in between are given their
 * drivers together, which is what makes the pickups short. Longer makes everybody wait for little more.
 */
export const BATCH_WINDOW_MS = 1000;

/**
 * Milliseconds that a request waits in a quiet city, where no batch ran within the last window: long enough that requests
 * of the same moment are matched together, too short to be felt.
 */
export const QUIET_WINDOW_MS = 50;

/**
 * Milliseconds that matching one batch may take on the thread that answers requests. Nothing else of the node runs meanwhile, so this bounds what dispatch can
 * add to the answer of any call. What is assigned by then stands; the trips still without a driver go nearest first.
 */
export const MATCH_BUDGET_MS = 200;

/** A batch of at least so many trips is matched on a thread of its own: for a smaller one taking everything down costs more than it saves. */
export const APART_FROM_TRIPS = 25;

/** Milliseconds that matching such a batch may take: nobody waits for it but its own trips. */
export const MATCH_APART_BUDGET_MS = 2000;

/** Milliseconds after which that thread is given up, and the batch matched at once. */
export const MATCH_APART_LATE_MS = 6000;

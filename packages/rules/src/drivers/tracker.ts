/**
 * A tracker is an app beside ours, such as Traccar Client, or a device in the vehicle, that reports a driver's positions while
 * the phone sleeps (docs/positions.md). It is paired by a secret that may write that driver's positions and nothing else.
 */

/** Minutes within which a new secret must have been used; it lapses otherwise. */
export const PAIRING_MINUTES = 10;

/** Positions that a tracker may send each second; what comes faster is dropped unread. */
export const TRACKER_FIXES_PER_SECOND = 2;

/** Milliseconds by which a tracker's time may be ahead of ours; such a position counts as one of now. */
export const TRACKER_AHEAD_MS = 60_000;

/** The longest name that a tracker may call itself. */
export const TRACKER_NAME_AT_MOST = 100;

/** 128 random bits as they stand in an address. */
export const TRACKER_SECRET_PATTERN = /^[\w-]{22}$/;

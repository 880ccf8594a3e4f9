/** Minutes that a ride is booked ahead at least; who needs one sooner asks for it now. */
export const BOOK_AHEAD_MINUTES = 30;
/** Days that a ride is booked ahead at most. */
export const BOOK_AHEAD_DAYS = 7;
/** Minutes before the pickup at which a driver is looked for. */
export const BEGIN_AHEAD_MINUTES = 12;
/** Minutes before the pickup at which the passenger is reminded. */
export const REMIND_AHEAD_MINUTES = 30;
/** Minutes after the pickup until which a ride that could not begin is tried again, as while another one is under way. */
export const GIVE_UP_MINUTES = 10;
/** Booked rides of one person at a time. */
export const BOOKED_AT_MOST = 5;

const MINUTE_MS = 60_000;

export const scheduledStatuses = ['waiting', 'begun', 'cancelled', 'failed'] as const;

/** Whether a ride may be booked at `now` for `pickupAt`; which bound it misses, else (requirement REQ-49). */
export function checkPickupAt(now: Date, pickupAt: Date): 'ok' | 'too_soon' | 'too_far' {
  const minutes = (pickupAt.getTime() - now.getTime()) / MINUTE_MS;
  if (!(minutes >= BOOK_AHEAD_MINUTES)) return 'too_soon';
  return minutes > BOOK_AHEAD_DAYS * 24 * 60 ? 'too_far' : 'ok';
}

/** The moment so many minutes before another; after it with a minus. */
export const minutesBefore = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * MINUTE_MS);

import { checkPickupAt, BOOK_AHEAD_DAYS } from '@safiri/rules/scheduled/window.ts';

/** Minutes between the times that are offered. */
export const SLOT_MINUTES = 15;
/** So long a person may take to choose before the first time that was offered is too near (milliseconds). */
const CHOOSING_MS = 5 * 60_000;

/**
 * The times at which a ride may be booked, for each day that has one, by the phone's clock. Times are made from the day's own hours
 * and minutes: where clocks change, an hour that does not exist is not offered twice.
 */
export function pickupSlots(now: Date): Date[][] {
  const soonest = new Date(now.getTime() + CHOOSING_MS);
  const slotsOf = (offset: number) => {
    const slots: Date[] = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += SLOT_MINUTES) {
      const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 0, minutes);
      const isNew = slots.length === 0 || at.getTime() > (slots.at(-1)?.getTime() ?? 0);
      if (isNew && checkPickupAt(soonest, at) !== 'too_soon' && checkPickupAt(now, at) === 'ok') slots.push(at);
    }
    return slots;
  };
  return Array.from({ length: BOOK_AHEAD_DAYS + 1 }, (_, offset) => slotsOf(offset)).filter((slots) => slots.length > 0);
}

/** The slot at the same hour of another day, or the nearest one to it that day. */
export function sameHour(slots: readonly Date[], at: Date): Date | undefined {
  const minuteOf = (one: Date) => one.getHours() * 60 + one.getMinutes();
  const distance = (one: Date) => Math.abs(minuteOf(one) - minuteOf(at));
  return slots.toSorted((a, b) => distance(a) - distance(b))[0];
}

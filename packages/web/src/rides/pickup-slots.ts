import { instantOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { checkPickupAt, BOOK_AHEAD_DAYS } from '@safiri/rules/scheduled/window.ts';

/** Minutes between the times that are offered. */
export const SLOT_MINUTES = 15;
/** So long a person may take to choose before the first time that was offered is too near (milliseconds). */
const CHOOSING_MS = 5 * 60_000;

/**
 * The times at which a ride may be booked, for each day that has one, by the clock of the city. Times are made from the day's own hours
 * and minutes: where clocks change, an hour that does not exist is not offered twice.
 * @param zone of the city, as the IANA names it
 */
export function pickupSlots(now: Date, zone: string): Date[][] {
  const { year, month, day } = localMoment(now, zone);
  const soonest = new Date(now.getTime() + CHOOSING_MS);
  const slotsOf = (offset: number) => {
    const slots: Date[] = [];
    for (let minute = 0; minute < 24 * 60; minute += SLOT_MINUTES) {
      const at = instantOf({ year, month, day: day + offset, minute }, zone);
      const isNew = slots.length === 0 || at.getTime() > (slots.at(-1)?.getTime() ?? 0);
      if (isNew && checkPickupAt(soonest, at) !== 'too_soon' && checkPickupAt(now, at) === 'ok') slots.push(at);
    }
    return slots;
  };
  return Array.from({ length: BOOK_AHEAD_DAYS + 1 }, (_, offset) => slotsOf(offset)).filter((slots) => slots.length > 0);
}

/** The slot at the same hour of another day in a zone, or the nearest one to it that day. */
export function sameHour(slots: readonly Date[], at: Date, zone: string): Date | undefined {
  const minuteOf = (one: Date) => {
    const { hour, minute } = localMoment(one, zone);
    return hour * 60 + minute;
  };
  const distance = (one: Date) => Math.abs(minuteOf(one) - minuteOf(at));
  return slots.toSorted((a, b) => distance(a) - distance(b))[0];
}

import { countryById } from '@safiri/rules/countries/countries.ts';
import { hoursAt, type HoursNow } from './opening-hours.ts';
import type { MerchantRow } from './queries.ts';

/** Whether a shop takes orders, as its customers read it. */
export interface OpenFacts {
  readonly isOpen: boolean;
  /** When it closes, while it is open; null when it never does. */
  readonly openUntil: Date | null;
  /** When it takes orders again, while it does not; null when nobody knows. */
  readonly opensAt: Date | null;
  readonly hoursToday: string;
}

const hoursOf = ({ openingHours, countryId }: MerchantRow, at: Date): HoursNow =>
  hoursAt(openingHours, countryById(countryId).timeZoneId, at);

/** By its hours, its pause and whether it takes orders at all, at a moment on the clocks of the place. */
export function openFacts(merchant: MerchantRow, now: Date): OpenFacts {
  const hours = hoursOf(merchant, now);
  const hoursToday = hours.today;
  const closed = { isOpen: false, openUntil: null, hoursToday };
  if (!merchant.isActive) return { ...closed, opensAt: null };
  const { pausedUntil } = merchant;
  if (pausedUntil !== null && pausedUntil > now) {
    const then = hoursOf(merchant, pausedUntil);
    return { ...closed, opensAt: then.isOpen ? pausedUntil : then.changesAt };
  }
  if (!hours.isOpen) return { ...closed, opensAt: hours.changesAt };
  return { isOpen: true, openUntil: hours.changesAt, opensAt: null, hoursToday };
}

/** Whether orders are taken at this moment. */
export const isOpenNow = (merchant: MerchantRow, now: Date): boolean => openFacts(merchant, now).isOpen;

/** When a shop opens on a later day than this: what "until tomorrow" means to its people. */
export const opensTomorrow = (merchant: MerchantRow, now: Date): Date => hoursOf(merchant, now).tomorrow;

/** How many minutes longer everything takes at this moment. */
export const busyMinutesAt = ({ busyMinutes, busyUntil }: MerchantRow, now: Date): number =>
  busyUntil !== null && busyUntil > now ? busyMinutes : 0;

/** Minutes from the order to the door, as its people say them: "25-40", and "40-55" while they are busy. */
export const deliveryTimeAt = (merchant: MerchantRow, now: Date): string =>
  merchant.deliveryTime
    .split('-')
    .map((minutes) => String(Number(minutes) + busyMinutesAt(merchant, now)))
    .join('-');

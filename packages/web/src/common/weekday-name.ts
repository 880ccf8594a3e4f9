import { dateText } from '../platform/dates.ts';

/** The short name of a day of the week, 0 for Monday: the first of January 2024 was one. */
export const weekdayName = (weekday: number): string =>
  dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), { weekday: 'short', timeZone: 'UTC' });

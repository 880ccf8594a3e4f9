import { instantOf, localMoment } from '@safiri/rules/places/local-time.ts';

/** Zones are apart, and their clocks are changed, by whole quarters of an hour: within one the hour stands. */
const QUARTER_MS = 900_000;
const hours = new Map<string, { readonly quarter: number; readonly hour: number }>();

/** The hour of the day, 0 to 23, on the clocks of a time zone; asked for with each position of each driver. */
export function localHour(at: Date, timeZoneId: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const known = hours.get(timeZoneId);
  if (known?.quarter === quarter) return known.hour;
  const { hour } = localMoment(at, timeZoneId);
  hours.set(timeZoneId, { quarter, hour });
  return hour;
}

/** The year on the calendars of a time zone. */
export function localYear(at: Date, timeZoneId: string): number {
  return localMoment(at, timeZoneId).year;
}

/** The moment at which the local day of `at` began. */
export function startOfLocalDay(at: Date, timeZoneId: string): Date {
  const { year, month, day } = localMoment(at, timeZoneId);
  return instantOf({ year, month, day }, timeZoneId);
}

/** The calendar date on the clocks of a time zone, YYYY-MM-DD. */
export function localDate(at: Date, timeZoneId: string): string {
  const { year, month, day } = localMoment(at, timeZoneId);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

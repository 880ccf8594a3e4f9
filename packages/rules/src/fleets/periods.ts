import { instantOf, localDate } from '../places/local-time.ts';
import { monthOf, weekOf, type Period } from '../earnings/goals.ts';
import { isDate } from '../places/local-time.ts';

/** What a fleet's trips are summed over. */
export const fleetPeriods = ['week', 'month'] as const;
export type FleetPeriod = (typeof fleetPeriods)[number];

/** Trips of a page of a vehicle or a driver. */
export const FLEET_TRIPS_PAGE = 20;

/** Whether sums may be asked for a day: one of the calendar, in this century, since the database knows no year of five digits. */
export const isFleetDay = (text: string): boolean => isDate(text) && text >= '2000-01-01' && text < '2100-01-01';

const ofKind = { week: weekOf, month: monthOf } as const;

/**
 * The week (Monday to Sunday) or the month in which a day lies, on the clocks of a time zone.
 * @param day YYYY-MM-DD
 */
export function periodWith(kind: FleetPeriod, day: string, timeZoneId: string): Period {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Noon is on that day in every zone, whatever the clocks did at midnight.
  const midnight = instantOf({ year, month, day: date }, timeZoneId);
  return ofKind[kind](new Date(midnight.getTime() + 12 * 3_600_000), timeZoneId);
}

/** The first and the last day of a period, YYYY-MM-DD, and a day of the one before and of the next. */
export function daysOf({ startsAt, endsAt }: Period, timeZoneId: string) {
  const dayAt = (ms: number) => localDate(new Date(ms), timeZoneId);
  const half = 12 * 3_600_000;
  return {
    from: dayAt(startsAt.getTime() + half),
    to: dayAt(endsAt.getTime() - half),
    before: dayAt(startsAt.getTime() - half),
    next: dayAt(endsAt.getTime() + half),
  };
}

import type { Drive } from '@safiri/dispatch/roads/road-map.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { instantOf, localMoment } from '@safiri/rules/places/local-time.ts';

/** Zones are apart, and their clocks are changed, by whole quarters of an hour: within one the hour stands. */
const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;
/** Of a time zone, the hour of a quarter and the minute of the week at which that begins. */
const quarters = new Map<string, { readonly quarter: number; readonly hour: number; readonly minute: number }>();

/** Asked for with each position of each driver. */
function quarterAt(at: Date, timeZoneId: string) {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const known = quarters.get(timeZoneId);
  if (known?.quarter === quarter) return known;
  const { weekday, hour, minute } = localMoment(new Date(quarter * QUARTER_MS), timeZoneId);
  const found = { quarter, hour, minute: (weekday * 24 + hour) * 60 + minute };
  quarters.set(timeZoneId, found);
  return found;
}

/** The hour of the day, 0 to 23, on the clocks of a time zone. */
export const localHour = (at: Date, timeZoneId: string): number => quarterAt(at, timeZoneId).hour;

/** Who drives when, as the streets ask for it: on the clocks of a time zone. */
export const driveAt = (by: RoadVehicle, at: Date, timeZoneId: string): Drive => ({
  by,
  minute: quarterAt(at, timeZoneId).minute + Math.floor((at.getTime() % QUARTER_MS) / MINUTE_MS),
});

/** The year on the calendars of a time zone. */
export function localYear(at: Date, timeZoneId: string): number {
  return localMoment(at, timeZoneId).year;
}

/** The moment at which the local day of `at` began. */
export function startOfLocalDay(at: Date, timeZoneId: string): Date {
  const { year, month, day } = localMoment(at, timeZoneId);
  return instantOf({ year, month, day }, timeZoneId);
}

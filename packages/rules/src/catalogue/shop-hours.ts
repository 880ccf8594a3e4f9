import { isDate } from '../places/local-time.ts';
import { timeOfDay } from '../places/time-of-day.ts';
import { formatWeek, minuteOf, parseWeek, type Hours, type Week } from './merchants.ts';

/** Days of the calendar, as 2026-12-25, on which a shop is closed (`null`) or has other hours than its week. */
export interface OtherDays {
  readonly from: string;
  /** The last of them; the same day for one alone. */
  readonly to: string;
  readonly hours: Hours | null;
}

/** What the form of a shop can show: one row for each weekday, and the days that are otherwise. */
export interface ShopHours {
  readonly week: Week;
  readonly otherDays: readonly OtherDays[];
}

export const OTHER_DAYS_AT_MOST = 30;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const writtenDay = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${year} ${months[Number(month) - 1]} ${day}`;
};

/** '2026 Dec 25' as 2026-12-25; undefined for what no calendar has. */
function readDay(text: string): string | undefined {
  const match = /^(\d{4}) ([A-Z][a-z]{2}) (\d\d)$/.exec(text);
  const month = (months as readonly string[]).indexOf(match?.[2] ?? '') + 1;
  if (match === null || month === 0) return undefined;
  const date = `${match[1]}-${String(month).padStart(2, '0')}-${match[3]}`;
  return isDate(date) ? date : undefined;
}

function readOtherDays(text: string): OtherDays | undefined {
  const match = /^(\d{4} \w+ \d\d)(?:-(\d{4} \w+ \d\d))? (?:(\d\d:\d\d)-(\d\d:\d\d)|off)$/.exec(text);
  const from = readDay(match?.[1] ?? '');
  const to = readDay(match?.[2] ?? match?.[1] ?? '');
  const opens = minuteOf(match?.[3] ?? '00:00');
  const closes = minuteOf(match?.[4] ?? '00:00');
  if (match === null || from === undefined || to === undefined || to < from) return undefined;
  if (opens === undefined || closes === undefined) return undefined;
  return { from, to, hours: match[3] === undefined ? null : { from: opens, to: closes } };
}

/**
 * Reads what the form of a shop writes, and week rows as they stand in catalogue files.
 * @returns undefined for hours that no such form can show, be they good `opening_hours` or not
 */
export function parseShopHours(text: string): ShopHours | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const first = parts.findIndex((part) => /^\d{4} /.test(part));
  const weekParts = first === -1 ? parts : parts.slice(0, first);
  const week = parseWeek(weekParts.join('; '));
  const otherDays = (first === -1 ? [] : parts.slice(first)).map(readOtherDays);
  if (week === undefined || otherDays.length > OTHER_DAYS_AT_MOST) return undefined;
  const known = otherDays.filter((days) => days !== undefined);
  return known.length === otherDays.length ? { week, otherDays: known } : undefined;
}

/** Hours in the syntax of OpenStreetMap's `opening_hours`; {@link parseShopHours} reads them back. */
export const formatShopHours = ({ week, otherDays }: ShopHours): string =>
  [
    formatWeek(week),
    ...otherDays.map(({ from, to, hours }) => {
      const days = from === to ? writtenDay(from) : `${writtenDay(from)}-${writtenDay(to)}`;
      return `${days} ${hours === null ? 'off' : `${timeOfDay(hours.from)}-${timeOfDay(hours.to)}`}`;
    }),
  ].join('; ');

/** Whether these days are over on the day `today` (2026-11-24). */
export const areOver = (days: OtherDays, today: string): boolean => days.to < today;

/** What the clocks and calendars of a time zone show at a moment. */
export interface LocalMoment {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Of the month, from 1. */
  readonly day: number;
  /** 0 is Monday, 6 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The last answer of each time zone: prices, hours and limits of one moment ask for the same again and again. */
const lasts = new Map<string, { readonly second: number; readonly moment: LocalMoment }>();

function formatOf(timeZoneId: string): Intl.DateTimeFormat {
  let known = formats.get(timeZoneId);
  if (known === undefined) {
    known = new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZoneId,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZoneId, known);
  }
  return known;
}

const DAY_MS = 86_400_000;

/** 0 is Monday. The first day of 1970 was a Thursday. */
function weekdayOf(year: number, month: number, day: number): number {
  return (((Date.UTC(year, month - 1, day) / DAY_MS + 3) % 7) + 7) % 7;
}

/**
 * The local date and time of a moment.
 * @param timeZoneId IANA name
 * @throws RangeError for a time zone that does not exist
 */
export function localMoment(at: Date, timeZoneId: string): LocalMoment {
  const atSecond = Math.floor(at.getTime() / 1000);
  const last = lasts.get(timeZoneId);
  if (last?.second === atSecond) return last.moment;
  const parts = Object.fromEntries(
    formatOf(timeZoneId)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const moment = { year, month, day, weekday: weekdayOf(year, month, day), hour, minute, second };
  lasts.set(timeZoneId, { second: atSecond, moment });
  return moment;
}

const two = (n: number) => String(n).padStart(2, '0');

/** A day of the calendar, YYYY-MM-DD. */
export const dateOf = ({ year, month, day }: Pick<LocalMoment, 'year' | 'month' | 'day'>): string => `${year}-${two(month)}-${two(day)}`;

/** A calendar date that exists, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The calendar date on the clocks of a time zone, YYYY-MM-DD. */
export const localDate = (at: Date, timeZoneId: string): string => dateOf(localMoment(at, timeZoneId));

/** How far the local clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZoneId: string): number {
  const { year, month, day, hour, minute, second } = localMoment(new Date(at), timeZoneId);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * The moment at which local clocks show this date and time; where they jump over it, the moment of the jump. Day and
 * minute may run over: day 32 of January is the first of February, minute 1440 the next midnight.
 */
export function instantOf(date: { year: number; month: number; day: number; minute?: number }, timeZoneId: string): Date {
  const wall = Date.UTC(date.year, date.month - 1, date.day, 0, date.minute ?? 0);
  const first = wall - offsetAt(wall, timeZoneId);
  return new Date(wall - offsetAt(first, timeZoneId));
}

/**
 * From the first moment of a day on local clocks to the first one after it, or after a later day; the end is outside.
 * @param day YYYY-MM-DD
 * @param last the last of the days, YYYY-MM-DD
 */
export function dayBounds(day: string, timeZoneId: string, last = day): { readonly from: Date; readonly to: Date } {
  const midnightOf = (text: string, later: number) => {
    const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
    return instantOf({ year, month, day: date + later }, timeZoneId);
  };
  return { from: midnightOf(day, 0), to: midnightOf(last, 1) };
}

/** A stretch of time on some days of each week; one over midnight belongs to the day on which it begins. */
interface Stretch {
  /** Monday is bit 0. */
  readonly days: number;
  /** Minutes of the day; `to` is above 1440 where it ends on the next day. */
  readonly from: number;
  readonly to: number;
}
export type WeekHours = readonly Stretch[];

const DAY = 1440;
const WEEK = 7 * DAY;
const EVERY_DAY = 0b1111111;
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days such as `Mo-Fr`, `Sa,Su` or `Fr-Mo`, as bits. */
function daysOf(text: string): number | undefined {
  let days = 0;
  for (const part of text.split(',')) {
    const [first = -1, last = first] = part.split('-').map((name) => dayNames.indexOf(name.trim()));
    if (first < 0 || last < 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days |= 1 << day;
      if (day === last) break;
    }
  }
  return days;
}

/** Times such as `07:00-09:00,22:00-05:00`. */
function timesOf(text: string): { from: number; to: number }[] | undefined {
  const times: { from: number; to: number }[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})\s*$/.exec(part);
    if (match === null) return undefined;
    const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = match.slice(1).map(Number);
    const [from, to] = [hour * 60 + minute, endHour * 60 + endMinute];
    if (minute > 59 || endMinute > 59 || from >= DAY || to > DAY) return undefined;
    times.push({ from, to: to <= from ? to + DAY : to });
  }
  return times;
}

/**
 * Reads hours of a week in the simple forms of OpenStreetMap: `22:00-05:00`, `Mo-Fr 07:00-09:00,16:00-18:00; Sa 08:00-12:00`,
 * `Sa,Su`, `24/7`. Undefined for anything else: holidays, seasons, the sun, a day that is named twice.
 */
export function parseWeekHours(text: string): WeekHours | undefined {
  const hours: Stretch[] = [];
  let named = 0;
  for (const rule of text.split(';')) {
    const match = /^(24\/7$|[A-Z][A-Za-z,\- ]*?(?=\s*\d|$))?\s*(\d.*)?$/.exec(rule.trim());
    if (match === null || rule.trim() === '') return undefined;
    const days = match[1] === undefined || match[1] === '24/7' ? EVERY_DAY : daysOf(match[1]);
    const times = match[2] === undefined ? [{ from: 0, to: DAY }] : timesOf(match[2]);
    // Of two rules for one day the later replaces the other: nobody writes that for a street.
    if (days === undefined || times === undefined || (named & days) !== 0) return undefined;
    named |= days;
    for (const time of times) hours.push({ days, ...time });
  }
  return hours;
}

/** @param minute of the local week, from Monday 00:00 */
export function isWithin(hours: WeekHours, minute: number): boolean {
  return hours.some(({ days, from, to }) =>
    dayNames.some((_, day) => {
      if ((days & (1 << day)) === 0) return false;
      const since = (minute - day * DAY - from + WEEK) % WEEK;
      return since < to - from;
    }),
  );
}

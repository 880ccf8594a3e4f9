import OpeningHours from 'opening_hours';
import { instantOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { formatShopHours, parseShopHours } from '@safiri/rules/catalogue/shop-hours.ts';

/** What written hours say at a moment. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** When that changes; null for hours that never do. */
  readonly changesAt: Date | null;
  /** The hours that begin on this day, such as '08:00-12:00, 14:00-20:00'; empty when none do. */
  readonly today: string;
  /** The first moment of a later day at which they open, or its beginning where they never close. */
  readonly tomorrow: Date;
}

const DAY_MS = 86_400_000;
/** How far ahead somebody is told of the next opening. */
const AHEAD_DAYS = 15;

/** Days, dates and times. The calendars of holidays, the sun, and what is open for as long as somebody stays no customer can foresee. */
const DAYS_AND_TIMES = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|off|closed|24\/7|[\d:,;\s-])+$/;

/**
 * Checks hours as somebody wrote them, in the syntax of OpenStreetMap's `opening_hours`.
 * @returns them as they are kept; undefined for what can't be read, and for hours that are not only days and times
 */
export function openingHoursOf(text: string): string | undefined {
  const plain = parseShopHours(text);
  const written = plain === undefined ? text : formatShopHours(plain);
  if (!DAYS_AND_TIMES.test(written)) return undefined;
  try {
    new OpeningHours(written, null).getNextChange(new Date(2026, 0, 1));
    return written;
  } catch {
    return undefined;
  }
}

/** The wall clock of a place as the clock of this process, which is what the library reckons by. */
function wallClock(at: Date, timeZoneId: string): Date {
  const { year, month, day, hour, minute, second } = localMoment(at, timeZoneId);
  return new Date(year, month - 1, day, hour, minute, second);
}

const momentOf = (wall: Date, timeZoneId: string): Date =>
  instantOf(
    {
      year: wall.getFullYear(),
      month: wall.getMonth() + 1,
      day: wall.getDate(),
      minute: wall.getHours() * 60 + wall.getMinutes(),
    },
    timeZoneId,
  );

const timeOn = (at: Date, day: Date) => {
  const minutes = Math.round((at.getTime() - day.getTime()) / 60_000);
  return timeOfDay(minutes > 1440 ? minutes - 1440 : minutes);
};

function reckon(written: string, timeZoneId: string, now: Date): HoursNow {
  const wall = wallClock(now, timeZoneId);
  const midnight = new Date(wall.getFullYear(), wall.getMonth(), wall.getDate());
  const nextMidnight = new Date(wall.getFullYear(), wall.getMonth(), wall.getDate() + 1);
  const hours = new OpeningHours(written, null);
  const change = hours.getNextChange(wall);
  // A day to each side shows where hours really begin and end that reach over midnight.
  const intervals = hours.getOpenIntervals(new Date(midnight.getTime() - DAY_MS), new Date(nextMidnight.getTime() + AHEAD_DAYS * DAY_MS));
  const wholeDay = intervals.some(([from, to]) => from <= midnight && to >= nextMidnight);
  const begun = intervals.filter(([from]) => from >= midnight && from < nextMidnight);
  const next = intervals.find(([from]) => from >= nextMidnight);
  return {
    isOpen: hours.getState(wall),
    changesAt: change === undefined ? null : momentOf(change, timeZoneId),
    today: wholeDay ? '00:00-24:00' : begun.map(([from, to]) => `${timeOn(from, midnight)}-${timeOn(to, midnight)}`).join(', '),
    tomorrow: momentOf(next?.[0] ?? nextMidnight, timeZoneId),
  };
}

const NEVER: Omit<HoursNow, 'tomorrow'> = { isOpen: false, changesAt: null, today: '' };

interface Known {
  readonly facts: HoursNow;
  readonly from: number;
  /** Until something of the facts changes. */
  readonly until: number;
}

/** Reading hours takes a millisecond, and a list has hundreds of shops: what was found holds until the next change. */
const known = new Map<string, Known>();
const KNOWN_AT_MOST = 5000;

/**
 * What hours say at a moment, on the clocks of their place.
 * @param written as {@link openingHoursOf} keeps them; what can't be read after all is closed
 */
export function hoursAt(written: string, timeZoneId: string, now: Date): HoursNow {
  const key = `${timeZoneId} ${written}`;
  const before = known.get(key);
  const at = now.getTime();
  if (before !== undefined && at >= before.from && at < before.until) return before.facts;
  const { year, month, day } = localMoment(now, timeZoneId);
  const nextDay = instantOf({ year, month, day: day + 1 }, timeZoneId);
  let facts: HoursNow;
  try {
    facts = reckon(written, timeZoneId, now);
  } catch {
    facts = { ...NEVER, tomorrow: nextDay };
  }
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, { facts, from: at, until: Math.min(facts.changesAt?.getTime() ?? Infinity, nextDay.getTime()) });
  return facts;
}

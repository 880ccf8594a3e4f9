import { instantOf, localMoment } from '../places/local-time.ts';

/** Minutes of a day on the clock. */
export const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

/** When somebody is on call, on the clocks of the city: on one day, or on the same days of every week. */
export interface ShiftHours {
  /** `2026-11-24`; null where it repeats. */
  readonly date: string | null;
  /** 0 is Monday; empty where it is on one day. */
  readonly weekdays: readonly number[];
  /** Minutes of the day. */
  readonly fromMinute: number;
  /** Not later than `fromMinute`: on the next day, and the same minute is a whole day. */
  readonly toMinute: number;
}

/** Hours with who has them. */
export interface Shift extends ShiftHours {
  readonly id: number;
  readonly userId: number;
  /** 1 is called first. */
  readonly step: number;
}

/** From one moment to another, the second not included. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayOf = (ms: number): Day & { weekday: number } => {
  const at = new Date(ms);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), weekday: (at.getUTCDay() + 6) % 7 };
};

/** The calendar day that local clocks show, as milliseconds of its midnight in UTC: days are counted, not measured. */
function calendarDay(at: Date, timeZoneId: string): number {
  const { year, month, day } = localMoment(at, timeZoneId);
  return Date.UTC(year, month - 1, day);
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that calendars have. */
export function isCalendarDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && isoOf(ms) === text;
}

const endMinute = ({ fromMinute, toMinute }: ShiftHours) => (toMinute > fromMinute ? toMinute : toMinute + DAY_MINUTES);

/** The moments between which it lasts when it begins on this calendar day. On the day the clocks change it is an hour shorter or longer. */
function spanOn(hours: ShiftHours, dayMs: number, timeZoneId: string): Span {
  const day = dayOf(dayMs);
  return {
    startsAt: instantOf({ ...day, minute: hours.fromMinute }, timeZoneId),
    endsAt: instantOf({ ...day, minute: endMinute(hours) }, timeZoneId),
  };
}

const beginsOn = (hours: ShiftHours, dayMs: number): boolean =>
  hours.date === null ? hours.weekdays.includes(dayOf(dayMs).weekday) : hours.date === isoOf(dayMs);

/** Whenever it is somebody's turn between two moments; what began before and lasts into them, too. */
export function spansOf(hours: ShiftHours, { startsAt, endsAt }: Span, timeZoneId: string): Span[] {
  const spans: Span[] = [];
  const last = calendarDay(endsAt, timeZoneId);
  for (let day = calendarDay(startsAt, timeZoneId) - DAY_MS; day <= last; day += DAY_MS) {
    if (!beginsOn(hours, day)) continue;
    const span = spanOn(hours, day, timeZoneId);
    if (span.startsAt < endsAt && span.endsAt > startsAt && span.startsAt < span.endsAt) spans.push(span);
  }
  return spans;
}

const isAt = (hours: ShiftHours, at: Date, timeZoneId: string): boolean =>
  spansOf(hours, { startsAt: at, endsAt: new Date(at.getTime() + 1) }, timeZoneId).length > 0;

/**
 * Who is called at a moment, in the order in which they are called. Who stands in for a day takes the place of whoever has these
 * hours every week; nobody is called twice.
 */
export function chainAt<S extends Shift>(shifts: readonly S[], at: Date, timeZoneId: string): S[] {
  const now = shifts.filter((shift) => isAt(shift, at, timeZoneId));
  const standIns = new Set(now.filter(({ date }) => date !== null).map(({ step }) => step));
  const seen = new Set<number>();
  return now
    .filter(({ date, step }) => date !== null || !standIns.has(step))
    .toSorted((a, b) => a.step - b.step || a.id - b.id)
    .filter(({ userId }) => !seen.has(userId) && seen.add(userId));
}

/** The spans within a window in which nobody is on call, in order. */
export function gapsOf(shifts: readonly ShiftHours[], window: Span, timeZoneId: string): Span[] {
  const spans = shifts
    .flatMap((shift) => spansOf(shift, window, timeZoneId))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const gaps: Span[] = [];
  let covered = window.startsAt;
  for (const { startsAt, endsAt } of spans) {
    if (startsAt > covered) gaps.push({ startsAt: covered, endsAt: startsAt });
    if (endsAt > covered) covered = endsAt;
  }
  if (covered < window.endsAt) gaps.push({ startsAt: covered, endsAt: window.endsAt });
  return gaps;
}

/** Hours within a window in which the same person is called first. */
export interface Turn extends Span {
  readonly userId: number;
}

/** Who is called first within a window, from when to when, in order; where nobody is on call there is no turn. */
export function turnsOf(shifts: readonly Shift[], window: Span, timeZoneId: string): Turn[] {
  const [start, end] = [window.startsAt.getTime(), window.endsAt.getTime()];
  const inside = (at: Date) => Math.min(Math.max(at.getTime(), start), end);
  const spans = shifts.flatMap((shift) => spansOf(shift, window, timeZoneId));
  const edges = [...new Set(spans.flatMap(({ startsAt, endsAt }) => [inside(startsAt), inside(endsAt)]))].toSorted((a, b) => a - b);
  const turns: Turn[] = [];
  for (const [i, to] of edges.entries()) {
    const from = edges[i - 1];
    const first = from === undefined ? undefined : chainAt(shifts, new Date(from), timeZoneId)[0];
    if (from === undefined || first === undefined) continue;
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    const before = turns.at(-1);
    if (before?.userId === first.userId && before.endsAt.getTime() === from) turns[turns.length - 1] = { ...before, endsAt };
    else turns.push({ userId: first.userId, startsAt, endsAt });
  }
  return turns;
}

/** The calendar days from a moment on, each from its first to its last moment. */
export function daysFrom(at: Date, count: number, timeZoneId: string): Array<Span & { date: string }> {
  const first = calendarDay(at, timeZoneId);
  return Array.from({ length: count }, (_, i) => {
    const ms = first + i * DAY_MS;
    const day = dayOf(ms);
    return { date: isoOf(ms), startsAt: instantOf(day, timeZoneId), endsAt: instantOf({ ...day, day: day.day + 1 }, timeZoneId) };
  });
}

const WEEK_MINUTES = 7 * DAY_MINUTES;
const dateMinutes = (date: string) => Date.parse(`${date}T00:00:00Z`) / 60_000;

/** On the clock, without a zone: minutes of the week, or minutes since the first of days. */
const wallSpans = (hours: ShiftHours): Array<readonly [number, number]> => {
  const days = hours.date === null ? hours.weekdays.map((weekday) => weekday * DAY_MINUTES) : [dateMinutes(hours.date)];
  return days.map((day) => [day + hours.fromMinute, day + endMinute(hours)]);
};

/** Whether two have hours in common; of one that repeats and one that stands in for a day this is no fault, and not asked. */
export function overlaps(a: ShiftHours, b: ShiftHours): boolean {
  if ((a.date === null) !== (b.date === null)) return false;
  const turns = a.date === null ? [-WEEK_MINUTES, 0, WEEK_MINUTES] : [0];
  return wallSpans(a).some(([from, to]) =>
    wallSpans(b).some(([start, end]) => turns.some((turn) => from < end + turn && start + turn < to)),
  );
}

/** Whether hours that are on one day are over. */
export function isOver(hours: ShiftHours, at: Date, timeZoneId: string): boolean {
  return hours.date !== null && spanOn(hours, dateMinutes(hours.date) * 60_000, timeZoneId).endsAt <= at;
}

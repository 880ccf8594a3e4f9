/** A span of the local week in minutes since Monday 00:00; the start belongs to it, the end does not. */
export interface WeekSpan {
  readonly from: number;
  readonly until: number;
}

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const DAYS = `(?:${days.join('|')})`;
const CLOCK = String.raw`\d{2}:[0-5]\d`;
const RULE = new RegExp(`^(?:(${DAYS}(?:-${DAYS})?(?:,${DAYS}(?:-${DAYS})?)*) )?(${CLOCK}-${CLOCK}(?:,${CLOCK}-${CLOCK})*)$`);

/** Numbers of the days that a list such as `Mo-We,Sa` names; over Sunday where the end comes first. */
function daysOf(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map((name) => days.findIndex((day) => day === name));
    if (first === undefined || last === undefined) return [];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, i) => (first + i) % 7);
  });
}

function minuteOf(clock: string): number | undefined {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const at = hour * 60 + minute;
  return at <= DAY_MINUTES ? at : undefined;
}

/** Those of a day, over midnight and over Sunday where they go on. */
function spansOf(day: number, from: number, to: number): WeekSpan[] {
  const begin = day * DAY_MINUTES + from;
  const until = begin + (to > from ? to - from : DAY_MINUTES + to - from);
  if (until <= WEEK_MINUTES) return [{ from: begin, until }];
  return [
    { from: begin, until: WEEK_MINUTES },
    { from: 0, until: until - WEEK_MINUTES },
  ];
}

/** The same time in order, and none of it twice. */
function joined(spans: readonly WeekSpan[]): WeekSpan[] {
  const all: WeekSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && span.from <= last.until) all[all.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else all.push(span);
  }
  return all;
}

/**
 * Hours of a week as an operator writes them, in the part of OpenStreetMap's opening_hours that has days and clocks: `Mo-Fr 17:00-20:00`,
 * `Fr 18:00-24:00; Sa,Su 00:00-24:00`, `06:00-09:00`, `24/7`. Hours that end before they begin go over midnight. A day stands in one rule
 * alone, because a second one would take the place of the first there.
 * @returns spans in order that do not touch, or a sentence that says what is wrong
 */
export function weeklyHours(text: string): readonly WeekSpan[] | string {
  if (text.trim() === '24/7') return [{ from: 0, until: WEEK_MINUTES }];
  const spans: WeekSpan[] = [];
  const named = new Set<number>();
  for (const rule of text.split(';').map((part) => part.trim())) {
    const [, list, clocks] = RULE.exec(rule) ?? [];
    if (clocks === undefined) return `is no time such as Mo-Fr 17:00-20:00: ${rule}`;
    const of = list === undefined ? days.map((_, day) => day) : daysOf(list);
    for (const day of of) {
      if (named.has(day)) return `names ${days[day] ?? ''} twice`;
      named.add(day);
    }
    for (const clock of clocks.split(',')) {
      const [from, to] = clock.split('-').map(minuteOf);
      if (from === undefined || to === undefined || from === DAY_MINUTES) return `is no time of day: ${clock}`;
      if (from === to) return `lasts no time: ${clock}`;
      spans.push(...of.flatMap((day) => spansOf(day, from, to)));
    }
  }
  return joined(spans);
}

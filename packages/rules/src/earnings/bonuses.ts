import { roundHalfUp } from '../pricing/money.ts';
import { dateOf, instantOf, localMoment } from '../places/local-time.ts';
import { DAY_MINUTES, WEEK_MINUTES, type WeekSpan } from '../places/weekly-hours.ts';

/** The bonuses of a trip (spec: foundations §9). */
export const tripBonuses = ['morning_peak', 'evening_peak', 'weekend'] as const;
export type TripBonus = (typeof tripBonuses)[number];

/** A percentage of the fare on top of it, in hours of the local week. */
export interface BonusRule<Id extends string = string> {
  readonly id: Id;
  readonly percent: number;
  readonly spans: readonly WeekSpan[];
  /** The last day on which it runs, YYYY-MM-DD; absent for no end. */
  readonly until?: string | null;
}

const hour = (n: number) => n * 60;
const daily = (from: number, until: number): WeekSpan[] =>
  Array.from({ length: 7 }, (_, day) => ({ from: day * DAY_MINUTES + hour(from), until: day * DAY_MINUTES + hour(until) }));

/** Hours and percentages (spec: foundations §9): mornings 06:00-09:00, evenings 17:00-20:00, Friday 18:00 to the end of Sunday. */
export const bonusRules: ReadonlyArray<BonusRule<TripBonus>> = [
  { id: 'morning_peak', percent: 20, spans: daily(6, 9) },
  { id: 'evening_peak', percent: 25, spans: daily(17, 20) },
  { id: 'weekend', percent: 50, spans: [{ from: 4 * DAY_MINUTES + hour(18), until: WEEK_MINUTES }] },
];

/** What percentage of the fare a bonus adds. */
export function percentOf(bonus: TripBonus): number {
  return bonusRules.find(({ id }) => id === bonus)?.percent ?? 0;
}

/** The best bonus at a minute of the local week, if any: bonuses never stack (product: money). */
function bestAt<Id extends string>(rules: ReadonlyArray<BonusRule<Id>>, minute: number, date: string): BonusRule<Id> | undefined {
  const running = rules.filter(
    ({ spans, until }) => (until == null || date <= until) && spans.some(({ from, until: end }) => minute >= from && minute < end),
  );
  return running.toSorted((a, b) => b.percent - a.percent)[0];
}

/** The one rule whose bonus a trip accepted at this moment earns on the clocks of a time zone, or none. */
export function bonusOf<Id extends string>(rules: ReadonlyArray<BonusRule<Id>>, at: Date, timeZoneId: string): BonusRule<Id> | undefined {
  const local = localMoment(at, timeZoneId);
  return bestAt(rules, local.weekday * DAY_MINUTES + local.hour * 60 + local.minute, dateOf(local));
}

/** The same of the specification's bonuses. */
export const bonusAt = (at: Date, timeZoneId: string): TripBonus | undefined => bonusOf(bonusRules, at, timeZoneId)?.id;

/** What a percentage adds to a fare, in minor units, halves rounded up. @param percent with two decimals at most */
export function bonusOnFare(fareMinor: number, percent: number): number {
  return roundHalfUp(BigInt(fareMinor) * BigInt(Math.round(percent * 100)), 10_000n);
}

/** What one of the specification's bonuses adds to a fare. */
export const bonusMinor = (fareMinor: number, bonus: TripBonus): number => bonusOnFare(fareMinor, percentOf(bonus));

/** A time in which a bonus is the best one. */
export interface BonusWindow<Id extends string = string> {
  readonly bonus: Id;
  readonly percent: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Hours of the week that were not cut at any edge of a rule, nor at midnight, each with its best bonus; those side by side are one. */
function stretches<Id extends string>(rules: ReadonlyArray<BonusRule<Id>>, dateOfDay: (day: number) => string) {
  const midnights = Array.from({ length: 8 }, (_, day) => day * DAY_MINUTES);
  const edges = [...new Set([...midnights, ...rules.flatMap(({ spans }) => spans.flatMap(({ from, until }) => [from, until]))])].sort(
    (a, b) => a - b,
  );
  const found: Array<WeekSpan & { rule: BonusRule<Id> }> = [];
  for (const [i, from] of edges.entries()) {
    const until = edges[i + 1];
    if (until === undefined) break;
    const rule = bestAt(rules, from, dateOfDay(Math.floor(from / DAY_MINUTES)));
    const last = found.at(-1);
    if (rule === undefined) continue;
    if (last?.rule === rule && last.until === from) found[found.length - 1] = { ...last, until };
    else found.push({ from, until, rule });
  }
  return found;
}

/** Weeks in which is looked for hours that come next. */
const WEEKS_AHEAD = 5;

/** The bonus window that runs at this moment, if one does, and those that come next: `count` at most, of the next weeks. */
export function nextWindows<Id extends string>(
  rules: ReadonlyArray<BonusRule<Id>>,
  now: Date,
  timeZoneId: string,
  count: number,
): Array<BonusWindow<Id>> {
  const { year, month, day, weekday } = localMoment(now, timeZoneId);
  const windows: Array<BonusWindow<Id>> = [];
  for (let week = 0; week < WEEKS_AHEAD && windows.length < count; week += 1) {
    const monday = day - weekday + week * 7;
    const dateOfDay = (n: number) => new Date(Date.UTC(year, month - 1, monday + n)).toISOString().slice(0, 10);
    for (const { from, until, rule } of stretches(rules, dateOfDay)) {
      const endsAt = instantOf({ year, month, day: monday, minute: until }, timeZoneId);
      if (endsAt <= now) continue;
      windows.push({
        bonus: rule.id,
        percent: rule.percent,
        startsAt: instantOf({ year, month, day: monday, minute: from }, timeZoneId),
        endsAt,
      });
    }
  }
  return windows.slice(0, count);
}

/** The same of the specification's bonuses. */
export const nextBonusWindows = (now: Date, timeZoneId: string, count: number): Array<BonusWindow<TripBonus>> =>
  nextWindows(bonusRules, now, timeZoneId, count);

import { roundHalfUp } from '../pricing/money.ts';
import { instantOf, localMoment } from '../places/local-time.ts';

/** The bonuses of a trip (spec: foundations §9). */
export const tripBonuses = ['morning_peak', 'evening_peak', 'weekend'] as const;
export type TripBonus = (typeof tripBonuses)[number];

/** A span of the local week in minutes since Monday 00:00; the start belongs to it, the end does not. */
interface Span {
  readonly from: number;
  readonly until: number;
}

interface BonusRule {
  readonly id: TripBonus;
  /** Percent of the fare on top of it. */
  readonly percent: number;
  readonly spans: readonly Span[];
}

const DAY = 1440;
const WEEK = 7 * DAY;
const hour = (n: number) => n * 60;
const daily = (from: number, until: number): Span[] =>
  Array.from({ length: 7 }, (_, day) => ({ from: day * DAY + hour(from), until: day * DAY + hour(until) }));

/** Hours and percentages (spec: foundations §9): mornings 06:00-09:00, evenings 17:00-20:00, Friday 18:00 to the end of Sunday. */
export const bonusRules: readonly BonusRule[] = [
  { id: 'morning_peak', percent: 20, spans: daily(6, 9) },
  { id: 'evening_peak', percent: 25, spans: daily(17, 20) },
  { id: 'weekend', percent: 50, spans: [{ from: 4 * DAY + hour(18), until: WEEK }] },
];

/** What percentage of the fare a bonus adds. */
export function percentOf(bonus: TripBonus): number {
  return bonusRules.find(({ id }) => id === bonus)?.percent ?? 0;
}

/** The best bonus at a minute of the local week, if any: bonuses never stack (product: money). */
function bestAt(minute: number): TripBonus | undefined {
  const running = bonusRules.filter(({ spans }) => spans.some(({ from, until }) => minute >= from && minute < until));
  return running.sort((a, b) => b.percent - a.percent)[0]?.id;
}

const minuteOfWeek = ({ weekday, hour: h, minute }: { weekday: number; hour: number; minute: number }) => weekday * DAY + h * 60 + minute;

/** The one bonus that a trip accepted at this moment earns on the clocks of a time zone, or none. */
export function bonusAt(at: Date, timeZoneId: string): TripBonus | undefined {
  return bestAt(minuteOfWeek(localMoment(at, timeZoneId)));
}

/** What a bonus adds to a fare, in minor units, halves rounded up. */
export function bonusMinor(fareMinor: number, bonus: TripBonus): number {
  return roundHalfUp(BigInt(fareMinor) * BigInt(percentOf(bonus)), 100n);
}

/** The week cut into stretches of one best bonus each. */
const stretches: ReadonlyArray<Span & { bonus: TripBonus }> = (() => {
  const edges = [...new Set(bonusRules.flatMap(({ spans }) => spans.flatMap(({ from, until }) => [from, until])))].sort((a, b) => a - b);
  const found: Array<Span & { bonus: TripBonus }> = [];
  for (const [i, from] of edges.entries()) {
    const until = edges[i + 1];
    const bonus = bestAt(from);
    if (until === undefined || bonus === undefined) continue;
    const last = found.at(-1);
    if (last !== undefined && last.bonus === bonus && last.until === from) found[found.length - 1] = { ...last, until };
    else found.push({ from, until, bonus });
  }
  return found;
})();

/** A time in which a bonus is the best one. */
export interface BonusWindow {
  readonly bonus: TripBonus;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The bonus window that runs at this moment, if one does, and those that come next: `count` in all. */
export function nextBonusWindows(now: Date, timeZoneId: string, count: number): BonusWindow[] {
  const { year, month, day, weekday } = localMoment(now, timeZoneId);
  const windows: BonusWindow[] = [];
  for (let monday = day - weekday; windows.length < count; monday += 7) {
    for (const { from, until, bonus } of stretches) {
      const endsAt = instantOf({ year, month, day: monday, minute: until }, timeZoneId);
      if (endsAt <= now) continue;
      windows.push({ bonus, startsAt: instantOf({ year, month, day: monday, minute: from }, timeZoneId), endsAt });
    }
  }
  return windows.slice(0, count);
}

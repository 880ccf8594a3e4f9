import type { Country } from '../countries/country.ts';
import { roundHalfUp } from '../pricing/money.ts';
import type { GoalSpan } from '../markets/programmes.ts';
import { dateOf, instantOf, localMoment } from '../places/local-time.ts';

/** The weekly goal and the monthly challenge (spec: foundations §9). */
export const goalIds = ['week', 'month'] as const;
export type GoalId = (typeof goalIds)[number];

interface Goal {
  /** Rand. */
  readonly target: number;
  /** Rand. */
  readonly reward: number;
}

/** Earned in the period, and what is paid for it, once a period (spec: foundations §9). */
export const goals: Readonly<Record<GoalId, Goal>> = {
  week: { target: 1000, reward: 100 },
  month: { target: 5000, reward: 500 },
};

/** Rand paid to a driver who brought another (spec: foundations §9). */
export const REFERRAL_REWARD = 50;
/** Rides that the brought driver completes first, each with another passenger (spec: foundations §9; docs/features/driver-earnings.md). */
export const REFERRAL_RIDES = 5;
/** A phone is long enough to be sent (spec: foundations §5). */
export const REFERRAL_PHONE_MIN_CHARS = 10;

/** Rand in a country's minor units at its exchange rate, for amounts that the specification gives in rand alone. */
export function randInMinor(rand: number, country: Pick<Country, 'exchangeRate'>): number {
  // Rates have at most two decimals; whole numbers keep the product exact.
  return roundHalfUp(BigInt(rand) * 100n * BigInt(Math.round(country.exchangeRate * 100)), 100n);
}

/** Whole percent of the way to a target, at most 100 (spec: foundations §9), and 100 only once it is reached. */
export function progressPercent(earnedMinor: number, targetMinor: number): number {
  return Math.max(0, Math.min(100, Math.floor((earnedMinor / targetMinor) * 100)));
}

/** Fewer trips say little of what the next ones will pay. */
const TRIPS_TO_JUDGE_BY = 3;

/** Trips that are missing to a target, if each pays what the last ones did on average; undefined where too few were driven to say. */
export function tripsToGo(missingMinor: number, lastNetsMinor: readonly number[]): number | undefined {
  const sum = lastNetsMinor.reduce((all, one) => all + one, 0);
  if (missingMinor <= 0 || sum <= 0 || lastNetsMinor.length < TRIPS_TO_JUDGE_BY) return undefined;
  return Math.ceil((missingMinor * lastNetsMinor.length) / sum);
}

/** A day, a week or a month on the calendars of a time zone; the end is the next one's start. */
export interface Period {
  /** `2026-11-20`, `2026-W47` (ISO week), `2026-11`. */
  readonly key: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const two = (n: number) => String(n).padStart(2, '0');
const DAY_MS = 86_400_000;

/** The ISO week (Monday to Sunday) of a moment. */
export function weekOf(at: Date, timeZoneId: string): Period {
  const { year, month, day, weekday } = localMoment(at, timeZoneId);
  const monday = day - weekday;
  // A week belongs to the year of its Thursday.
  const thursday = new Date(Date.UTC(year, month - 1, monday + 3));
  const isoYear = thursday.getUTCFullYear();
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(isoYear, 0, 1)) / DAY_MS / 7);
  return {
    key: `${isoYear}-W${two(number)}`,
    startsAt: instantOf({ year, month, day: monday }, timeZoneId),
    endsAt: instantOf({ year, month, day: monday + 7 }, timeZoneId),
  };
}

/** The calendar day of a moment. */
export function dayOf(at: Date, timeZoneId: string): Period {
  const { year, month, day } = localMoment(at, timeZoneId);
  return {
    key: dateOf({ year, month, day }),
    startsAt: instantOf({ year, month, day }, timeZoneId),
    endsAt: instantOf({ year, month, day: day + 1 }, timeZoneId),
  };
}

/** The calendar month of a moment. */
export function monthOf(at: Date, timeZoneId: string): Period {
  const { year, month } = localMoment(at, timeZoneId);
  return {
    key: `${year}-${two(month)}`,
    startsAt: instantOf({ year, month, day: 1 }, timeZoneId),
    endsAt: instantOf({ year, month: month + 1, day: 1 }, timeZoneId),
  };
}

const periods: Record<GoalSpan, (at: Date, timeZoneId: string) => Period> = { day: dayOf, week: weekOf, month: monthOf };

/** The period in which a goal stands at a moment. */
export const periodOf = (span: GoalSpan, at: Date, timeZoneId: string): Period => periods[span](at, timeZoneId);

/** The starts of the last `count` local days, oldest first, today's last. */
export function lastDays(at: Date, timeZoneId: string, count: number): Array<{ date: string; startsAt: Date }> {
  const { year, month, day } = localMoment(at, timeZoneId);
  return Array.from({ length: count }, (_, i) => {
    const of = day - count + 1 + i;
    return {
      date: new Date(Date.UTC(year, month - 1, of)).toISOString().slice(0, 10),
      startsAt: instantOf({ year, month, day: of }, timeZoneId),
    };
  });
}

/** People a driver may name within 24 hours: a list of strangers is no list of friends. */
export const REFERRALS_PER_DAY = 5;

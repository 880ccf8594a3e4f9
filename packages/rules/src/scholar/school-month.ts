import { commissionable, commissionOf } from '../pricing/commission.ts';
import type { TaxTerms } from '../pricing/taxes.ts';
import { isOneOf } from '../records.ts';
import { runsOf, type ScheduleType } from './groups.ts';

/** Days for which a seat is kept whose month the wallet lacks; then it goes to the next family. */
export const UNPAID_DAYS = 5;
/** Days before a month ends on which the guardian is told what the next one takes. */
export const RENEWAL_TOLD_DAYS = 3;

/** How a seat is paid. */
export const seatPayments = ['cash', 'wallet'] as const;
export type SeatPayment = (typeof seatPayments)[number];

/** On which days a group drives. */
export interface SchoolDays {
  readonly scheduleType: ScheduleType;
  /** 0 for Monday. */
  readonly days: readonly number[];
  /** Days on which nobody goes to school, YYYY-MM-DD: those of the market, and those that the school gives. */
  readonly holidays: readonly string[];
}

const DAY_MS = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** So many days after a day of the calendar, YYYY-MM-DD. */
export const daysAfter = (day: string, n: number): string => dayAt(utc(day) + n * DAY_MS);
/** From one day of the calendar to another, in days. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);
/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
/** The first day of the month after that of a day. */
export const nextMonth = (day: string): string => monthOf(daysAfter(monthOf(day), 31));

/** Whether the group drives on that day of the calendar. */
export function isSchoolDay(day: string, { days, holidays }: Pick<SchoolDays, 'days' | 'holidays'>): boolean {
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % 7;
  return days.includes(weekday) && !isOneOf(holidays, day);
}

/** The runs to drive from a day on until its month ends. */
export function runsFrom(day: string, group: SchoolDays): number {
  let driving = 0;
  for (let at = day; at < nextMonth(day); at = daysAfter(at, 1)) if (isSchoolDay(at, group)) driving += 1;
  return driving * runsOf(group.scheduleType).length;
}

/** What a month costs, or the rest of one. */
export interface MonthPrice {
  /** The first day that is paid. */
  readonly from: string;
  readonly runs: number;
  readonly priceMinor: number;
}

/**
 * What is paid from a day on until its month ends: the price of a month, in the middle of one the share of the runs that are left, rounded down to
 * what the market shows. Nothing is due where no run is left.
 * @param monthlyMinor the price of a month, minor units
 * @param stepMinor the smallest amount that is shown, minor units
 */
export function monthFrom(day: string, group: SchoolDays, monthlyMinor: number, stepMinor: number): MonthPrice | undefined {
  const [runs, all] = [runsFrom(day, group), runsFrom(monthOf(day), group)];
  if (runs === 0) return undefined;
  const share = runs === all ? monthlyMinor : Math.floor((monthlyMinor * runs) / all / stepMinor) * stepMinor;
  return share === 0 ? undefined : { from: day, runs, priceMinor: share };
}

interface PaidMonth {
  readonly priceMinor: number;
  readonly runsPlanned: number;
  readonly commissionPercent: number;
  /** Inside its price; no commission is taken of them (operator §1). */
  readonly taxes: readonly TaxTerms[];
}

/**
 * What the first `n` runs of a month have earned together, and the operator's share of it, both rounded down; minor units. The share of all of them is that of a fare of
 * the same price, and each run takes its part of it.
 */
export function earnedBy(
  { priceMinor, runsPlanned, commissionPercent, taxes }: PaidMonth,
  n: number,
): { gross: number; commission: number } {
  const gross = Math.floor((priceMinor * Math.min(n, runsPlanned)) / runsPlanned);
  const all = commissionOf(commissionable(priceMinor, [], taxes), commissionPercent);
  return { gross, commission: Number((BigInt(all) * BigInt(gross)) / BigInt(priceMinor)) };
}

/**
 * What some more runs release beyond what was released: shares are differences of rounded sums, so that all of them together are exactly the
 * price and nothing is left over.
 * @param driven runs released so far
 */
export function earnedMore(month: PaidMonth, driven: number, more: number): { gross: number; commission: number } {
  const [before, after] = [earnedBy(month, driven), earnedBy(month, driven + more)];
  return { gross: after.gross - before.gross, commission: after.commission - before.commission };
}

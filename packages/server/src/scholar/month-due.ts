import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { schoolMonths } from '@safiri/db/scholar/tables.ts';
import { priceOfMonth } from '@safiri/rules/scholar/month-price.ts';
import { monthFrom, monthOf, type MonthPrice } from '@safiri/rules/scholar/school-month.ts';
import type { Context } from '../platform/context.ts';
import { knownPrice } from './known-price.ts';
import { dayOf } from './present.ts';
import type { SeatRow } from './queries.ts';
import { monthTerms, type GroupRow, type MonthTerms } from './school-market.ts';

/** A month that has begun and is not paid. */
export interface MonthDue {
  readonly due: MonthPrice;
  readonly terms: MonthTerms;
  /** What a whole month costs the seat. */
  readonly monthlyMinor: number;
}

/** What a seat that its wallet pays has to pay now; undefined where nothing is due, or the driver takes the money. */
export async function monthDue(
  ctx: Pick<Context, 'markets' | 'config'>,
  reader: Reader,
  group: GroupRow,
  seat: SeatRow,
  now: Date,
): Promise<MonthDue | undefined> {
  const terms = monthTerms(ctx, group);
  if (terms === undefined) return undefined;
  const today = dayOf(group.countryId, now);
  const [paid] = await reader
    .select({ id: schoolMonths.id })
    .from(schoolMonths)
    .where(and(eq(schoolMonths.seatId, seat.id), eq(schoolMonths.month, monthOf(today))));
  const from = [monthOf(today), seat.walletFrom ?? ''].toSorted().at(-1) ?? today;
  if (from > today || paid !== undefined) return undefined;
  const monthlyMinor = priceOfMonth(knownPrice(seat, group), monthOf(today), group.monthlyMinor);
  const due = monthFrom(from, terms, monthlyMinor, terms.stepMinor);
  return due === undefined ? undefined : { due, terms, monthlyMinor };
}

import { and, inArray } from 'drizzle-orm';
import type { SpentBudget } from '@safiri/contract/markets/budget-calls.ts';
import { budgetDays } from '@safiri/db/markets/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Context } from '../platform/context.ts';

/** What is left of a budget, as a part of it; where there is none, all. */
const leftPart = ({ spentMinor, budgetMinor }: typeof budgetDays.$inferSelect) =>
  budgetMinor === null || budgetMinor === 0 ? 1 : 1 - spentMinor / budgetMinor;

/** What was taken from the budgets of today, by the calendar of each market; those nearest to their end first. */
export async function budgetsToday(
  { db, markets, clock }: Pick<Context, 'db' | 'markets' | 'clock'>,
  reach?: Reach,
): Promise<SpentBudget[]> {
  const today = new Map(markets.all().map((market) => [market.document.id, { market, day: localDate(clock(), market.document.timeZone) }]));
  const days = [...new Set([...today.values()].map(({ day }) => day))];
  const rows =
    days.length === 0
      ? []
      : await db
          .select()
          .from(budgetDays)
          .where(and(inArray(budgetDays.day, days), inReach(reach, 'market', budgetDays.marketId)));
  return rows
    .toSorted((a, b) => leftPart(a) - leftPart(b) || a.programme.localeCompare(b.programme))
    .flatMap((row): SpentBudget[] => {
      const known = today.get(row.marketId);
      if (known === undefined || known.day !== row.day || row.spentMinor === 0) return [];
      return [
        {
          market: known.market.document.name,
          countryId: known.market.country.id,
          programme: row.programme,
          day: row.day,
          spent: toWire(row.spentMinor),
          budget: row.budgetMinor === null ? null : toWire(row.budgetMinor),
        },
      ];
    });
}

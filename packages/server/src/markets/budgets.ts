import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { budgetDays, budgetUses } from '@safiri/db/markets/tables.ts';
import type { Programme } from '@safiri/rules/markets/programmes.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Market } from '../platform/markets.ts';

/** What is taken from the day's budget of a programme. */
export interface BudgetUse {
  readonly market: Market;
  readonly programme: Pick<Programme, 'id' | 'perDay'>;
  /** Names the payment or the promise once. */
  readonly reference: string;
  /** Minor units, above zero. */
  readonly amountMinor: number;
  /** Decides the day, on the calendar of the market. */
  readonly at: Date;
}

/** The day's budget of a programme, in minor units; null for none. */
const budgetMinorOf = ({ perDay }: Pick<Programme, 'perDay'>): number | null => (perDay === null ? null : minorOfUnits(perDay));

/**
 * Takes an amount from the day's budget of a programme in the transaction that pays or promises it. The row of the day is held until that
 * ends: what others take comes before, and counts, or after.
 * @returns what is left of the day then, in minor units, without end where there is no budget; undefined when it does not hold the amount:
 * then nothing is written
 */
export async function takeFromBudget(
  tx: Tx,
  { market, programme, reference, amountMinor, at }: BudgetUse,
): Promise<{ readonly leftMinor: number } | undefined> {
  const budgetMinor = budgetMinorOf(programme);
  if (budgetMinor !== null && amountMinor > budgetMinor) return undefined;
  const of = { marketId: market.document.id, programme: programme.id, day: localDate(at, market.document.timeZone) };
  const [row] = await tx
    .insert(budgetDays)
    .values({ ...of, budgetMinor, spentMinor: amountMinor })
    .onConflictDoUpdate({
      target: [budgetDays.marketId, budgetDays.programme, budgetDays.day],
      set: { budgetMinor, spentMinor: sql`${budgetDays.spentMinor} + ${amountMinor}` },
      ...(budgetMinor === null ? {} : { setWhere: sql`${budgetDays.spentMinor} + ${amountMinor} <= ${budgetMinor}` }),
    })
    .returning({ spentMinor: budgetDays.spentMinor });
  if (row === undefined) return undefined;
  await tx.insert(budgetUses).values({ ...of, reference, amountMinor });
  return { leftMinor: (budgetMinor ?? Infinity) - row.spentMinor };
}

/** Takes as much of an amount as the day's budget still has, be it nothing. The row of the day is held until the transaction ends. */
export async function takeWhatIsLeft(tx: Tx, use: BudgetUse): Promise<void> {
  const { market, programme, amountMinor, at } = use;
  const budgetMinor = budgetMinorOf(programme);
  const of = { marketId: market.document.id, programme: programme.id, day: localDate(at, market.document.timeZone) };
  await tx
    .insert(budgetDays)
    .values({ ...of, budgetMinor, spentMinor: 0 })
    .onConflictDoNothing();
  const [today] = await tx
    .select({ spentMinor: budgetDays.spentMinor })
    .from(budgetDays)
    .where(and(eq(budgetDays.marketId, of.marketId), eq(budgetDays.programme, of.programme), eq(budgetDays.day, of.day)))
    .for('update');
  const held = Math.min(amountMinor, (budgetMinor ?? Infinity) - (today?.spentMinor ?? 0));
  if (held > 0) await takeFromBudget(tx, { ...use, amountMinor: held });
}

/** What was promised by one name goes by another from now on: what it was promised for has become something else. */
export const renameUse = async (tx: Tx, reference: string, to: string): Promise<void> =>
  void (await tx.update(budgetUses).set({ reference: to }).where(eq(budgetUses.reference, reference)));

/** Gives back what was taken by a reference, all of it or all but `keepMinor`. What was not taken, or was given back, stays as it is. */
export async function giveToBudget(tx: Tx, reference: string, keepMinor = 0): Promise<void> {
  const [use] = await tx.select().from(budgetUses).where(eq(budgetUses.reference, reference)).for('update');
  if (use === undefined || use.amountMinor <= keepMinor) return;
  const own = eq(budgetUses.reference, reference);
  await (keepMinor === 0 ? tx.delete(budgetUses).where(own) : tx.update(budgetUses).set({ amountMinor: keepMinor }).where(own));
  await tx
    .update(budgetDays)
    .set({ spentMinor: sql`${budgetDays.spentMinor} - ${use.amountMinor - keepMinor}` })
    .where(and(eq(budgetDays.marketId, use.marketId), eq(budgetDays.programme, use.programme), eq(budgetDays.day, use.day)));
}

/** What the budgets of some programmes of a market have left on the day of a moment, in minor units by id; without end where there is none. */
export async function leftOfBudgets(
  reader: Reader,
  market: Market,
  programmes: ReadonlyArray<Pick<Programme, 'id' | 'perDay'>>,
  at: Date,
): Promise<Map<string, number>> {
  const limited = programmes.filter(({ perDay }) => perDay !== null).map(({ id }) => id);
  const rows =
    limited.length === 0
      ? []
      : await reader
          .select({ programme: budgetDays.programme, spentMinor: budgetDays.spentMinor })
          .from(budgetDays)
          .where(
            and(
              eq(budgetDays.marketId, market.document.id),
              inArray(budgetDays.programme, limited),
              eq(budgetDays.day, localDate(at, market.document.timeZone)),
            ),
          );
  const spent = new Map(rows.map(({ programme, spentMinor }) => [programme, spentMinor]));
  return new Map(programmes.map((programme) => [programme.id, (budgetMinorOf(programme) ?? Infinity) - (spent.get(programme.id) ?? 0)]));
}

import { and, eq, sql } from 'drizzle-orm';
import { codeCosts } from '@safiri/db/auth/tables.ts';
import { SHARE_FOR_NEW_NUMBERS, type CodeChannel } from '@safiri/rules/auth/codes.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const ALL = '*';
/** What the column holds. */
const LARGEST = 2_147_483_647;
const thousandths = (amount: number) => Math.round(amount * 1000);

/** The day of the budget: it is one for all countries, so no country's calendar is meant. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

async function add(uow: UnitOfWork, country: string, channel: CodeChannel | 'all', cost: number, most: number): Promise<boolean> {
  const day = dayOf(uow.now);
  if (cost > most) return false;
  const added = await uow.tx
    .insert(codeCosts)
    .values({ day, country, channel, spent: cost, sent: 1, at: uow.now })
    .onConflictDoUpdate({
      target: [codeCosts.day, codeCosts.country, codeCosts.channel],
      set: { spent: sql`${codeCosts.spent} + ${cost}`, sent: sql`${codeCosts.sent} + 1` },
      setWhere: sql`${codeCosts.spent} + ${cost} <= ${most}`,
    })
    .returning({ day: codeCosts.day });
  return added.length > 0;
}

/**
 * Takes the price of texts that are no codes from the same budget: as many as it has room for beside what is kept for those with an account.
 * @returns how many are paid for, of so many
 */
export async function payForTexts(ctx: Context, uow: UnitOfWork, country: string, count: number): Promise<number> {
  const price = thousandths(ctx.config.codes.prices.get('sms')?.get(country) ?? 0);
  const most = Math.floor(thousandths(ctx.config.codes.dailyBudget) * SHARE_FOR_NEW_NUMBERS);
  const row = { day: dayOf(uow.now), at: uow.now, spent: 0, sent: 0 };
  const held = async (of: string, channel: CodeChannel | 'all') => {
    const here = and(eq(codeCosts.day, row.day), eq(codeCosts.country, of), eq(codeCosts.channel, channel));
    await uow.tx
      .insert(codeCosts)
      .values({ ...row, country: of, channel })
      .onConflictDoNothing();
    const [found] = await uow.tx.select({ spent: codeCosts.spent }).from(codeCosts).where(here).for('update');
    const take = (n: number) =>
      uow.tx
        .update(codeCosts)
        .set({ spent: sql`${codeCosts.spent} + ${n * price}`, sent: sql`${codeCosts.sent} + ${n}` })
        .where(here);
    return { spent: found?.spent ?? 0, take };
  };
  // In the order of codes: the country, then the sum for which all wait.
  const own = await held(country, 'sms');
  const all = await held(ALL, 'all');
  const paid = price === 0 ? count : Math.max(0, Math.min(count, Math.floor((most - all.spent) / price)));
  if (paid > 0) {
    await own.take(paid);
    await all.take(paid);
  }
  return paid;
}

/** A code that is to be paid for: to which country, how, and for how much. */
export interface CodePrice {
  readonly country: string;
  readonly channel: CodeChannel;
  readonly price: number;
}

/**
 * Takes a code's price from the day's budget, which is one for all ways. Whoever makes codes go out to be paid for the traffic ends
 * there; numbers that have an account have a share that nobody else can use up.
 * @throws Problem codes_spent
 */
export async function payForCode(
  ctx: Context,
  uow: UnitOfWork,
  { country, channel, price }: CodePrice,
  hasAccount: boolean,
): Promise<void> {
  const budget = thousandths(ctx.config.codes.dailyBudget);
  const most = hasAccount ? budget : Math.floor(budget * SHARE_FOR_NEW_NUMBERS);
  // The country first: all codes wait for the row of the sum, for as short a time as can be.
  await add(uow, country, channel, thousandths(price), LARGEST);
  if (await add(uow, ALL, 'all', thousandths(price), most)) return;
  ctx.log.error({ country, channel, hasAccount }, 'the budget for codes of this day is spent');
  throw new Problem('codes_spent', 'We can’t send more codes today. Sign in with your password, or try again tomorrow.');
}

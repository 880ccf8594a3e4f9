import { sql } from 'drizzle-orm';
import { codeCosts } from '@safiri/db/auth/tables.ts';
import { SHARE_FOR_NEW_NUMBERS, type CodeChannel } from '@safiri/rules/auth/codes.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const ALL = '*';
/** What the column holds. */
const LARGEST = 2_147_483_647;
const thousandths = (amount: number) => Math.round(amount * 1000);

async function add(uow: UnitOfWork, country: string, channel: CodeChannel | 'all', cost: number, most: number): Promise<boolean> {
  const day = uow.now.toISOString().slice(0, 10);
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

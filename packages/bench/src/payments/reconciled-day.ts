import { sql } from 'drizzle-orm';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { listOfDay, writeDay } from '@safiri/server/payments/reconcile.ts';
import { paymentProviders } from '@safiri/server/adapters/payment-providers.ts';
import { inTransaction } from '@safiri/server/platform/unit-of-work.ts';
import type { Stage } from '../stage.ts';

const DAY_MS = 24 * 3_600_000;
/** One line in so many is not as the provider has it. */
const DIFFERS_EVERY = 1000;

/** A day of so many payments put beside a provider's file of as many lines. @returns seconds, and how many lines differ */
export async function reconcileDay({ node }: Stage, accountId: number, count: number): Promise<{ seconds: number; differences: number }> {
  const { ctx } = node;
  const day = localDate(new Date(Date.now() - 3 * DAY_MS), 'Africa/Johannesburg');
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select min(id) as id from users where user_type = 'passenger'`);
  const at = `${day}T12:00:00+02:00`;
  await ctx.db.execute(sql`
    with moved as (
      insert into ledger_transfers (reference, kind) select 'bench-day-' || n, 'top_up' from generate_series(1, ${count}::int) n returning id, reference)
    insert into payments (user_id, purpose, account_id, reference, amount_minor, currency, state, created_at, sent_at, settled_at, transfer_id)
    select ${rows[0]?.id ?? 0}, 'top_up', ${accountId}, replace(reference, 'bench-', ''), 5000, 'ZAR', 'succeeded', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, id
    from moved`);
  const lines = Array.from({ length: count }, (_, n) => `day-${n + 1},${n % DIFFERS_EVERY === 0 ? 51 : 50}`);
  const file = `reference,amount\n${lines.join('\n')}\n`;
  const start = performance.now();
  const list = await listOfDay(ctx, paymentProviders, { accountId, day, file });
  const id = await inTransaction(ctx, (uow) => writeDay(uow, rows[0]?.id ?? 0, list));
  const seconds = (performance.now() - start) / 1000;
  const found = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from reconciled_lines where day_id = ${id} and match <> 'matched'`,
  );
  return { seconds, differences: found.rows[0]?.n ?? 0 };
}

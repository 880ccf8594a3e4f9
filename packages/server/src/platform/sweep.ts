import { getTableName, sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import type { Expiring } from './room.ts';

const HOURS = 3_600_000;

/** Rows deleted by one statement, far below what its time limit allows. */
const CHUNK = 10_000;
/** One table takes no longer than this in one sweep; the next goes on. */
const TABLE_MS = 120_000;

/** Deletes the old rows of one table, a chunk at a time, until there are no more or the time is up; gives their number. */
async function sweepTable(ctx: Context, { table, age, hours, only }: Expiring, chunk: number): Promise<number> {
  const before = new Date(ctx.clock().getTime() - hours * HOURS).toISOString();
  const until = performance.now() + TABLE_MS;
  for (let deleted = 0; ;) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${sql.identifier(age.name)} < ${before}::timestamptz ${only === undefined ? sql`` : sql`and ${only}`}
        limit ${chunk}))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < chunk || performance.now() > until) return deleted;
  }
}

/** Deletes what has served its time in every room, each table for itself: one that fails keeps no other from it. */
export async function sweep(ctx: Context, chunk = CHUNK): Promise<void> {
  for (const expiring of ctx.rooms.flatMap((room) => room.expires ?? [])) {
    try {
      await sweepTable(ctx, expiring, chunk);
    } catch (error) {
      ctx.log.error({ err: error, table: getTableName(expiring.table) }, 'old rows could not be deleted');
    }
  }
}

import { getTableName, sql, type SQLWrapper } from 'drizzle-orm';
import { keepPartitions, partitionsWithoutBeginning } from '@safiri/db/platform/partitions/keep.ts';
import { partitionedOf, type Partitioned } from '@safiri/db/platform/partitions/partitioned.ts';
import type { Context } from './context.ts';
import type { Expiring } from './room.ts';

const HOURS = 3_600_000;

/** Rows deleted by one statement, far below what its time limit allows. */
const CHUNK = 10_000;
/** One table takes no longer than this in one sweep; the next goes on. */
const TABLE_MS = 120_000;

/** What is older goes. */
const limitOf = (ctx: Context, { hours }: Expiring): Date => new Date(ctx.clock().getTime() - hours * HOURS);

/** Deletes the old rows of one table, a chunk at a time, until there are no more or the time is up. */
async function deleteOld(ctx: Context, table: SQLWrapper, expiring: Expiring, chunk: number): Promise<void> {
  const { age, only } = expiring;
  const before = limitOf(ctx, expiring).toISOString();
  const until = performance.now() + TABLE_MS;
  for (;;) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${sql.identifier(age.name)} < ${before}::timestamptz ${only === undefined ? sql`` : sql`and ${only}`}
        limit ${chunk}))`);
    if ((rowCount ?? 0) < chunk || performance.now() > until) return;
  }
}

/** One table that fails keeps no other from being swept. */
async function logged(ctx: Context, { table }: Expiring, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    ctx.log.error({ err: error, table: getTableName(table) }, 'old rows could not be removed');
  }
}

/** Makes the next partitions and drops the old ones, then deletes what lies where none is dropped for long. */
async function sweepPartitions(ctx: Context, one: Partitioned, expiring: Expiring, chunk: number): Promise<void> {
  await logged(ctx, expiring, () => keepPartitions(ctx.db, one, ctx.clock(), limitOf(ctx, expiring)));
  await logged(ctx, expiring, async () => {
    for (const name of await partitionsWithoutBeginning(ctx.db, one)) await deleteOld(ctx, sql.identifier(name), expiring, chunk);
  });
}

/** Removes what has served its time in every room, each table for itself. */
export async function sweep(ctx: Context, chunk = CHUNK): Promise<void> {
  for (const expiring of ctx.rooms.flatMap((room) => room.expires ?? [])) {
    const one = partitionedOf(expiring.table);
    if (one === undefined) await logged(ctx, expiring, () => deleteOld(ctx, expiring.table, expiring, chunk));
    else await sweepPartitions(ctx, one, expiring, chunk);
  }
}

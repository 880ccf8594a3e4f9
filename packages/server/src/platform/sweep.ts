import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { passwordResets, resetRequests, sessions, signInFailures } from '@safiri/db/auth/tables.ts';
import { dispatchRounds, surgeCells } from '@safiri/db/dispatch/tables.ts';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { demandCounts } from '@safiri/db/heatmap/tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { idempotencyKeys, outboxMessages, streamEvents } from '@safiri/db/platform/tables.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { outsideMessages, outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { TRAIL_DAYS } from '@safiri/rules/drivers/trail.ts';
import type { Context } from './context.ts';

const HOURS = 3_600_000;
const DAYS = 24;

/** Rows deleted by one statement, far below what its time limit allows. */
const CHUNK = 10_000;
/** One table takes no longer than this in one sweep; the next goes on. */
const TABLE_MS = 120_000;

interface Chore {
  readonly table: PgTable;
  /** Each has an index, so that a chunk is found without reading the table. */
  readonly age: PgColumn;
  readonly hours: number;
  readonly only?: ReturnType<typeof sql>;
}

const chores: readonly Chore[] = [
  { table: streamEvents, age: streamEvents.at, hours: DAYS },
  { table: idempotencyKeys, age: idempotencyKeys.createdAt, hours: 2 * DAYS },
  { table: quotes, age: quotes.expiresAt, hours: DAYS },
  // A session that ran out during a trip still raises an emergency.
  { table: sessions, age: sessions.expiresAt, hours: DAYS },
  { table: passwordResets, age: passwordResets.expiresAt, hours: DAYS },
  { table: resetRequests, age: resetRequests.createdAt, hours: DAYS },
  { table: signInFailures, age: signInFailures.at, hours: DAYS },
  { table: notifications, age: notifications.createdAt, hours: 90 * DAYS },
  { table: outboxMessages, age: outboxMessages.createdAt, hours: 2 * DAYS, only: sql`channel = 'push'` },
  { table: outsideMessages, age: outsideMessages.createdAt, hours: 2 * DAYS },
  // Whoever said stop is never forgotten; others are once nobody wrote to them for a season.
  { table: outsideRecipients, age: outsideRecipients.lastAt, hours: 90 * DAYS, only: sql`stopped_at is null` },
  { table: demandCounts, age: demandCounts.bucket, hours: 35 * DAYS },
  { table: surgeCells, age: surgeCells.seenAt, hours: DAYS },
  { table: tripTrails, age: tripTrails.lastAt, hours: TRAIL_DAYS * DAYS },
  { table: dispatchRounds, age: dispatchRounds.at, hours: 7 * DAYS },
];

/** Deletes the old rows of one table, a chunk at a time, until there are no more or the time is up; gives their number. */
async function sweepTable(ctx: Context, { table, age, hours, only }: Chore, chunk: number): Promise<number> {
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

/** Deletes what has served its time, each table for itself: one that fails keeps no other from it. */
export async function sweep(ctx: Context, chunk = CHUNK): Promise<void> {
  for (const chore of chores) {
    try {
      await sweepTable(ctx, chore, chunk);
    } catch (error) {
      ctx.log.error({ err: error, table: getTableName(chore.table) }, 'old rows could not be deleted');
    }
  }
}

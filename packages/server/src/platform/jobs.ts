import { and, eq, isNull, lt } from 'drizzle-orm';
import { run, Logger, type Runner } from 'graphile-worker';
import { passwordResets, sessions, signInFailures } from '@safiri/db/auth/tables.ts';
import { dispatchRecords } from '@safiri/db/dispatch/tables.ts';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { demandCounts } from '@safiri/db/heatmap/tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { idempotencyKeys, outboxMessages, streamEvents } from '@safiri/db/platform/tables.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { outsideMessages, outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { TRAIL_DAYS } from '@safiri/rules/drivers/trail.ts';
import type { Context } from './context.ts';

const HOURS = 3_600_000;

/** Deletes what has served its time. */
export async function sweep(ctx: Context): Promise<void> {
  const before = (hours: number) => new Date(ctx.clock().getTime() - hours * HOURS);
  await ctx.db.delete(streamEvents).where(lt(streamEvents.at, before(24)));
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(48)));
  await ctx.db.delete(quotes).where(lt(quotes.expiresAt, before(24)));
  // A session that ran out during a trip still raises an emergency.
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, before(24)));
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(24)));
  await ctx.db.delete(signInFailures).where(lt(signInFailures.at, before(24)));
  await ctx.db.delete(notifications).where(lt(notifications.createdAt, before(90 * 24)));
  await ctx.db.delete(outboxMessages).where(and(eq(outboxMessages.channel, 'push'), lt(outboxMessages.createdAt, before(48))));
  await ctx.db.delete(outsideMessages).where(lt(outsideMessages.createdAt, before(48)));
  // Whoever said stop is never forgotten; others are once nobody wrote to them for a season.
  await ctx.db.delete(outsideRecipients).where(and(isNull(outsideRecipients.stoppedAt), lt(outsideRecipients.lastAt, before(90 * 24))));
  await ctx.db.delete(demandCounts).where(lt(demandCounts.bucket, before(35 * 24)));
  await ctx.db.delete(tripTrails).where(lt(tripTrails.lastAt, before(TRAIL_DAYS * 24)));
  await ctx.db.delete(dispatchRecords).where(lt(dispatchRecords.at, before(7 * 24)));
}

/** Runs the sweeping and what the rooms do once an hour and once a minute, on this node's own connections. */
export function startJobs(ctx: Context, rooms: { hourly: () => Promise<void>; everyMinute: () => Promise<void> }): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'job');
  });
  return run({
    pgPool: ctx.db.$client,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger,
    crontab: '7 * * * * sweep\n17 * * * * hourly\n* * * * * minute ?max=1',
    taskList: {
      sweep: async () => sweep(ctx),
      hourly: rooms.hourly,
      minute: rooms.everyMinute,
    },
  });
}

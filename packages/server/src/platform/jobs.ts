import { and, eq, lt } from 'drizzle-orm';
import { run, Logger, type Runner } from 'graphile-worker';
import { passwordResets, sessions, signInFailures } from '@safiri/db/auth/tables.ts';
import { dispatchRecords } from '@safiri/db/dispatch/tables.ts';
import { idempotencyKeys, outboxMessages, streamEvents } from '@safiri/db/platform/tables.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import type { Context } from './context.ts';
import { DELIVER_MESSAGE, type Message } from './outbox.ts';

/** Hands a message to the outside world, or to the written outbox; returns which. */
export type Deliver = (message: Message & { id: number }) => Promise<'sent' | 'written'>;

const HOURS = 3_600_000;

/** Deletes what has served its time. */
async function sweep(ctx: Context): Promise<void> {
  const before = (hours: number) => new Date(ctx.clock().getTime() - hours * HOURS);
  await ctx.db.delete(streamEvents).where(lt(streamEvents.at, before(24)));
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(48)));
  await ctx.db.delete(quotes).where(lt(quotes.expiresAt, before(24)));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, before(0)));
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(24)));
  await ctx.db.delete(signInFailures).where(lt(signInFailures.at, before(24)));
  await ctx.db.delete(dispatchRecords).where(lt(dispatchRecords.at, before(7 * 24)));
}

async function deliverMessage(ctx: Context, deliver: Deliver, messageId: number): Promise<void> {
  const [message] = await ctx.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.id, messageId), eq(outboxMessages.status, 'waiting')));
  if (message === undefined) return;
  try {
    const status = await deliver(message);
    await ctx.db.update(outboxMessages).set({ status, sentAt: ctx.clock(), lastError: null }).where(eq(outboxMessages.id, messageId));
  } catch (error) {
    await ctx.db
      .update(outboxMessages)
      .set({ lastError: String(error) })
      .where(eq(outboxMessages.id, messageId));
    throw error;
  }
}

/** Runs the jobs of the outbox, the sweeping and what the rooms do once an hour, on this node's own connections. */
export function startJobs(ctx: Context, deliver: Deliver, hourly: () => Promise<void>): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'job');
  });
  return run({
    pgPool: ctx.db.$client,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger,
    crontab: '7 * * * * sweep\n17 * * * * hourly',
    taskList: {
      [DELIVER_MESSAGE]: async (payload) => deliverMessage(ctx, deliver, (payload as { messageId: number }).messageId),
      sweep: async () => sweep(ctx),
      hourly,
    },
  });
}

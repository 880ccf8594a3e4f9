import { eq, sql } from 'drizzle-orm';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import type { Context } from '../context.ts';
import { secretsOf } from '../secrets.ts';
import { inTransaction } from '../unit-of-work.ts';
import { retryAfterMs } from './backoff.ts';
import type { Message } from './enqueue-message.ts';

/** Hands a message to the outside world, or to the written outbox; returns which. Must end by itself. */
export type Deliver = (message: Message & { id: number; secret?: boolean; usefulUntil?: Date | null }) => Promise<'sent' | 'written'>;

declare module '../domain-events.ts' {
  interface DomainEvents {
    /** A message was tried, and its status may have changed. */
    message_tried: { readonly messageId: number };
  }
}

export interface OutboxWorker {
  stop(): Promise<void>;
}

/** Longer than any delivery may take: a message whose worker was killed is taken over after this, and sent once more. */
const CLAIM_SECONDS = 60;
const POLL_MS = 1000;
/**
 * Urgent messages have a pool of their own, so that no hanging provider of others keeps them; and push messages, some of
 * which are over in seconds.
 */
const pools = [
  { width: 8, takes: sql`urgent` },
  { width: 16, takes: sql`not urgent and channel = 'push'` },
  { width: 4, takes: sql`not urgent and channel <> 'push'` },
] as const;
type Pool = (typeof pools)[number];

interface Claimed extends Message {
  id: number;
  secret: boolean;
  sealed: Buffer | null;
  urgent: boolean;
  attempts: number;
  createdAt: Date;
  usefulUntil: Date | null;
}

/** Takes up to `limit` messages that are due, so that no other worker sends them for a while. */
async function claim(ctx: Context, { takes }: Pick<Pool, 'takes'>, limit: number): Promise<Claimed[]> {
  const now = ctx.clock();
  const due = sql`select id from outbox_messages
    where status = 'waiting' and ${takes} and next_try_at <= ${now}
    order by next_try_at limit ${limit} for update skip locked`;
  return ctx.db
    .update(outboxMessages)
    .set({ attempts: sql`${outboxMessages.attempts} + 1`, nextTryAt: new Date(now.getTime() + CLAIM_SECONDS * 1000) })
    .where(sql`${outboxMessages.id} in (${due})`)
    .returning({
      id: outboxMessages.id,
      channel: outboxMessages.channel,
      recipient: outboxMessages.recipient,
      subject: outboxMessages.subject,
      body: outboxMessages.body,
      secret: outboxMessages.secret,
      sealed: outboxMessages.sealed,
      usefulUntil: outboxMessages.usefulUntil,
      urgent: outboxMessages.urgent,
      attempts: outboxMessages.attempts,
      createdAt: outboxMessages.createdAt,
    });
}

/** The message with the text that is to be said. */
const opened = (ctx: Context, { sealed, ...message }: Claimed) =>
  sealed === null ? message : { ...message, body: secretsOf(ctx.config).unseal(sealed).toString() };

/** Whoever waits for it has given up. */
class Overdue extends Error {}

async function tryOne(ctx: Context, deliver: Deliver, message: Claimed): Promise<void> {
  let outcome: Partial<typeof outboxMessages.$inferInsert>;
  try {
    if (message.usefulUntil !== null && message.usefulUntil <= ctx.clock()) throw new Overdue('it would come too late');
    // What was handed over needs no copy here.
    outcome = { status: await deliver(opened(ctx, message)), sentAt: ctx.clock(), lastError: null, sealed: null };
  } catch (error) {
    ctx.disks.note(error);
    const now = ctx.clock().getTime();
    const wait = error instanceof Overdue ? null : retryAfterMs(message.attempts, message.urgent, now - message.createdAt.getTime());
    ctx.log.warn({ messageId: message.id, channel: message.channel, attempts: message.attempts, err: error }, 'a message was not taken');
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    outcome = wait === null ? { status: 'failed', lastError, sealed: null } : { nextTryAt: new Date(now + wait), lastError };
  }
  await inTransaction(ctx, async (uow) => {
    await uow.tx.update(outboxMessages).set(outcome).where(eq(outboxMessages.id, message.id));
    await uow.emit('message_tried', { messageId: message.id });
  });
}

/** Delivers the outbox until it is stopped: at once when woken over the bus, else it looks every second. */
export function startOutbox(ctx: Context, deliver: Deliver): OutboxWorker {
  const running = new Set<Promise<void>>();
  const free = pools.map((pool) => pool.width as number);
  let stopped = false;

  async function poll(pool: number): Promise<void> {
    const limit = free[pool] ?? 0;
    if (stopped || limit === 0) return;
    free[pool] = 0;
    let messages: Claimed[] = [];
    try {
      messages = await claim(ctx, pools[pool] ?? pools[0], limit);
    } finally {
      free[pool] = (free[pool] ?? 0) + limit - messages.length;
    }
    for (const message of messages) {
      const job = tryOne(ctx, deliver, message)
        .catch((error: unknown) => ctx.log.error({ err: error, messageId: message.id }, 'the outcome of a message could not be written'))
        .finally(() => {
          running.delete(job);
          free[pool] = (free[pool] ?? 0) + 1;
          // A full pool may have left others waiting.
          if (messages.length === limit) startPoll(pool);
        });
      running.add(job);
    }
  }

  const startPoll = (pool: number) => {
    const polling = poll(pool)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => running.delete(polling));
    running.add(polling);
  };
  const pollAll = () => pools.forEach((_, pool) => startPoll(pool));
  const timer = setInterval(pollAll, POLL_MS);
  ctx.bus.subscribe('outbox', pollAll);
  pollAll();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

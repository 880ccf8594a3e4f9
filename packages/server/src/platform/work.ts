import type { Tx } from '@safiri/db/platform/connect.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import type { StreamEventName } from '@safiri/contract/stream.ts';
import type { Context } from './context.ts';

/** One write: its transaction, and the effects that wait for the commit. */
export interface Work {
  readonly tx: Tx;
  readonly now: Date;
  /** Tells a person's stream that something of theirs changed; the row is part of this transaction. */
  publish(userId: number, name: StreamEventName, subjectId: number | null): void;
  /** Runs after the commit, never when it failed. Must not fail the request. */
  afterCommit(effect: () => void): void;
}

interface Told {
  userId: number;
  name: StreamEventName;
  subjectId: number | null;
}

/**
 * Runs `action` in one transaction, then its effects.
 * @param before run inside the transaction after the action, for what must commit with it
 */
export async function inTransaction<R>(
  ctx: Context,
  action: (work: Work) => Promise<R>,
  before?: (work: Work, result: R) => Promise<void>,
): Promise<R> {
  const told: Told[] = [];
  const effects: Array<() => void> = [];
  let rows: Array<{ id: number }> = [];
  const result = await ctx.db.transaction(async (tx) => {
    const work: Work = {
      tx,
      now: ctx.clock(),
      publish: (userId, name, subjectId) => void told.push({ userId, name, subjectId }),
      afterCommit: (effect) => void effects.push(effect),
    };
    const value = await action(work);
    await before?.(work, value);
    if (told.length > 0) rows = await tx.insert(streamEvents).values(told).returning({ id: streamEvents.id });
    return value;
  });
  if (told.length > 0) {
    ctx.bus.publish(
      'stream',
      told.map((event, i) => ({ id: rows[i]?.id ?? 0, ...event })),
    );
  }
  for (const effect of effects) {
    try {
      effect();
    } catch (error) {
      ctx.log.error({ err: error }, 'an effect after commit failed');
    }
  }
  return result;
}

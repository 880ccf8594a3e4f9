import { sql } from 'drizzle-orm';
import { sqlState, type Tx } from '@safiri/db/platform/connect.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import type { Brand } from '@safiri/rules/brand/brand.ts';
import type { StreamEventName } from '@safiri/contract/stream.ts';
import type { Context } from './context.ts';
import { react, type DomainEventName, type DomainEvents } from './domain-events.ts';
import { moneyText } from './money-text.ts';
import { secretsOf } from './secrets.ts';

/** One write: its transaction, and the effects that wait for the commit. */
export interface UnitOfWork {
  readonly tx: Tx;
  readonly now: Date;
  /** Who runs this instance, as messages name them. */
  readonly brand: Brand;
  /** Tells a person's stream that something of theirs changed; the row is part of this transaction. */
  publish(userId: number, name: StreamEventName, subjectId: number | null): void;
  /** Lets the rooms that react to it act in this transaction. */
  emit<N extends DomainEventName>(name: N, event: DomainEvents[N]): Promise<void>;
  /** An amount as people read it: minor units of a currency, by what this instance's markets show. */
  money(minor: number, currency: string): string;
  /** Seals the text of a message that carries a secret; null where such texts may be read (the demo). */
  seal(text: string): Buffer | null;
  /**
   * Does a part of it that may be refused without ending the rest: when it throws, all that it wrote and wanted done is undone, and only that.
   * @throws what the part throws
   */
  attempt<R>(part: (uow: UnitOfWork) => Promise<R>): Promise<R>;
  /** Runs in this transaction when all else of it is done: for locks that many transactions share, held as shortly as can be. */
  atEnd(act: () => Promise<void>): void;
  /** Runs after the commit, never when it failed. Must not fail the request. */
  afterCommit(effect: () => void): void;
}

/** Such a transaction is run again as a whole. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === DEADLOCK;

async function tryAgain<R>(ctx: Context, run: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
      // Found only after a second of waiting: what takes its locks in another order than the house is to be mended.
      ctx.log.warn({ err: error, tries }, 'a transaction lost a deadlock');
      if (tries === TRIES) throw error;
    }
  }
}

interface PublishedEvent {
  userId: number;
  name: StreamEventName;
  subjectId: number | null;
}

/** The statement is the same however many they are. @returns their ids, in their order */
async function insertEvents(tx: Tx, published: readonly PublishedEvent[]): Promise<ReadonlyArray<{ readonly id: number }>> {
  if (published.length === 0) return [];
  const records = sql`${JSON.stringify(published.map((event, n) => ({ ...event, n })))}::json`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${streamEvents} (user_id, name, subject_id)
    select "userId", name, "subjectId" from json_to_recordset(${records}) as row (n int, "userId" int, name text, "subjectId" int)
    order by n returning id`);
  return rows.map(({ id }) => ({ id: Number(id) }));
}

/** PostgreSQL ended this transaction so that others could go on: nothing of it happened, and it may be tried again. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs `action` in one transaction, then its effects. A transaction that lost a deadlock is run again from its start.
 * @param before run inside the transaction after the action, for what must commit with it
 */
export async function inTransaction<R>(
  ctx: Context,
  action: (uow: UnitOfWork) => Promise<R>,
  before?: (uow: UnitOfWork, result: R) => Promise<void>,
): Promise<R> {
  const { result, published, rows, effects } = await tryAgain(ctx, () =>
    ctx.db.transaction(async (tx) => {
      const published: PublishedEvent[] = [];
      const effects: Array<() => void> = [];
      const last: Array<() => Promise<void>> = [];
      const now = ctx.clock();
      const unitIn = (tx: Tx): UnitOfWork => {
        const own: UnitOfWork = {
          tx,
          now,
          brand: ctx.brands.current().brand,
          publish: (userId, name, subjectId) => void published.push({ userId, name, subjectId }),
          emit: (name, event) => react(ctx.rooms, own, name, event, ctx),
          money: (minor, currency) => moneyText(ctx.markets, minor, currency),
          seal: (text) => (ctx.config.readableSecrets ? null : secretsOf(ctx.config).seal(Buffer.from(text))),
          async attempt(part) {
            const kept = [published.length, effects.length, last.length] as const;
            try {
              return await tx.transaction((inner) => part(unitIn(inner)));
            } catch (error) {
              [published.length, effects.length, last.length] = kept;
              throw error;
            }
          },
          atEnd: (act) => void last.push(act),
          afterCommit: (effect) => void effects.push(effect),
        };
        return own;
      };
      const uow = unitIn(tx);
      const result = await action(uow);
      await before?.(uow, result);
      const rows = await insertEvents(tx, published);
      for (const act of last) await act();
      return { result, published, rows, effects };
    }),
  );
  if (published.length > 0) {
    ctx.bus.publish(
      'stream',
      published.map((event, i) => ({ id: rows[i]?.id ?? 0, ...event })),
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

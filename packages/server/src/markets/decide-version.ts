import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import { publishableFrom, type Publisher } from '@safiri/rules/markets/versions.ts';
import { Problem } from '../platform/problem.ts';

interface Which {
  readonly marketId: string;
  /** Whichever waits, when absent. */
  readonly number?: number;
}

const waits = ({ marketId, number }: Which) =>
  and(
    eq(marketVersions.marketId, marketId),
    eq(marketVersions.status, 'proposed'),
    number === undefined ? undefined : eq(marketVersions.number, number),
  );

/** What is published later never brings back what came before it. */
const isNewest = sql`not exists (select from market_versions newer where newer.market_id = ${marketVersions.marketId}
  and newer.number > ${marketVersions.number} and newer.status = 'published')`;

/**
 * Publishes what waits, as a second person; its author does alone after a day.
 * @param by null of the command line
 * @returns undefined where nothing waits
 * @throws Problem own_request
 */
export async function publishVersion(tx: Tx, { by, now, ...which }: Which & { readonly by: Publisher | null; readonly now: Date }) {
  await tx.select().from(markets).where(eq(markets.id, which.marketId)).for('update');
  const [row] = await tx.select().from(marketVersions).where(waits(which));
  if (row === undefined) return undefined;
  const from = by === null ? row.createdAt : publishableFrom(row, by);
  if (from === null || from > now) throw new Problem('own_request', 'Somebody else has to publish what you wrote.');
  const alone = by !== null && row.authorId === by.userId;
  const [published] = await tx
    .update(marketVersions)
    .set({ status: 'published', publishedAt: now, approverId: by?.userId ?? null, alone })
    .where(and(eq(marketVersions.id, row.id), waits(which), isNewest))
    .returning();
  return published;
}

/** Takes back what waits. @returns undefined where it waits no more */
export async function withdrawVersion(tx: Tx, which: Required<Which>) {
  const [row] = await tx.update(marketVersions).set({ status: 'withdrawn' }).where(waits(which)).returning();
  return row;
}

import { desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import type { ReadMarket } from './read-text.ts';
import { lockNewest, writeVersion, type NewVersion, type Written } from './write-version.ts';

/**
 * Writes the first version of a market; the same once more changes nothing.
 * @returns null where there is a market of this id that says something else
 */
export async function addNewMarket(
  tx: Tx,
  { read, now, authorId }: Pick<NewVersion, 'read' | 'now'> & { readonly authorId: number },
): Promise<Written | null> {
  const known = await lockNewest(tx, read.market.id);
  if (known !== undefined && known.digest !== read.digest) return null;
  return writeVersion(tx, { read, now, authorId, validFrom: now, status: 'published', why: null });
}

/**
 * Publishes documents that come with the product: the demo's. Where another release's of them stands, or none, the next version follows;
 * what an operator wrote of a city stays.
 */
export async function publishMarkets(tx: Tx, reads: readonly ReadMarket[], now: Date): Promise<void> {
  const ids = reads.map(({ market }) => market.id);
  await tx
    .insert(markets)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing();
  await tx.select({ id: markets.id }).from(markets).where(inArray(markets.id, ids)).orderBy(markets.id).for('update');
  const { marketId, number, status, digest, isDemo } = marketVersions;
  const versions = await tx
    .select({ marketId, number, status, digest, isDemo })
    .from(marketVersions)
    .where(inArray(marketId, ids))
    .orderBy(desc(number));
  const byMarket = Map.groupBy(versions, (one) => one.marketId);
  const rows = reads.flatMap((read) => {
    const known = byMarket.get(read.market.id) ?? [];
    const standing = known.find((one) => one.status !== 'withdrawn');
    if (standing !== undefined && (!standing.isDemo || standing.digest === read.digest)) return [];
    return [
      {
        marketId: read.market.id,
        number: (known[0]?.number ?? 0) + 1,
        status: 'published' as const,
        validFrom: now,
        document: read.text,
        digest: read.digest,
        publishedAt: now,
        isDemo: true,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(marketVersions).values(rows);
}

/** Takes back every version that came with the demo, of whichever release; what an operator wrote of these cities since stays. */
export async function withdrawDemoMarkets(tx: Tx): Promise<void> {
  await tx.update(marketVersions).set({ status: 'withdrawn' }).where(eq(marketVersions.isDemo, true));
}

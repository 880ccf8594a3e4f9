import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import type { VersionStatus } from '@safiri/rules/markets/versions.ts';
import type { ReadMarket } from './read-text.ts';

/** A version to be written. */
export interface NewVersion {
  readonly read: ReadMarket;
  readonly validFrom: Date;
  readonly status: Exclude<VersionStatus, 'withdrawn'>;
  readonly why: string | null;
  readonly now: Date;
  /** Who writes it in the console; nobody on the command line. */
  readonly authorId?: number;
}

/** What became of it: the number of the version that stands, and whether it was there before. */
export interface Written {
  readonly id: number;
  readonly number: number;
  readonly status: VersionStatus;
  readonly isNew: boolean;
}

/** The newest version of a market that was not taken back; the market, made when it is new, is locked until the transaction ends. */
async function lockNewest(tx: Tx, marketId: string) {
  await tx.insert(markets).values({ id: marketId }).onConflictDoNothing();
  await tx.select().from(markets).where(eq(markets.id, marketId)).for('update');
  const [newest] = await tx
    .select({ id: marketVersions.id, number: marketVersions.number, status: marketVersions.status, digest: marketVersions.digest })
    .from(marketVersions)
    .where(and(eq(marketVersions.marketId, marketId), sql`${marketVersions.status} <> 'withdrawn'`))
    .orderBy(desc(marketVersions.number))
    .limit(1);
  return newest;
}

/**
 * Writes a version of a market, which it makes when it is new. The newest one applied again changes nothing. Two who write at once come
 * one after the other: the market's row is locked.
 */
export async function writeVersion(tx: Tx, { read, validFrom, status, why, now, authorId }: NewVersion): Promise<Written> {
  const marketId = read.market.id;
  const last = await lockNewest(tx, marketId);
  if (last?.digest === read.digest) return { id: last.id, number: last.number, status: last.status, isNew: false };
  const [highest] = await tx
    .select({ number: sql<number>`coalesce(max(${marketVersions.number}), 0)::int` })
    .from(marketVersions)
    .where(eq(marketVersions.marketId, marketId));
  const [row] = await tx
    .insert(marketVersions)
    .values({
      marketId,
      number: (highest?.number ?? 0) + 1,
      status,
      validFrom,
      document: read.text,
      digest: read.digest,
      why,
      ...(authorId === undefined ? {} : { authorId }),
      publishedAt: status === 'published' ? now : null,
    })
    .returning({ id: marketVersions.id, number: marketVersions.number });
  if (row === undefined) throw new Error('no version was written');
  return { ...row, status, isNew: true };
}

/**
 * Writes the first version of a market; the same once more changes nothing.
 * @returns null where there is a market of this id that says something else
 */
export async function addNewMarket(
  tx: Tx,
  { read, now, authorId }: Required<Pick<NewVersion, 'read' | 'now' | 'authorId'>>,
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

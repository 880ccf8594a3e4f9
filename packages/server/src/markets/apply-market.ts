import { and, desc, eq, lte } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { largestChange } from '@safiri/rules/markets/typical-trips.ts';
import { APPROVAL_ABOVE_PERCENT, COMPARED_WITH_DAYS } from '@safiri/rules/markets/versions.ts';
import { writeVersion, type Written } from './publish-markets.ts';
import type { ReadMarket } from './read-text.ts';
import { firstReadable } from './stored-market.ts';

const DAY_MS = 86_400_000;

/** The document of a market that was in force at a moment, of those that can be read; undefined where it had none. */
export async function documentAt(reader: Reader, marketId: string, at: Date): Promise<MarketDocument | undefined> {
  const rows = await reader
    .select({ document: marketVersions.document })
    .from(marketVersions)
    .where(
      and(
        eq(marketVersions.marketId, marketId),
        eq(marketVersions.status, 'published'),
        lte(marketVersions.validFrom, at),
        lte(marketVersions.publishedAt, at),
      ),
    )
    .orderBy(desc(marketVersions.number));
  return firstReadable(rows.map(({ document }) => document));
}

/** What is applied. */
export interface Applied {
  readonly read: ReadMarket;
  readonly validFrom: Date;
  readonly now: Date;
  readonly why: string | null;
  /** The large change is meant: published without a second person, with a reason. */
  readonly force: boolean;
}

/**
 * Writes a version of a market. One whose typical trips cost more than a fifth more or less than a week ago waits as proposed until
 * somebody else publishes it (operator §1).
 * @returns with how much they changed, percent
 */
export async function applyMarket(
  tx: Tx,
  { read, validFrom, now, why, force }: Applied,
): Promise<Written & { readonly changePercent: number }> {
  const weekAgo = new Date(now.getTime() - COMPARED_WITH_DAYS * DAY_MS);
  const before = await documentAt(tx, read.market.id, weekAgo);
  const changePercent = before === undefined ? 0 : largestChange(before, read.market);
  const status = changePercent > APPROVAL_ABOVE_PERCENT && !force ? 'proposed' : 'published';
  return { ...(await writeVersion(tx, { read, validFrom, status, why, now })), changePercent };
}

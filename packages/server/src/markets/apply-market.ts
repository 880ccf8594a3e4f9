import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import type { MarketDocument, MarketStatus } from '@safiri/rules/markets/document.ts';
import { consentTo } from '@safiri/rules/markets/price-change.ts';
import { COMPARED_WITH_DAYS, comparedFirst } from '@safiri/rules/markets/versions.ts';
import { lockNewest, writeVersion, type NewVersion, type Written } from './write-version.ts';
import { firstReadable } from './stored-market.ts';

const DAY_MS = 86_400_000;

/** Of a market's versions those that came into force by a moment. */
const inForceBy = (marketId: string, at: Date) =>
  and(
    eq(marketVersions.marketId, marketId),
    eq(marketVersions.status, 'published'),
    lte(marketVersions.validFrom, at),
    lte(marketVersions.publishedAt, at),
  );

/** The document of a market that was in force at a moment, of those that can be read; undefined where it had none. */
export async function documentAt(reader: Reader, marketId: string, at: Date): Promise<MarketDocument | undefined> {
  const rows = await reader
    .select({ document: marketVersions.document })
    .from(marketVersions)
    .where(inForceBy(marketId, at))
    .orderBy(desc(marketVersions.number));
  return firstReadable(rows.map(({ document }) => document));
}

/** The document that a new one of the market is compared with; undefined where nobody could travel by any yet. */
async function comparedDocument(reader: Reader, marketId: string, now: Date): Promise<MarketDocument | undefined> {
  const rows = await reader
    .select({
      document: marketVersions.document,
      status: sql<MarketStatus>`${marketVersions.document} ->> 'status'`,
      since: sql`greatest(${marketVersions.validFrom}, ${marketVersions.publishedAt})`.mapWith(marketVersions.validFrom),
    })
    .from(marketVersions)
    .where(inForceBy(marketId, now))
    .orderBy(asc(marketVersions.number));
  const weekAgo = new Date(now.getTime() - COMPARED_WITH_DAYS * DAY_MS);
  return firstReadable(comparedFirst(rows, weekAgo).map(({ document }) => document));
}

/** Whether a document waits for a second person, and how much it changes typical trips within a week, percent. */
export async function consentNeeded(reader: Reader, market: MarketDocument, { validFrom, now }: Record<'validFrom' | 'now', Date>) {
  return consentTo(market, {
    before: await comparedDocument(reader, market.id, now),
    otherwise: await documentAt(reader, market.id, validFrom),
  });
}

/** What is applied. */
export interface Applied extends Omit<NewVersion, 'status'> {
  /** The large change is meant: published without a second person, with a reason. */
  readonly force?: boolean;
}

/**
 * Writes a version of a market. One whose typical trips cost more than a fifth more or less than a week ago, or than the first version of a younger
 * city, waits as proposed until somebody else publishes it (operator §1).
 * @returns with how much they changed, percent
 * @throws Problem changed_meanwhile
 */
export async function applyMarket(tx: Tx, { force = false, ...version }: Applied): Promise<Written & { readonly changePercent: number }> {
  await lockNewest(tx, version.read.market.id);
  const { changePercent, isNeeded } = await consentNeeded(tx, version.read.market, version);
  const status = isNeeded && !force ? 'proposed' : 'published';
  return { ...(await writeVersion(tx, { ...version, status })), changePercent };
}

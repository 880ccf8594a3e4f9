import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import type { MarketText } from '@safiri/contract/markets/document.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import type { MarketStatus } from '@safiri/rules/markets/document.ts';
import { inForceAt, type BookingsChoice } from '@safiri/rules/markets/versions.ts';
import { digestOf } from '../platform/written-document.ts';
import { storedMarket } from './stored-market.ts';
import { insertVersion, lockNewest, requireNewest, withdrawWaiting } from './write-version.ts';

interface NewStatus {
  readonly marketId: string;
  readonly status: MarketStatus;
  readonly baseNumber: number;
  readonly why: string;
  readonly bookings: BookingsChoice;
  readonly authorId: number;
  readonly now: Date;
}

/**
 * Opens, pauses or closes a market at once: what is in force is written once more with the new status, and so is whatever comes or waits
 * after it, each for its own date. Prices stay as somebody agreed to them, so nobody is waited for.
 * @returns the id of the first version that was written; undefined where the market has this status already
 * @throws Problem changed_meanwhile
 */
export async function setStatus(tx: Tx, { marketId, status, baseNumber, why, bookings, authorId, now }: NewStatus) {
  requireNewest(await lockNewest(tx, marketId), baseNumber);
  const rows = await tx
    .select()
    .from(marketVersions)
    .where(and(eq(marketVersions.marketId, marketId), ne(marketVersions.status, 'withdrawn')))
    .orderBy(asc(marketVersions.number));
  const inForce = inForceAt(
    rows.filter((row) => row.status === 'published'),
    now,
  );
  const stand = rows.filter(({ number }) => number >= (inForce?.number ?? 0));
  if (stand.every(({ document }) => (document as { status: MarketStatus }).status === status)) return undefined;
  await withdrawWaiting(tx, marketId);
  let first: { readonly id: number; readonly number: number } | undefined;
  for (const row of stand) {
    // It was checked when it was written: a city is paused whatever a later release refuses of it.
    const text = { ...(row.document as MarketText), status };
    const read = { text, market: storedMarket(text), digest: digestOf(text) };
    const written =
      row.status === 'proposed'
        ? await insertVersion(tx, { ...row, read, status: 'proposed', now }, row.createdAt)
        : await insertVersion(tx, {
            read,
            status: 'published',
            validFrom: row === inForce ? now : row.validFrom,
            why,
            bookings: row === inForce ? bookings : row.bookings,
            authorId,
            now,
          });
    first ??= written;
  }
  return first;
}

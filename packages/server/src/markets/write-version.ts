import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import type { BookingsChoice, VersionStatus } from '@safiri/rules/markets/versions.ts';
import { Problem } from '../platform/problem.ts';
import type { ReadMarket } from './read-text.ts';

/** A version to be written. */
export interface NewVersion {
  readonly read: ReadMarket;
  readonly validFrom: Date;
  readonly status: Exclude<VersionStatus, 'withdrawn'>;
  readonly why: string | null;
  readonly now: Date;
  /** Who writes it in the console; nobody on the command line. */
  readonly authorId?: number | null;
  /** Of rides booked by a service that it takes away; they are carried out unless it says otherwise. */
  readonly bookings?: BookingsChoice;
  /** The newest version that its author has seen; absent for whoever looks at none. */
  readonly baseNumber?: number;
}

/** What became of it: the number of the version that stands, and whether it was there before. */
export interface Written {
  readonly id: number;
  readonly number: number;
  readonly status: VersionStatus;
  readonly isNew: boolean;
}

/** The newest version of a market that was not taken back; the market, made when it is new, is locked until the transaction ends. */
export async function lockNewest(tx: Tx, marketId: string) {
  await tx.insert(markets).values({ id: marketId }).onConflictDoNothing();
  await tx.select().from(markets).where(eq(markets.id, marketId)).for('update');
  const [newest] = await tx
    .select({ id: marketVersions.id, number: marketVersions.number, status: marketVersions.status, digest: marketVersions.digest })
    .from(marketVersions)
    .where(and(eq(marketVersions.marketId, marketId), ne(marketVersions.status, 'withdrawn')))
    .orderBy(desc(marketVersions.number))
    .limit(1);
  return newest;
}

/** Of two who change a market at once the later one looks again. @throws Problem changed_meanwhile */
export function requireNewest(newest: { readonly number: number } | undefined, baseNumber: number | undefined): void {
  if (baseNumber === undefined || newest?.number === baseNumber) return;
  throw new Problem('changed_meanwhile', `Somebody else saved version ${newest?.number ?? 0} meanwhile.`);
}

/** A version that is overtaken by another one waits no more: what is published next would undo it, or it the other. */
export async function withdrawWaiting(tx: Tx, marketId: string): Promise<void> {
  await tx
    .update(marketVersions)
    .set({ status: 'withdrawn' })
    .where(and(eq(marketVersions.marketId, marketId), eq(marketVersions.status, 'proposed')));
}

/** Writes the row of a version, by the next number of its market, which is locked. @param since when it is on its way */
export async function insertVersion(tx: Tx, version: Omit<NewVersion, 'baseNumber'>, since?: Date) {
  const { read, validFrom, status, why, now, authorId, bookings } = version;
  const marketId = read.market.id;
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
      authorId: authorId ?? null,
      ...(bookings === undefined ? {} : { bookings }),
      createdAt: since ?? now,
      publishedAt: status === 'published' ? now : null,
    })
    .returning({ id: marketVersions.id, number: marketVersions.number });
  if (row === undefined) throw new Error('no version was written');
  return row;
}

/**
 * Writes a version of a market, which it makes when it is new. The newest one applied again changes nothing. Two who write at once come
 * one after the other: the market's row is locked. What waited is taken back: it does not know of this one.
 * @throws Problem changed_meanwhile
 */
export async function writeVersion(tx: Tx, { baseNumber, ...version }: NewVersion): Promise<Written> {
  const { read, status } = version;
  const last = await lockNewest(tx, read.market.id);
  if (last?.digest === read.digest) return { id: last.id, number: last.number, status: last.status, isNew: false };
  requireNewest(last, baseNumber);
  await withdrawWaiting(tx, read.market.id);
  return { ...(await insertVersion(tx, version)), status, isNew: true };
}

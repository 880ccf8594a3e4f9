import { and, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { Context } from '../platform/context.ts';
import { incoming } from './incoming.ts';
import type { FileStore } from './ports.ts';

/** A file that nothing refers to is kept this long. */
const UNUSED_MS = 24 * 3_600_000;

/**
 * Removes files that nothing refers to: the row first, so that nobody can use it meanwhile. One that the store does not remove
 * now gets its row back, and is tried again with the next sweep.
 */
async function remove(ctx: Context, store: FileStore, which: SQL | undefined): Promise<number> {
  const gone = await ctx.db
    .delete(uploads)
    .where(and(isNull(uploads.claimedAt), which))
    .returning();
  for (const row of gone) {
    await store.remove(row.id).catch(async (error: unknown) => {
      ctx.log.warn({ err: error, id: row.id }, 'an unused file could not be removed yet');
      await ctx.db.insert(uploads).values(row);
    });
  }
  return gone.length;
}

/** Removes files that were sent and never used. */
export const sweepUploads = (ctx: Context, store: FileStore): Promise<number> =>
  remove(ctx, store, lt(uploads.createdAt, new Date(ctx.clock().getTime() - UNUSED_MS)));

/** Removes these files, as far as nothing refers to them. */
export const removeUploads = (ctx: Context, store: FileStore, ids: readonly string[]): Promise<number> =>
  ids.length === 0 ? Promise.resolve(0) : remove(ctx, store, inArray(uploads.id, [...ids]));

/** What an interrupted server left half received. */
export async function emptyIncoming(ctx: Context): Promise<void> {
  await rm(incoming(ctx), { recursive: true, force: true });
}

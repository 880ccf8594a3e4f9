import { and, isNull, lt } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { Context } from '../platform/context.ts';
import { incoming } from './incoming.ts';
import type { FileStore } from './ports.ts';

/** A file that nothing refers to is kept this long. */
const UNUSED_MS = 24 * 3_600_000;

/**
 * Deletes files that were sent and never used: the row first, so that nobody can use it meanwhile. One that the store does not
 * delete now gets its row back, and is tried again with the next sweep.
 */
export async function sweepUploads(ctx: Context, store: FileStore): Promise<number> {
  const gone = await ctx.db
    .delete(uploads)
    .where(and(isNull(uploads.claimedAt), lt(uploads.createdAt, new Date(ctx.clock().getTime() - UNUSED_MS))))
    .returning();
  for (const row of gone) {
    await store.remove(row.id).catch(async (error: unknown) => {
      ctx.log.warn({ err: error, id: row.id }, 'an unused file could not be deleted yet');
      await ctx.db.insert(uploads).values(row);
    });
  }
  return gone.length;
}

/** What an interrupted server left half received. */
export async function emptyIncoming(ctx: Context): Promise<void> {
  await rm(incoming(ctx), { recursive: true, force: true });
}

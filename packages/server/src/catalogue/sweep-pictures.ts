import { and, lt } from 'drizzle-orm';
import { pictures } from '@safiri/db/catalogue/tables.ts';
import { UNUSED_PICTURE_DAYS } from '@safiri/rules/catalogue/pictures.ts';
import type { Context } from '../platform/context.ts';
import type { FileStore } from '../uploads/public.ts';
import { isUnused, pictureFile } from './pictures.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Removes pictures that nothing has referred to for some days: the row first, so that nobody can use it meanwhile. One whose files
 * the store does not remove now gets its row back, and is tried again with the next sweep.
 * @returns how many rows are gone
 */
export async function sweepPictures(ctx: Context, store: FileStore): Promise<number> {
  const gone = await ctx.db
    .delete(pictures)
    .where(and(lt(pictures.unusedSince, new Date(ctx.clock().getTime() - UNUSED_PICTURE_DAYS * DAY_MS)), isUnused(ctx.db)))
    .returning();
  for (const row of gone) {
    try {
      for (const width of row.widths) await store.remove(pictureFile(row, width));
    } catch (error) {
      ctx.log.warn({ err: error, id: row.id }, 'an unused picture could not be removed yet');
      await ctx.db.insert(pictures).overridingSystemValue().values(row).onConflictDoNothing();
    }
  }
  return gone.length;
}

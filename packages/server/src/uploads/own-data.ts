import { and, eq, inArray, isNull } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { MediaType } from '@safiri/rules/uploads/media-types.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { fileStore } from './choose-store.ts';

/** Long unused, so that the next sweep takes what could not be removed at once. */
const LONG_AGO = new Date(0);

/**
 * A deleted account leaves no file that nothing refers to any more; the rooms released theirs before. What stays is another's
 * too, such as the photo that shows a parcel at its door.
 * @returns the ids of those to remove once this is committed
 */
export async function forgetUploads(uow: UnitOfWork, userId: number): Promise<string[]> {
  const unused = await uow.tx
    .update(uploads)
    .set({ createdAt: LONG_AGO })
    .where(and(eq(uploads.ownerId, userId), isNull(uploads.claimedAt)))
    .returning({ id: uploads.id });
  return unused.map(({ id }) => id);
}

const endings: Record<MediaType, string> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
};

/**
 * Files as their owner takes them along.
 * @returns by upload, how its name ends and what it holds; without those that are gone
 */
export async function filesToTake(ctx: Context, ids: readonly string[]): Promise<Map<string, { ending: string; content: Uint8Array }>> {
  const store = fileStore(ctx.config);
  const rows = await ctx.db
    .select({ id: uploads.id, mediaType: uploads.mediaType })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  const files = new Map<string, { ending: string; content: Uint8Array }>();
  for (const { id, mediaType } of rows) {
    const stream = await store.open(id);
    if (stream !== undefined) files.set(id, { ending: endings[mediaType], content: await buffer(stream) });
  }
  return files;
}

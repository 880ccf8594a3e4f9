import { eq } from 'drizzle-orm';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Person } from '../platform/room.ts';
import { filesToTake } from '../uploads/public.ts';
import { uploadsOf } from './hints.ts';

/** What a person said of their pickups, with the photos and the voice notes themselves. */
export async function exportHints(ctx: Context, { userId }: Person): Promise<Record<string, object>> {
  const rows = await ctx.db.select().from(pickupHints).where(eq(pickupHints.userId, userId)).orderBy(pickupHints.id);
  const files = await filesToTake(ctx, rows.flatMap(uploadsOf));
  const taken: Record<string, Uint8Array> = {};
  /** @returns the name of the file in the copy; null where there is none */
  const take = (uploadId: string | null, name: string): string | null => {
    const file = uploadId === null ? undefined : files.get(uploadId);
    if (file === undefined) return null;
    const path = `pickup-hints/${name}.${file.ending}`;
    taken[path] = file.content;
    return path;
  };
  const hints = rows.map(({ id, lat, lng, note, photoUploadId, voiceUploadId, usedAt, createdAt }) => ({
    lat,
    lng,
    note,
    photo: take(photoUploadId, `${id}-photo`),
    voice: take(voiceUploadId, `${id}-voice`),
    usedAt,
    createdAt,
  }));
  return { 'pickup-hints.json': hints, ...taken };
}

import type { Context } from '../platform/context.ts';
import type { Person } from '../platform/room.ts';
import { filesToTake } from '../uploads/public.ts';
import { checksOf } from './queries.ts';

/** What a person sent of themselves, with what was said of it, and the pictures that are still kept. */
export async function exportChecks(ctx: Context, { userId }: Person): Promise<Readonly<Record<string, object>>> {
  const rows = await checksOf(ctx.db, userId);
  const files = await filesToTake(
    ctx,
    rows.flatMap(({ uploadId }) => uploadId ?? []),
  );
  const pictures: Record<string, object> = {};
  const checks = rows.map(({ id, kind, status, createdAt, decidedAt, pictureUntil, note, uploadId }) => {
    const file = files.get(uploadId ?? '');
    const picture = file === undefined ? null : `identity-check-${id}.${file.ending}`;
    if (file !== undefined && picture !== null) pictures[picture] = file.content;
    return { kind, status, sentAt: createdAt, decidedAt, note, picture, pictureUntil: picture === null ? null : pictureUntil };
  });
  return { 'identity-checks.json': { checks }, ...pictures };
}

import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { goneBefore } from '@safiri/rules/identity/person-checks.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { releaseUploads, removeUploads, type FileStore } from '../uploads/public.ts';

/** At most so many go in one transaction. */
const CHUNK = 200;

/** Removes the pictures of checks that were decided long ago, and the notes to the people: kind and day stay. @returns how many pictures */
export async function sweepChecks(ctx: Context, store: FileStore): Promise<number> {
  const gone = await inTransaction(ctx, async (uow) => {
    const old = await uow.tx
      .select({ id: personChecks.id, uploadId: personChecks.uploadId })
      .from(personChecks)
      .where(and(isNotNull(personChecks.uploadId), lte(personChecks.pictureUntil, uow.now)))
      .limit(CHUNK)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await uow.tx.update(personChecks).set({ uploadId: null }).where(inArray(personChecks.id, ids));
    const files = old.flatMap(({ uploadId }) => uploadId ?? []);
    await releaseUploads(uow, files);
    await uow.tx
      .update(personChecks)
      .set({ note: null })
      .where(and(isNotNull(personChecks.note), lte(personChecks.decidedAt, goneBefore(uow.now))));
    return files;
  });
  await removeUploads(ctx, store, gone);
  return gone.length;
}

import { and, eq, isNull } from 'drizzle-orm';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

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

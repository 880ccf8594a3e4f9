import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { paperTypes, type MediaType } from '@safiri/rules/uploads/media-types.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const ADDRESS = /^\/api\/uploads\/([\w-]{20,30})$/;

/**
 * Takes an upload of this person for a row of another room. It can be taken once.
 * @param field the name of the field in the answer
 * @param only which files will do, photos and papers when not said, and of how many bytes at most
 * @throws Problem invalid on the field: not an address of ours, not theirs, taken already, all told in the same words
 */
export async function claimUpload(
  uow: UnitOfWork,
  ownerId: number,
  url: string,
  field: string,
  only: { readonly mediaTypes?: readonly MediaType[]; readonly bytes?: number } = {},
): Promise<{ uploadId: string; createdAt: Date }> {
  const id = ADDRESS.exec(url)?.[1];
  const [row] =
    id === undefined
      ? []
      : await uow.tx
          .update(uploads)
          .set({ claimedAt: uow.now })
          .where(
            and(
              eq(uploads.id, id),
              eq(uploads.ownerId, ownerId),
              isNull(uploads.claimedAt),
              inArray(uploads.mediaType, [...(only.mediaTypes ?? paperTypes)]),
              only.bytes === undefined ? undefined : lte(uploads.byteSize, only.bytes),
            ),
          )
          .returning({ uploadId: uploads.id, createdAt: uploads.createdAt });
  if (row === undefined) throw fieldProblem(field, 'Upload the file first');
  return row;
}

/** Where an upload is read. */
export const uploadAddress = (uploadId: string) => `/api/uploads/${uploadId}`;

/** Nothing refers to these uploads any more: they are swept away a day after they were sent. */
export async function releaseUploads(uow: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await uow.tx
      .update(uploads)
      .set({ claimedAt: null })
      .where(inArray(uploads.id, [...ids]));
}

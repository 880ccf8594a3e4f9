import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { sendIdentityCheck } from '@safiri/contract/identity/calls.ts';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isAboutName, mediaTypesOf, openCheckStatuses, personCheckKinds } from '@safiri/rules/identity/person-checks.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload, releaseUploads } from '../uploads/public.ts';
import type { CheckRow } from './queries.ts';
import { tellDriver } from './tell-driver.ts';

const uploadsOf = (rows: readonly CheckRow[]): string[] => rows.map(({ uploadId }) => uploadId).filter((id) => id !== null);

/**
 * Sends an upload for review; beside one that waits or is accepted there is none.
 * @throws Problem check_exists, naming documentUrl when it is not theirs or no such file
 */
export async function sendCheck(
  uow: UnitOfWork,
  { userId }: Actor,
  { kind, documentUrl }: BodyOf<typeof sendIdentityCheck>,
): Promise<void> {
  // Whoever deletes the account meanwhile is waited for: nothing is kept of somebody who has left.
  const [person] = await uow.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (person === undefined) throw new Problem('not_signed_in');
  const { uploadId } = await claimUpload(uow, userId, documentUrl, 'documentUrl', { mediaTypes: mediaTypesOf[kind] });
  const sent = await uow.tx
    .insert(personChecks)
    .values({ userId, kind, uploadId, createdAt: uow.now })
    .onConflictDoNothing()
    .returning({ id: personChecks.id });
  if (sent.length === 0) throw new Problem('check_exists', 'One of yours waits or is accepted. Take it back to send another.');
}

/**
 * Removes all checks of a person with what they sent.
 * @returns the ids of the files, to be removed once this is committed
 */
export async function withdrawChecks(uow: UnitOfWork, userId: number): Promise<string[]> {
  const gone = await uow.tx.delete(personChecks).where(eq(personChecks.userId, userId)).returning();
  const files = uploadsOf(gone);
  await releaseUploads(uow, files);
  if (gone.some(({ status }) => status === 'accepted')) await tellDriver(uow, userId);
  return files;
}

/**
 * The account has another name: what was checked, or waits, by a document with the name says nothing any more. The person is told, and
 * may send one anew.
 */
export async function nameChanged(uow: UnitOfWork, userId: number): Promise<void> {
  const gone = await uow.tx
    .delete(personChecks)
    .where(
      and(
        eq(personChecks.userId, userId),
        inArray(personChecks.kind, personCheckKinds.filter(isAboutName)),
        inArray(personChecks.status, [...openCheckStatuses]),
      ),
    )
    .returning();
  if (gone.length === 0) return;
  await releaseUploads(uow, uploadsOf(gone));
  await tellDriver(uow, userId);
  await notify(uow, userId, { kind: 'toldIdentityOver' });
}

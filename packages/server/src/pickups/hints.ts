import { and, desc, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { keepHint as call, PickupHint } from '@safiri/contract/pickups/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { HINT_PHOTO_BYTES, hintAt, hintPoint, HINTS_AT_MOST } from '@safiri/rules/pickups/hint.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload, releaseUploads } from '../uploads/public.ts';

export type HintRow = typeof pickupHints.$inferSelect;

export const presentHint = ({ id, note, photoUploadId }: HintRow): PickupHint => ({
  id,
  note,
  photoUrl: photoUploadId === null ? null : `/api/pickup-hints/${id}/photo`,
});

/** A person's hints, the latest of use first. */
const hintsOf = (reader: Reader, userId: number): Promise<HintRow[]> =>
  reader.select().from(pickupHints).where(eq(pickupHints.userId, userId)).orderBy(desc(pickupHints.usedAt), desc(pickupHints.id));

/** What a person said last of a pickup at this place. */
export const findHint = async (reader: Reader, userId: number, pickup: Point): Promise<HintRow | undefined> =>
  hintAt(await hintsOf(reader, userId), pickup);

/** Own hints by their id. */
const own = (userId: number, id: number) => and(eq(pickupHints.id, id), eq(pickupHints.userId, userId));

export async function findOwnHint(reader: Reader, userId: number, id: number): Promise<HintRow | undefined> {
  const [row] = await reader.select().from(pickupHints).where(own(userId, id));
  return row;
}

/** Removes hints; nothing refers to their photos any more. */
export async function dropHints(uow: UnitOfWork, rows: readonly HintRow[]): Promise<void> {
  for (const { id } of rows) await uow.tx.delete(pickupHints).where(eq(pickupHints.id, id));
  await releaseUploads(
    uow,
    rows.flatMap(({ photoUploadId }) => photoUploadId ?? []),
  );
}

/** Says how a pickup is recognised, in the place of what was said of it before. */
export async function keepHint(uow: UnitOfWork, actor: Actor, body: BodyOf<typeof call>): Promise<PickupHint> {
  // Held, so that two that come together are one after the other.
  await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  const rows = await hintsOf(uow.tx, actor.userId);
  const before = hintAt(rows, body.location);
  const stays = body.photoUrl === undefined || (before?.photoUploadId != null && body.photoUrl === presentHint(before).photoUrl);
  const photoUploadId = stays
    ? (before?.photoUploadId ?? null)
    : body.photoUrl == null
      ? null
      : (await claimUpload(uow, actor.userId, body.photoUrl, 'photoUrl', { mediaType: 'image/jpeg', bytes: HINT_PHOTO_BYTES })).uploadId;
  const said = { note: body.note, photoUploadId, usedAt: uow.now };
  if (before === undefined) await dropHints(uow, rows.slice(HINTS_AT_MOST - 1));
  const [row] =
    before === undefined
      ? await uow.tx
          .insert(pickupHints)
          .values({ userId: actor.userId, ...hintPoint(body.location), ...said })
          .returning()
      : await uow.tx.update(pickupHints).set(said).where(eq(pickupHints.id, before.id)).returning();
  if (row === undefined) throw new Error('a hint was not written');
  if (before?.photoUploadId != null && before.photoUploadId !== photoUploadId) await releaseUploads(uow, [before.photoUploadId]);
  return presentHint(row);
}

/** @throws Problem not_found */
export async function forgetHint(uow: UnitOfWork, actor: Actor, id: number): Promise<void> {
  const row = await findOwnHint(uow.tx, actor.userId, id);
  if (row === undefined) throw notFound();
  await dropHints(uow, [row]);
}

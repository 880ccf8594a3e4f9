import { and, desc, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { keepHint as call, PickupHint } from '@safiri/contract/pickups/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { HINT_PHOTO_BYTES, HINT_VOICE_BYTES, hintAt, hintPoint, HINTS_AT_MOST } from '@safiri/rules/pickups/hint.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { voiceTypes } from '@safiri/rules/uploads/media-types.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload, releaseUploads } from '../uploads/public.ts';

export type HintRow = typeof pickupHints.$inferSelect;

/** Where photo and voice note of a hint are, below the address by which this person reads it. */
export const hintFiles = ({ photoUploadId, voiceUploadId }: HintRow, address: string) => ({
  photoUrl: photoUploadId === null ? null : `${address}/photo`,
  voiceUrl: voiceUploadId === null ? null : `${address}/voice`,
});

export const presentHint = (row: HintRow): PickupHint => ({
  id: row.id,
  note: row.note,
  ...hintFiles(row, `/api/pickup-hints/${row.id}`),
});

/** The files of a hint. */
export const uploadsOf = ({ photoUploadId, voiceUploadId }: HintRow): string[] =>
  [photoUploadId, voiceUploadId].filter((id) => id !== null);

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

/** Removes hints; nothing refers to their files any more. */
export async function dropHints(uow: UnitOfWork, rows: readonly HintRow[]): Promise<void> {
  for (const { id } of rows) await uow.tx.delete(pickupHints).where(eq(pickupHints.id, id));
  await releaseUploads(uow, rows.flatMap(uploadsOf));
}

/** What a hint's file may be: a sister of the other in all else. */
const files = {
  photo: { field: 'photoUrl', column: 'photoUploadId', only: { mediaTypes: ['image/jpeg'], bytes: HINT_PHOTO_BYTES } },
  voice: { field: 'voiceUrl', column: 'voiceUploadId', only: { mediaTypes: voiceTypes, bytes: HINT_VOICE_BYTES } },
} as const;

/** The upload of a hint from here on: the one that is there where nothing is said of it, none, or one that was sent before. */
async function uploadOf(
  uow: UnitOfWork,
  actor: Actor,
  { field, column, only }: (typeof files)[keyof typeof files],
  body: BodyOf<typeof call>,
  before: HintRow | undefined,
): Promise<string | null> {
  const url = body[field];
  const there = before?.[column] ?? null;
  if (url === undefined || (before !== undefined && there !== null && url === presentHint(before)[field])) return there;
  return url === null ? null : (await claimUpload(uow, actor.userId, url, field, only)).uploadId;
}

/** Says how a pickup is recognised, in the place of what was said of it before. */
export async function keepHint(uow: UnitOfWork, actor: Actor, body: BodyOf<typeof call>): Promise<PickupHint> {
  // Held, so that two that come together are one after the other.
  await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  const rows = await hintsOf(uow.tx, actor.userId);
  const before = hintAt(rows, body.location);
  const photoUploadId = await uploadOf(uow, actor, files.photo, body, before);
  const voiceUploadId = await uploadOf(uow, actor, files.voice, body, before);
  if (body.note === null && photoUploadId === null) throw fieldProblem('note', 'A note or a photo');
  // One that stays needs words as much as one that comes with this call.
  if (voiceUploadId !== null && body.note === null) throw fieldProblem('note', 'Words beside the voice note');
  const said = { note: body.note, photoUploadId, voiceUploadId, usedAt: uow.now };
  if (before === undefined) await dropHints(uow, rows.slice(HINTS_AT_MOST - 1));
  const [row] =
    before === undefined
      ? await uow.tx
          .insert(pickupHints)
          .values({ userId: actor.userId, ...hintPoint(body.location), ...said })
          .returning()
      : await uow.tx.update(pickupHints).set(said).where(eq(pickupHints.id, before.id)).returning();
  if (row === undefined) throw new Error('a hint was not written');
  const stay = uploadsOf(row);
  if (before !== undefined)
    await releaseUploads(
      uow,
      uploadsOf(before).filter((id) => !stay.includes(id)),
    );
  return presentHint(row);
}

/** @throws Problem not_found */
export async function forgetHint(uow: UnitOfWork, actor: Actor, id: number): Promise<void> {
  const row = await findOwnHint(uow.tx, actor.userId, id);
  if (row === undefined) throw notFound();
  await dropHints(uow, [row]);
}

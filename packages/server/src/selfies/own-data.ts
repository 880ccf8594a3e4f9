import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { dutySelfies, selfieDevices } from '@safiri/db/selfies/tables.ts';
import { selfiesKeptSince } from '@safiri/rules/selfies/duty-selfie.ts';
import type { Context } from '../platform/context.ts';
import type { Person } from '../platform/room.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { filesToTake, releaseUploads, removeUploads, type FileStore } from '../uploads/public.ts';

/** At most so many go in one transaction; the rest an hour later. */
const CHUNK = 500;

const filesOf = (rows: ReadonlyArray<{ uploadId: string | null }>): string[] => rows.flatMap(({ uploadId }) => uploadId ?? []);

/** Deletes selfies that have served their time, the pictures with them. @returns how many rows went */
export async function sweepSelfies(ctx: Context, files: FileStore): Promise<number> {
  const gone = await inTransaction(ctx, async (uow) => {
    const old = await uow.tx
      .select({ id: dutySelfies.id, uploadId: dutySelfies.uploadId })
      .from(dutySelfies)
      .where(lt(sql`coalesce(${dutySelfies.sentAt}, ${dutySelfies.askedAt})`, selfiesKeptSince(uow.now)))
      .limit(CHUNK)
      .for('update', { skipLocked: true });
    for (const { id } of old) await uow.tx.delete(dutySelfies).where(eq(dutySelfies.id, id));
    await releaseUploads(uow, filesOf(old));
    return old;
  });
  await removeUploads(ctx, files, filesOf(gone));
  return gone.length;
}

/** Nothing of a driver's selfies stays. */
export async function forgetSelfies(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx.delete(selfieDevices).where(eq(selfieDevices.driverId, driverId));
  const gone = await uow.tx.delete(dutySelfies).where(eq(dutySelfies.driverId, driverId)).returning({ uploadId: dutySelfies.uploadId });
  await releaseUploads(uow, filesOf(gone));
}

/** A driver's selfies with the pictures themselves, and what came of comparing them. */
export async function exportSelfies(ctx: Context, { driverId }: Person): Promise<Record<string, object>> {
  if (driverId === null) return {};
  const rows = await ctx.db
    .select()
    .from(dutySelfies)
    .where(and(eq(dutySelfies.driverId, driverId), isNotNull(dutySelfies.sentAt)))
    .orderBy(asc(dutySelfies.id));
  const files = await filesToTake(ctx, filesOf(rows));
  const pictures: Record<string, Uint8Array> = {};
  const selfies = rows.map(({ id, askedAt, sentAt, uploadId, verdict, reviewedAt }) => {
    const file = uploadId === null ? undefined : files.get(uploadId);
    const photo = file === undefined ? null : `selfies/${id}.${file.ending}`;
    if (file !== undefined && photo !== null) pictures[photo] = file.content;
    return { askedAt, sentAt, photo, verdict, reviewedAt };
  });
  return { 'selfies.json': selfies, ...pictures };
}

import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { bookedBy, riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { driverDocuments, driverPhotos } from '@safiri/db/verification/tables.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { mayAsStaff } from '../platform/permit.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { makeFace, type Examiner, type FileStore } from '../uploads/public.ts';

/** A face that staff accept takes the place of the one before; what passengers see of it is made within the minute. */
export async function acceptFace(uow: UnitOfWork, driverId: number, documentId: number): Promise<void> {
  const accepted = { documentId, checkedAt: uow.now, image: null, unreadable: false };
  await uow.tx
    .insert(driverPhotos)
    .values({ driverId, ...accepted })
    .onConflictDoUpdate({ target: driverPhotos.driverId, set: accepted });
}

/** An acceptance that is taken back takes the face away from passengers at once. */
export async function withdrawFace(uow: UnitOfWork, documentId: number): Promise<void> {
  await uow.tx.delete(driverPhotos).where(eq(driverPhotos.documentId, documentId));
}

/** Nothing of a driver's face stays. */
export async function forgetFace(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx.delete(driverPhotos).where(eq(driverPhotos.driverId, driverId));
}

/** Made at one time; the rest a minute later. */
const AT_ONCE = 20;

/** Makes the small pictures of faces that staff accepted. One that is taken back meanwhile is not written. @returns how many were made */
export async function makeFaces(ctx: Context, store: FileStore, examiner: Examiner): Promise<number> {
  const wanted = await ctx.db
    .select({ documentId: driverPhotos.documentId, uploadId: driverDocuments.uploadId, ownerId: drivers.userId })
    .from(driverPhotos)
    .innerJoin(driverDocuments, eq(driverDocuments.id, driverPhotos.documentId))
    .innerJoin(drivers, eq(drivers.id, driverPhotos.driverId))
    .where(and(isNull(driverPhotos.image), eq(driverPhotos.unreadable, false)))
    .limit(AT_ONCE);
  for (const { documentId, ...upload } of wanted) {
    const image = await makeFace(ctx, store, examiner, upload);
    if (image === undefined) ctx.log.warn({ documentId }, 'the face of a driver could not be made');
    await ctx.db
      .update(driverPhotos)
      .set(image === undefined ? { unreadable: true } : { image })
      .where(and(eq(driverPhotos.documentId, documentId), isNull(driverPhotos.image)));
  }
  return wanted.length;
}

/** Whether this person rides with the driver or asked for somebody's ride with them, has just done so, or has a child in the driver's school group. */
async function isDrivenBy(reader: Reader, userId: number, driverId: number, now: Date): Promise<boolean> {
  const justEnded = and(eq(rides.status, 'completed'), gt(rides.completedAt, new Date(now.getTime() - END_STRIP_MS)));
  const trip = reader
    .select({ one: sql`1` })
    .from(rides)
    .where(
      and(or(riddenBy(userId), bookedBy(userId)), eq(rides.driverId, driverId), or(inArray(rides.status, [...drivenStatuses]), justEnded)),
    );
  const seat = reader
    .select({ one: sql`1` })
    .from(schoolSeats)
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .where(and(eq(schoolSeats.guardianId, userId), eq(schoolSeats.status, 'member'), eq(schoolGroups.driverId, driverId)));
  const { rows } = await reader.execute<{ allowed: boolean }>(sql`select exists ${trip} or exists ${seat} as allowed`);
  return rows[0]?.allowed === true;
}

/** The driver's face, for those it is for: who is driven, who asked for it, the driver, staff; undefined for all others, and where there is none. */
export async function visibleFace(reader: Reader, actor: Actor, driverId: number, now: Date): Promise<Buffer | undefined> {
  const mayAlways = actor.driverId === driverId || mayAsStaff(actor, 'photos.read');
  if (!mayAlways && !(await isDrivenBy(reader, actor.userId, driverId, now))) return undefined;
  const [row] = await reader
    .select({ image: driverPhotos.image })
    .from(driverPhotos)
    .where(and(eq(driverPhotos.driverId, driverId), isNotNull(driverPhotos.image)));
  return row?.image ?? undefined;
}

/** The face in the copy of a driver's data. */
export async function exportFace(reader: Reader, driverId: number | null): Promise<object> {
  if (driverId === null) return {};
  const [row] = await reader.select().from(driverPhotos).where(eq(driverPhotos.driverId, driverId));
  return row === undefined ? {} : { checkedAt: row.checkedAt, jpegBase64: row.image?.toString('base64') ?? null };
}

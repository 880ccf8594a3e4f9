import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SelfiesOfDriver, WaitingSelfie } from '@safiri/contract/selfies/calls.ts';
import { selfiePaths } from '@safiri/contract/selfies/paths.ts';
import { photoAddress } from '@safiri/contract/verification/photo-address.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { dutySelfies } from '@safiri/db/selfies/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { driverPhotos } from '@safiri/db/verification/tables.ts';

/** More than a team compares in an hour. */
const LISTED_AT_MOST = 100;
/** Those of about a week, to see whether the face changes. */
const OF_ONE_AT_MOST = 8;

const [, PHOTO = ''] = selfiePaths.photo.split(' ');

/** What nobody has compared, oldest first. */
export async function listWaiting(reader: Reader, reach?: Reach): Promise<WaitingSelfie[]> {
  const rows = await reader
    .select({ id: dutySelfies.id, driverId: drivers.id, driverName: users.name, sentAt: dutySelfies.sentAt })
    .from(dutySelfies)
    .innerJoin(drivers, eq(drivers.id, dutySelfies.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(isNotNull(dutySelfies.sentAt), isNull(dutySelfies.verdict), inReach(reach, 'driver', dutySelfies.driverId)))
    .orderBy(asc(dutySelfies.sentAt), asc(dutySelfies.id))
    .limit(LISTED_AT_MOST);
  return rows.flatMap(({ sentAt, ...row }) => (sentAt === null ? [] : [{ ...row, sentAt: sentAt.toISOString() }]));
}

/** The latest selfies of a driver beside the checked photo; undefined for a driver who does not exist. */
export async function readOfDriver(reader: Reader, driverId: number): Promise<SelfiesOfDriver | undefined> {
  const [driver] = await reader
    .select({ documentId: driverPhotos.documentId, checkedAt: driverPhotos.checkedAt })
    .from(drivers)
    .leftJoin(driverPhotos, and(eq(driverPhotos.driverId, drivers.id), isNotNull(driverPhotos.image)))
    .where(eq(drivers.id, driverId));
  if (driver === undefined) return undefined;
  const rows = await reader
    .select({ row: dutySelfies, reviewedBy: users.name })
    .from(dutySelfies)
    .leftJoin(users, eq(users.id, dutySelfies.reviewedBy))
    .where(and(eq(dutySelfies.driverId, driverId), isNotNull(dutySelfies.sentAt)))
    .orderBy(desc(dutySelfies.sentAt), desc(dutySelfies.id))
    .limit(OF_ONE_AT_MOST);
  const { documentId, checkedAt } = driver;
  return {
    face:
      documentId === null || checkedAt === null ? null : { url: photoAddress(driverId, documentId), checkedAt: checkedAt.toISOString() },
    selfies: rows.map(({ row: { id, sentAt, verdict, reviewedAt }, reviewedBy }) => ({
      id,
      sentAt: (sentAt as Date).toISOString(),
      photoUrl: PHOTO.replace(':id', String(id)),
      verdict,
      reviewedBy,
      reviewedAt: reviewedAt?.toISOString() ?? null,
    })),
  };
}

/** The picture of a selfie, with whose it is. */
export async function findPicture(reader: Reader, id: number): Promise<{ driverId: number; uploadId: string | null } | undefined> {
  const [row] = await reader
    .select({ driverId: dutySelfies.driverId, uploadId: dutySelfies.uploadId })
    .from(dutySelfies)
    .where(eq(dutySelfies.id, id));
  return row;
}

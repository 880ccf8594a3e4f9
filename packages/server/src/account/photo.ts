import { and, eq, inArray, or } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Actor } from '../platform/actor.ts';
import { mayAsStaff } from '../platform/permit.ts';

/** The two are on a live trip together, so each may see whom to look for. */
async function areTogether(reader: Reader, actor: Actor, userId: number): Promise<boolean> {
  const [trip] = await reader
    .select({ id: rides.id })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, rides.driverId))
    .where(
      and(
        inArray(rides.status, [...liveStatuses]),
        or(
          and(eq(rides.passengerId, actor.userId), eq(drivers.userId, userId)),
          and(eq(rides.passengerId, userId), eq(drivers.userId, actor.userId)),
        ),
      ),
    )
    .limit(1);
  return trip !== undefined;
}

/** The upload of a person's photo, if this actor may see it: oneself, the other side of a live trip, staff. */
export async function visiblePhoto(reader: Reader, actor: Actor, userId: number): Promise<string | undefined> {
  const [user] = await reader.select({ photoUploadId: users.photoUploadId }).from(users).where(eq(users.id, userId));
  if (user?.photoUploadId == null) return undefined;
  if (actor.userId !== userId && !mayAsStaff(actor, 'photos.read') && !(await areTogether(reader, actor, userId))) return undefined;
  return user.photoUploadId;
}

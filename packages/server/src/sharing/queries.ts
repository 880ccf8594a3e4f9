import { and, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { shareLinks } from '@safiri/db/sharing/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { alias } from 'drizzle-orm/pg-core';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { companionOf } from '../drivers/public.ts';

const passenger = alias(users, 'passenger');
const driverUser = alias(users, 'driver_user');

const tripColumns = {
  ride: rides,
  companion: companionOf,
  driver: drivers,
  driverName: driverUser.name,
  passengerName: passenger.name,
};

const trips = (reader: Reader) =>
  reader
    .select(tripColumns)
    .from(rides)
    .innerJoin(passenger, eq(passenger.id, rides.passengerId))
    .leftJoin(drivers, eq(drivers.id, rides.driverId))
    .leftJoin(driverUser, eq(driverUser.id, drivers.userId))
    .$dynamic();

export type SharedTrip = Awaited<ReturnType<typeof findTrip>> & object;

/** @param rideId its number, or a query that gives it */
export async function findTrip(reader: Reader, rideId: number | SQLWrapper) {
  const [row] = await trips(reader).where(eq(rides.id, rideId));
  return row;
}

/** The live ride of a passenger, or the one named when they ride it or asked for it (a delivery too, to let others follow it). */
export async function findOwnTrip(reader: Reader, userId: number, rideId: number | undefined): Promise<SharedTrip | undefined> {
  const which =
    rideId === undefined
      ? and(riddenBy(userId), inArray(rides.status, [...liveStatuses]))
      : and(or(eq(rides.passengerId, userId), eq(rides.bookerId, userId)), eq(rides.id, rideId));
  const [row] = await trips(reader).where(which);
  return row;
}

/** The links of a trip that were not stopped, with how far their messages came, oldest first. */
export function findLinks(reader: Reader, rideId: number, ownerId: number) {
  return reader
    .select({ link: shareLinks, messageStatus: outboxMessages.status, channel: outboxMessages.channel })
    .from(shareLinks)
    .leftJoin(outboxMessages, eq(outboxMessages.id, shareLinks.messageId))
    .where(and(eq(shareLinks.rideId, rideId), eq(shareLinks.ownerId, ownerId), isNull(shareLinks.stoppedAt)))
    .orderBy(shareLinks.id);
}

/** A link that shows something: not stopped, its trip live. */
export async function findLiveLink(reader: Reader, tokenHash: Buffer): Promise<{ rideId: number } | undefined> {
  const [row] = await reader
    .select({ rideId: shareLinks.rideId })
    .from(shareLinks)
    .innerJoin(rides, eq(rides.id, shareLinks.rideId))
    .where(and(eq(shareLinks.tokenHash, tokenHash), isNull(shareLinks.stoppedAt), inArray(rides.status, [...liveStatuses])));
  return row;
}

/** Of these links those that show something, each with the version of its trip. */
export async function findVersions(reader: Reader, hashes: readonly Buffer[]): Promise<Array<{ tokenHash: Buffer; version: string }>> {
  return reader
    .select({ tokenHash: shareLinks.tokenHash, version: sql<string>`${rides.version}::text` })
    .from(shareLinks)
    .innerJoin(rides, eq(rides.id, shareLinks.rideId))
    .where(and(inArray(shareLinks.tokenHash, [...hashes]), isNull(shareLinks.stoppedAt), inArray(rides.status, [...liveStatuses])));
}

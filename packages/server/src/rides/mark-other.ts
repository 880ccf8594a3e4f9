import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MarkedPerson } from '@safiri/contract/rides/mark-calls.ts';
import { conductReviews, marks } from '@safiri/db/rides/after-trip-tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isToLookAt, mayMark, NEVER_MARK_DAYS, type MarkKind } from '@safiri/rules/rides/marks.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { shortName } from '../users/public.ts';
import { strangers } from './illegal.ts';
import { userOfDriver } from './publish-ride.ts';

const DAY_MS = 86_400_000;

/** From when on marks of never again are counted: the last days, and what came after the last look at the person. */
async function countedSince(uow: UnitOfWork, userId: number): Promise<Date> {
  const [looked] = await uow.tx
    .select({ at: conductReviews.closedAt })
    .from(conductReviews)
    .where(and(eq(conductReviews.userId, userId), isNotNull(conductReviews.closedAt)))
    .orderBy(desc(conductReviews.closedAt))
    .limit(1);
  return new Date(Math.max(uow.now.getTime() - NEVER_MARK_DAYS * DAY_MS, looked?.at?.getTime() ?? 0));
}

/** Puts a person before staff whom that many others do not want to meet again; one who stands there already stays. */
async function letStaffLook(uow: UnitOfWork, userId: number): Promise<void> {
  const since = await countedSince(uow, userId);
  const people = await uow.tx.$count(marks, and(eq(marks.markedId, userId), eq(marks.kind, 'never'), gt(marks.createdAt, since)));
  if (isToLookAt(people)) await uow.tx.insert(conductReviews).values({ userId, openedAt: uow.now }).onConflictDoNothing();
}

/**
 * Says, after a completed trip, what holds of the other side for the trips to come; null takes it back. Said again it is as it was.
 * Nobody but the person is told.
 * @throws Problem not_found for a stranger's trip, illegal_transition before its end, invalid_request naming mark
 */
export async function markOther(uow: UnitOfWork, actor: Actor, rideId: number, mark: MarkKind | null): Promise<void> {
  const [ride] = await uow.tx.select().from(rides).where(eq(rides.id, rideId));
  const isPassenger = ride?.passengerId === actor.userId;
  const isDriver = ride !== undefined && actor.driverId !== null && ride.driverId === actor.driverId;
  if (ride === undefined || !(isPassenger || isDriver)) throw notFound();
  if (ride.status !== 'completed' || ride.driverId === null) throw new Problem('illegal_transition', 'Only after a completed ride.');
  if (ride.hail !== null) throw strangers();
  if (mark !== null && !mayMark(isPassenger ? 'passenger' : 'driver', mark)) throw fieldProblem('mark', 'Not for this side of the ride');
  const markedId = isPassenger ? await userOfDriver(uow, ride.driverId) : ride.passengerId;
  if (mark === null) {
    await uow.tx.delete(marks).where(and(eq(marks.markerId, actor.userId), eq(marks.markedId, markedId)));
  } else {
    // Held, so that of two people who mark at the same time the second counts the first.
    await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, markedId)).for('no key update');
    const [changed] = await uow.tx
      .insert(marks)
      .values({ markerId: actor.userId, markedId, kind: mark, rideId, createdAt: uow.now })
      .onConflictDoUpdate({
        target: [marks.markerId, marks.markedId],
        set: { kind: mark, rideId, createdAt: uow.now },
        setWhere: sql`${marks.kind} <> ${mark}`,
      })
      .returning({ kind: marks.kind });
    if (changed?.kind === 'never') await letStaffLook(uow, markedId);
  }
  uow.publish(actor.userId, 'ride', rideId);
}

/** Whom a person chose, or does not want to meet again, newest first. */
export async function listMarks(reader: Reader, userId: number): Promise<MarkedPerson[]> {
  const rows = await reader
    .select({ mark: marks, name: users.name, wasPassenger: sql<boolean>`${rides.passengerId} = ${marks.markedId}` })
    .from(marks)
    .innerJoin(users, and(eq(users.id, marks.markedId), isNull(users.deletedAt)))
    .innerJoin(rides, eq(rides.id, marks.rideId))
    .where(eq(marks.markerId, userId))
    .orderBy(desc(marks.createdAt), desc(marks.id));
  return rows.map(({ mark, name, wasPassenger }) => ({
    rideId: mark.rideId,
    name: shortName(name),
    was: wasPassenger ? 'passenger' : 'driver',
    mark: mark.kind,
    at: mark.createdAt.toISOString(),
  }));
}

import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { conductReviews, marks, ratings } from '@safiri/db/rides/after-trip-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { publishToBothSides } from './publish-ride.ts';

/** Rides, stars and marks of a person who has an account now. Whoever said never again of them keeps that word. */
export async function joinRides(uow: UnitOfWork, { riderId, accountId }: { riderId: number; accountId: number }): Promise<void> {
  const { tx } = uow;
  // What they asked for is what they ride in, or somebody else does: each part has an index.
  const asked = and(eq(rides.bookerId, riderId), or(eq(rides.passengerId, riderId), ne(rides.bookerId, rides.passengerId)));
  await tx.update(rides).set({ bookerId: accountId }).where(asked);
  await tx.update(rides).set({ passengerId: accountId }).where(eq(rides.passengerId, riderId));
  // Nobody rates or marks themselves: a driver's word about the own number is nobody's any more.
  await tx
    .update(ratings)
    .set({ rateeId: accountId })
    .where(and(eq(ratings.rateeId, riderId), ne(ratings.raterId, accountId)));
  const said = and(eq(marks.markedId, riderId), ne(marks.markerId, accountId));
  // Of two words of one driver, never again is the one that counts.
  await tx.execute(sql`update marks known set kind = 'never' from marks said
    where said.marked_id = ${riderId} and said.kind = 'never' and known.marked_id = ${accountId} and known.marker_id = said.marker_id`);
  await tx
    .update(marks)
    .set({ markedId: accountId })
    .where(
      and(said, sql`not exists (select from marks known where known.marker_id = ${marks.markerId} and known.marked_id = ${accountId})`),
    );
  await tx.delete(marks).where(eq(marks.markedId, riderId));
  await tx
    .update(conductReviews)
    .set({ userId: accountId })
    .where(
      and(
        eq(conductReviews.userId, riderId),
        sql`(${conductReviews.closedAt} is not null or not exists (
          select from conduct_reviews open where open.user_id = ${accountId} and open.closed_at is null))`,
      ),
    );
  const live = await tx
    .select()
    .from(rides)
    .where(and(eq(rides.passengerId, accountId), inArray(rides.status, [...liveStatuses])));
  for (const ride of live) await publishToBothSides(uow, ride);
}

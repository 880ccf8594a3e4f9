import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ConductReview } from '@safiri/contract/rides/staff-calls.ts';
import { conductReviews } from '@safiri/db/rides/after-trip-tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { NEVER_MARK_DAYS } from '@safiri/rules/rides/marks.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { averageRating } from '../users/public.ts';

/** Marks of never again that count for a review: of the days before it, and not those of the last one. */
const countedRides = sql<number[]>`coalesce((select json_agg(m.ride_id order by m.id) from marks m
  where m.marked_id = ${conductReviews.userId} and m.kind = 'never'
    and m.created_at > greatest(${conductReviews.openedAt} - make_interval(days => ${NEVER_MARK_DAYS}),
      (select max(before.closed_at) from conduct_reviews before where before.user_id = ${conductReviews.userId}))), '[]')`;

/** People whom many others do not want to meet again and at whom nobody has looked yet, oldest first. */
export async function listConduct(reader: Reader, reach?: Reach): Promise<ConductReview[]> {
  const rows = await reader
    .select({ review: conductReviews, user: users, driverId: drivers.id, rideIds: countedRides })
    .from(conductReviews)
    .innerJoin(users, eq(users.id, conductReviews.userId))
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(and(isNull(conductReviews.closedAt), inReach(reach, 'person', conductReviews.userId)))
    .orderBy(conductReviews.id);
  return rows.map(({ review, user, driverId, rideIds }) => ({
    id: review.id,
    userId: user.id,
    name: user.name,
    userType: user.userType,
    driverId,
    rating: averageRating(user),
    people: rideIds.length,
    rideIds,
    openedAt: review.openedAt.toISOString(),
  }));
}

/**
 * Somebody of the team looked at the person and says what they found.
 * @returns the person's user, null when a colleague was faster
 * @throws Problem not_found
 */
export async function closeConduct(uow: UnitOfWork, staffId: number, reviewId: number, note: string): Promise<number | null> {
  const [closed] = await uow.tx
    .update(conductReviews)
    .set({ closedAt: uow.now, closedBy: staffId, note })
    .where(and(eq(conductReviews.id, reviewId), isNull(conductReviews.closedAt)))
    .returning({ userId: conductReviews.userId });
  if (closed !== undefined) return closed.userId;
  const [known] = await uow.tx.select({ id: conductReviews.id }).from(conductReviews).where(eq(conductReviews.id, reviewId));
  if (known === undefined) throw notFound();
  return null;
}

import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const LISTED_AT_MOST = 100;

export const listOf = (reader: Reader, userId: number): Promise<SubscriptionRow[]> =>
  reader.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.id)).limit(LISTED_AT_MOST);

/** Those that can be used at this moment. */
export const listActive = (reader: Reader, userId: number, now: Date): Promise<SubscriptionRow[]> =>
  reader
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), gt(subscriptions.expiresAt, now)))
    .orderBy(subscriptions.expiresAt);

/**
 * Takes one ride of a package of this type, of the one that ends first; the last one ends it.
 * @returns its id; undefined when no package covers the ride, also when another booking took the last one
 */
export async function consumeRide(uow: UnitOfWork, userId: number, rideType: RideType): Promise<number | undefined> {
  const { rows } = await uow.tx.execute<{ id: number }>(sql`
    update subscriptions set rides_left = rides_left - 1
    where id = (select id from subscriptions where user_id = ${userId} and ride_type = ${rideType} and ended_at is null
        and expires_at > ${uow.now.toISOString()}::timestamptz and (rides_left is null or rides_left > 0)
      order by expires_at limit 1 for update)
      and (rides_left is null or rides_left > 0)
    returning id`);
  return rows[0]?.id;
}

/** Gives rides back that were not driven: one for each time that a package is named. */
export async function refundRides(uow: UnitOfWork, subscriptionIds: readonly number[]): Promise<void> {
  if (subscriptionIds.length === 0) return;
  // Held in one order, so that no two wait for each other.
  await uow.tx.execute(sql`
    with back as (select id, count(*)::int as rides from unnest(${sql.param([...subscriptionIds])}::int[]) id group by id),
    held as (select s.id from subscriptions s join back on back.id = s.id order by s.id for update of s)
    update subscriptions s set rides_left = least(s.rides_left + back.rides, s.rides_total) from back, held where s.id = back.id and held.id = s.id`);
}

export const refundRide = (uow: UnitOfWork, subscriptionId: number): Promise<void> => refundRides(uow, [subscriptionId]);

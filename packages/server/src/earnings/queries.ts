import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { payouts, referrals } from '@safiri/db/earnings/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { ENDED_PAGE, type PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';
import { pageWithin } from '../platform/page-within.ts';
import { settledPay } from '../wallet/public.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** Open payouts staff see at once. */
const OPEN_AT_MOST = 200;

const withDriver = (reader: Reader) =>
  reader
    .select({
      payout: payouts,
      driverId: drivers.id,
      marketId: drivers.marketId,
      userId: users.id,
      name: users.name,
      phone: users.phone,
      countryId: users.countryId,
    })
    .from(payouts)
    .innerJoin(drivers, eq(drivers.id, payouts.driverId))
    .innerJoin(users, eq(users.id, drivers.userId));

/** The payouts that wait for staff, oldest first, each with its driver. */
export function openPayouts(reader: Reader, reach?: Reach) {
  return withDriver(reader)
    .where(and(eq(payouts.status, 'requested'), inReach(reach, 'driver', payouts.driverId)))
    .orderBy(asc(payouts.createdAt))
    .limit(OPEN_AT_MOST);
}

/** One payout while it waits, however many others do; undefined once it ended. */
export async function findOpenPayout(reader: Reader, payoutId: number) {
  const [row] = await withDriver(reader).where(and(eq(payouts.id, payoutId), eq(payouts.status, 'requested')));
  return row;
}

/** Payouts that ended, those asked for last first, each with its driver and who ended it. */
export async function endedPayouts(reader: Reader, before: number | undefined, outcome: PayoutOutcome | undefined, reach?: Reach) {
  const staff = alias(users, 'staff');
  const ended = (from: number | undefined) =>
    and(
      outcome === undefined ? ne(payouts.status, 'requested') : eq(payouts.status, outcome),
      from === undefined ? undefined : lt(payouts.id, from),
    );
  const select = (condition: SQL | undefined) =>
    reader
      .select({
        payout: payouts,
        driverId: drivers.id,
        name: users.name,
        phone: users.phone,
        countryId: users.countryId,
        endedBy: staff.name,
      })
      .from(payouts)
      .innerJoin(drivers, eq(drivers.id, payouts.driverId))
      .innerJoin(users, eq(users.id, drivers.userId))
      .leftJoin(staff, eq(staff.id, payouts.handledBy))
      .where(condition)
      .orderBy(desc(payouts.id))
      .limit(ENDED_PAGE);
  if (reach === undefined) return select(ended(before));
  return pageWithin(
    ENDED_PAGE,
    before,
    (from, limit) => reader.select({ id: payouts.id }).from(payouts).where(ended(from)).orderBy(desc(payouts.id)).limit(limit),
    (ids) => select(and(inArray(payouts.id, ids), inReach(reach, 'driver', payouts.driverId))),
  );
}

/** A driver's payouts, newest first. */
export function listPayouts(reader: Reader, driverId: number, limit: number): Promise<PayoutRow[]> {
  return reader.select().from(payouts).where(eq(payouts.driverId, driverId)).orderBy(desc(payouts.id)).limit(limit);
}

/** The latest completed trips of a driver with what each paid. */
export function listPaidTrips(reader: Reader, driverId: number, limit: number) {
  return reader
    .select({
      rideId: rides.id,
      completedAt: rides.completedAt,
      fareMinor: rides.fareMinor,
      paymentMethod: rides.paymentMethod,
      dropoffAddress: rides.dropoffAddress,
      settled: settledPay(sql`rides.id`),
    })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), eq(rides.status, 'completed'), eq(rides.isFast, false)))
    .orderBy(desc(rides.id))
    .limit(limit);
}

/** How many phones a driver named, how many of them drive, and how many were paid for. */
export async function countReferrals(reader: Reader, driverId: number): Promise<{ referred: number; joined: number; rewarded: number }> {
  const [row] = await reader
    .select({
      referred: sql<number>`count(*)::int`,
      joined: sql<number>`count(${referrals.referredId})::int`,
      rewarded: sql<number>`count(${referrals.paidAt})::int`,
    })
    .from(referrals)
    .where(eq(referrals.referrerId, driverId));
  return row ?? { referred: 0, joined: 0, rewarded: 0 };
}

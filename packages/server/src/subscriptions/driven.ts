import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rideWorth } from '@safiri/rules/subscriptions/own-packages.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Cover } from '../wallet/public.ts';
import { isOwn } from './queries.ts';

/** What a trip is paid from whose package an operator sold; null of the specification's. */
export async function coverOf(reader: Reader, subscriptionId: number | null): Promise<Cover | null> {
  if (subscriptionId === null) return null;
  const [row] = await reader.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  return row === undefined || !isOwn(row) ? null : { purchaseId: row.id, worthMinor: rideWorth(row) };
}

const own = (subscriptionId: number) => and(eq(subscriptions.id, subscriptionId), isNotNull(subscriptions.marketId));

/** A ride of an operator's package was driven and paid for from it. After the people of the trip: who buys holds a person, then a package. */
export async function countDriven(uow: UnitOfWork, subscriptionId: number): Promise<void> {
  await uow.tx
    .update(subscriptions)
    .set({ ridesEarned: sql`${subscriptions.ridesEarned} + 1` })
    .where(own(subscriptionId));
}

/** The team found that a ride was not driven, and its price is held again: the ride is its buyer's again, or its money where the package is over. */
export async function countNotDriven(uow: UnitOfWork, subscriptionId: number): Promise<void> {
  await uow.tx
    .update(subscriptions)
    .set({ ridesEarned: sql`${subscriptions.ridesEarned} - 1`, ridesLeft: sql`${subscriptions.ridesLeft} + 1` })
    .where(own(subscriptionId));
}

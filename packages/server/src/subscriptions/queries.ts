import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { covers, type Coverage, type CoveredTrip } from '@safiri/rules/subscriptions/covered.ts';
import { sortedBy } from '@safiri/rules/records.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A purchase of an operator's own package: the database holds that it has all of these. */
export type OwnRow = SubscriptionRow & {
  readonly [K in 'marketId' | 'package' | 'serviceId' | 'marketVersionId' | 'terms' | 'ridesTotal' | 'ridesLeft']: NonNullable<
    SubscriptionRow[K]
  >;
};
export const isOwn = (row: SubscriptionRow): row is OwnRow => row.marketId !== null;

/** One of the specification's. */
export type SpecifiedRow = SubscriptionRow & { readonly packageId: number };
export const isSpecified = (row: SubscriptionRow): row is SpecifiedRow => row.packageId !== null;

/** What was bought, and the transfer that paid it. */
export interface Bought<Row extends SubscriptionRow> {
  readonly bought: Row;
  readonly transferId: number;
}

const LISTED_AT_MOST = 100;

const boughtBy = (reader: Reader, userId: number, only: SQL | undefined): Promise<SubscriptionRow[]> =>
  reader
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), only))
    .orderBy(desc(subscriptions.id))
    .limit(LISTED_AT_MOST);

/** What somebody bought of the specification's packages, and what of markets' own; newest first. */
export const listSpecified = async (reader: Reader, userId: number): Promise<SpecifiedRow[]> =>
  (await boughtBy(reader, userId, isNull(subscriptions.marketId))).filter(isSpecified);
export const listOwn = async (reader: Reader, userId: number): Promise<OwnRow[]> =>
  (await boughtBy(reader, userId, isNotNull(subscriptions.marketId))).filter(isOwn);

const usable = (userId: number, now: Date) =>
  and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), gt(subscriptions.expiresAt, now));
const someLeft = or(isNull(subscriptions.ridesLeft), gt(subscriptions.ridesLeft, 0));

/** Those that can be used at this moment. */
export const listActive = (reader: Reader, userId: number, now: Date): Promise<SubscriptionRow[]> =>
  reader.select().from(subscriptions).where(usable(userId, now)).orderBy(subscriptions.expiresAt);

/** What of a person's is over or used up makes room for the next one of its kind. */
export async function endOver(uow: UnitOfWork, userId: number): Promise<void> {
  const over = or(lte(subscriptions.expiresAt, uow.now), eq(subscriptions.ridesLeft, 0));
  await uow.tx
    .update(subscriptions)
    .set({ endedAt: uow.now })
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), over));
}

/** Which rides a purchase pays. */
export const coverageOf = (row: SubscriptionRow): Coverage => ({
  rideType: row.rideType,
  own: isOwn(row) ? { marketId: row.marketId, serviceId: row.serviceId, maxMeters: row.terms.maxMeters } : null,
});

/**
 * Takes one ride of a package that pays it, of the one that ends first.
 * @returns its id; undefined when no package covers the ride, also when another booking took the last one
 */
export async function consumeRide(uow: UnitOfWork, userId: number, trip: CoveredTrip): Promise<number | undefined> {
  // Held, so that of two at once the second sees what the first one left; in the order of ids, as rides that come back hold them.
  const rows = await uow.tx
    .select()
    .from(subscriptions)
    .where(and(usable(userId, uow.now), someLeft))
    .orderBy(subscriptions.id)
    .for('no key update');
  const fitting = rows.filter((row) => covers(coverageOf(row), trip));
  const [found] = sortedBy(fitting, ({ expiresAt }) => expiresAt.getTime());
  if (found === undefined) return undefined;
  const [taken] = await uow.tx
    .update(subscriptions)
    .set({ ridesLeft: sql`${subscriptions.ridesLeft} - 1` })
    .where(and(eq(subscriptions.id, found.id), someLeft))
    .returning({ id: subscriptions.id });
  return taken?.id;
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

/**
 * Gives back the ride of a trip that was called off. Of the specification's only where it had not begun; an operator's own pays nothing for a trip that was
 * not driven to its end.
 */
export async function refundRide(uow: UnitOfWork, subscriptionId: number, hasBegun: boolean): Promise<void> {
  await uow.tx
    .update(subscriptions)
    .set({ ridesLeft: sql`least(${subscriptions.ridesLeft} + 1, ${subscriptions.ridesTotal})` })
    .where(and(eq(subscriptions.id, subscriptionId), hasBegun ? sql`${subscriptions.marketId} is not null` : undefined));
}

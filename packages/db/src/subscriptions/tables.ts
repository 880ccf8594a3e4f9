import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PackageTerms } from '@safiri/rules/subscriptions/own-packages.ts';
import { coveredRideTypes } from '@safiri/rules/subscriptions/packages.ts';
import { markets } from '../markets/market-table.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * A package that was bought: of the specification's by its number, of an operator's own with the terms that were shown. The ledger holds what such a one
 * cost (`package:N:held`) until its rides are driven or come to nothing: of its rides those are under way that are neither left, driven nor given back.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null of an operator's own. */
    packageId: integer('package_id'),
    marketId: text('market_id').references(() => markets.id),
    /** The id that the market's document gives it, and the service that it pays. */
    package: text('package'),
    serviceId: text('service_id'),
    /** The version by which it was sold; no foreign key, as of trips. */
    marketVersionId: integer('market_version_id'),
    terms: jsonb('terms').$type<PackageTerms>(),
    rideType: text('ride_type', { enum: coveredRideTypes }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Null is unlimited. */
    ridesTotal: integer('rides_total'),
    ridesLeft: integer('rides_left'),
    /** Of an operator's own: rides that were driven and paid for from it, and rides whose money went back to the wallet. */
    ridesEarned: integer('rides_earned').notNull().default(0),
    ridesReturned: integer('rides_returned').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Used up, given back, or found to be over; until then no second one of its kind is sold. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_active')
      .on(t.userId, t.packageId)
      .where(sql`${t.endedAt} is null`),
    uniqueIndex('subscriptions_one_own_active')
      .on(t.userId, t.marketId, t.package)
      .where(sql`${t.endedAt} is null and ${t.marketId} is not null`),
    index('subscriptions_user').on(t.userId, t.id),
    // What of may have to be given back.
    index('subscriptions_own_left')
      .on(t.expiresAt)
      .where(sql`${t.marketId} is not null and ${t.ridesLeft} > 0`),
    // What an operator sold of late.
    index('subscriptions_market')
      .on(t.marketId, t.expiresAt)
      .where(sql`${t.marketId} is not null`),
    check(
      'subscriptions_rides_left',
      sql`(${t.ridesTotal} is null) = (${t.ridesLeft} is null) and ${t.ridesLeft} >= 0 and ${t.ridesEarned} >= 0 and ${t.ridesReturned} >= 0 and ${t.ridesLeft} + ${t.ridesEarned} + ${t.ridesReturned} <= ${t.ridesTotal}`,
    ),
    check(
      'subscriptions_specified_or_own',
      sql`num_nonnulls(${t.packageId}, ${t.marketId}) = 1 and num_nonnulls(${t.marketId}, ${t.package}, ${t.serviceId}, ${t.marketVersionId}, ${t.terms}) in (0, 5)`,
    ),
    // Each ride is worth the same: what is driven and what is given back add up to what was paid.
    check(
      'subscriptions_own_shares',
      sql`${t.marketId} is null or (${t.ridesTotal} is not null and ${t.ridesTotal} > 0 and ${t.priceMinor} > 0 and ${t.priceMinor} % ${t.ridesTotal} = 0)`,
    ),
    known(t.rideType, coveredRideTypes),
  ],
);

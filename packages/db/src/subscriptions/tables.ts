import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { coveredRideTypes } from '@safiri/rules/subscriptions/packages.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/** A package that was bought. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    packageId: integer('package_id').notNull(),
    rideType: text('ride_type', { enum: coveredRideTypes }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Null is unlimited. */
    ridesTotal: integer('rides_total'),
    ridesLeft: integer('rides_left'),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Used up, or found to be over; until then no second one of its kind is sold. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_active')
      .on(t.userId, t.packageId)
      .where(sql`${t.endedAt} is null`),
    index('subscriptions_user').on(t.userId, t.id),
    check(
      'subscriptions_rides_left',
      sql`(${t.ridesTotal} is null) = (${t.ridesLeft} is null) and ${t.ridesLeft} between 0 and ${t.ridesTotal}`,
    ),
    known(t.rideType, coveredRideTypes),
  ],
);

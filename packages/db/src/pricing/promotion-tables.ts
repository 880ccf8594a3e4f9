import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { markets } from '../markets/tables.ts';
import { moment } from '../platform/columns.ts';
import { orders } from '../orders/tables.ts';
import { rides } from '../rides/tables.ts';
import { scheduledRides } from '../scheduled/tables.ts';
import { users } from '../users/tables.ts';

/**
 * A promotion's code that somebody used: written with the ride, the booking or the order that it was used for, and given back where that came to
 * nothing. What was promised to a booking or an order goes over to the trip that it becomes.
 */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The trip that it makes cheaper; null as long as a booking or an order has none. */
    rideId: integer('ride_id').references(() => rides.id),
    bookingId: integer('booking_id').references(() => scheduledRides.id),
    orderId: integer('order_id').references(() => orders.id),
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    code: text('code').notNull(),
    /** Who asked for it and pays it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Which of the times that one person has it is, from 0: no two hold the same. */
    place: smallint('place').notNull(),
    usedAt: moment('used_at').notNull(),
    givenBackAt: moment('given_back_at'),
  },
  (t) => [
    uniqueIndex('promotion_uses_person')
      .on(t.marketId, t.code, t.userId, t.place)
      .where(sql`${t.givenBackAt} is null`),
    uniqueIndex('promotion_uses_ride').on(t.rideId),
    uniqueIndex('promotion_uses_booking').on(t.bookingId),
    uniqueIndex('promotion_uses_order').on(t.orderId),
    index('promotion_uses_user').on(t.userId),
    check(
      'promotion_uses_of_one',
      sql`num_nonnulls(${t.rideId}, ${t.bookingId}, ${t.orderId}) > 0 and num_nonnulls(${t.bookingId}, ${t.orderId}) < 2`,
    ),
    check('promotion_uses_place', sql`${t.place} >= 0`),
  ],
);

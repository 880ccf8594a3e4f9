import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { markets } from '../markets/tables.ts';
import { moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';
import { users } from '../users/tables.ts';

/** A promotion's code that somebody rode with: written with the ride, and given back where that was called off before it began. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    rideId: integer('ride_id')
      .primaryKey()
      .references(() => rides.id),
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    code: text('code').notNull(),
    /** Who asked for the ride and pays it. */
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
    index('promotion_uses_user').on(t.userId),
    check('promotion_uses_place', sql`${t.place} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MISSES_TO_THE_END } from '@safiri/rules/dispatch/rank-line.ts';
import { moment } from '../platform/columns.ts';
import { drivers } from '../users/tables.ts';

/** Drivers who stand in line at a rank of a market, first in, first out; a driver stands in one line. */
export const rankLines = pgTable(
  'rank_lines',
  {
    driverId: integer('driver_id')
      .primaryKey()
      .references(() => drivers.id),
    /** The market, and the place's id in its document. */
    marketId: text('market_id').notNull(),
    placeId: text('place_id').notNull(),
    /** Who has the least comes first; at the end of the line it is a new one. */
    turn: bigint('turn', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** Offers in a row that were declined, or seen and let pass. */
    missed: smallint('missed').notNull().default(0),
    joinedAt: moment('joined_at').notNull(),
    /** Since when the driver is elsewhere, offline or silent; null of who stands there. */
    awaySince: moment('away_since'),
  },
  (t) => [
    uniqueIndex('rank_lines_order').on(t.marketId, t.placeId, t.turn),
    check('rank_lines_missed', sql`${t.missed} between 0 and ${sql.raw(String(MISSES_TO_THE_END - 1))}`),
  ],
);

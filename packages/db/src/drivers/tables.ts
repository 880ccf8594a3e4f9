import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';
import { drivers } from '../users/tables.ts';

/** The way of a live trip, thinned and written down in pieces. Nothing is kept of drivers without a trip. */
export const tripTrails = pgTable(
  'trip_trails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    leg: text('leg', { enum: ['pickup', 'trip'] }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** One location frame, as the phone's socket speaks it; null for a piece of which only jumps are known. */
    points: bytes('points'),
    /** How often the phone jumped meanwhile. */
    jumps: smallint('jumps').notNull().default(0),
  },
  (t) => [
    uniqueIndex('trip_trails_piece').on(t.rideId, t.driverId, t.firstAt),
    index('trip_trails_age').on(t.lastAt),
    check('trip_trails_leg_known', sql`${t.leg} in ('pickup', 'trip')`),
    check('trip_trails_forward', sql`${t.lastAt} >= ${t.firstAt}`),
  ],
);

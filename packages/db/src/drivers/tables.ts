import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { trailLegs } from '@safiri/rules/drivers/trail.ts';
import { bytes, createdAt, known, moment, numberedBy } from '../platform/columns.ts';
import { drivers } from '../users/tables.ts';

/**
 * The way of a live trip, thinned and written down in pieces. Nothing is kept of drivers without a trip. In partitions
 * (`platform/partitions/partitioned.ts`), which refer to nothing: dropping one would lock the rides.
 */
export const tripTrails = pgTable(
  'trip_trails',
  {
    id: bigint('id', { mode: 'number' }).notNull().default(numberedBy('trip_trails_id_seq')),
    rideId: integer('ride_id').notNull(),
    driverId: integer('driver_id').notNull(),
    leg: text('leg', { enum: trailLegs }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** One location frame, as the phone's socket speaks it; null for a piece of which only jumps are known. */
    points: bytes('points'),
    /** Since when the car has not got away from where it is at the end of the piece; null for a piece without points. */
    standingSince: moment('standing_since'),
    /** How often the phone jumped meanwhile. */
    jumps: smallint('jumps').notNull().default(0),
  },
  (t) => [
    uniqueIndex('trip_trails_piece').on(t.rideId, t.driverId, t.firstAt),
    known(t.leg, trailLegs),
    check('trip_trails_forward', sql`${t.lastAt} >= ${t.firstAt}`),
  ],
);

/** The tracker that may write a driver's positions beside our app: one for each driver, and only while its row stands. */
export const driverTrackers = pgTable(
  'driver_trackers',
  {
    driverId: integer('driver_id')
      .primaryKey()
      .references(() => drivers.id),
    /** The secret itself was told once, to the driver. */
    secretHash: bytes('secret_hash').notNull(),
    createdAt: createdAt(),
    /** A secret that was not used by then never is. */
    useBy: moment('use_by').notNull(),
    usedAt: moment('used_at'),
    /** What the tracker called itself when the secret was first used: whoever calls himself otherwise shows a copy. */
    name: text('name'),
    /** When it was last heard, and the time of its newest sound position, whether that or the app's counted. */
    heardAt: moment('heard_at'),
    positionAt: moment('position_at'),
  },
  (t) => [
    uniqueIndex('driver_trackers_secret').on(t.secretHash),
    index('driver_trackers_unused')
      .on(t.useBy)
      .where(sql`${t.usedAt} is null`),
    check('driver_trackers_hashed', sql`octet_length(${t.secretHash}) = 32`),
    check('driver_trackers_lapses', sql`${t.useBy} > ${t.createdAt}`),
    check('driver_trackers_used_in_time', sql`${t.usedAt} < ${t.useBy}`),
    check('driver_trackers_name_short', sql`length(${t.name}) <= 100`),
    check(
      'driver_trackers_used_first',
      sql`${t.usedAt} is not null or (${t.name} is null and ${t.heardAt} is null and ${t.positionAt} is null)`,
    ),
  ],
);

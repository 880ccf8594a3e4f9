import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import { moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';
import { drivers } from '../users/tables.ts';

/** One offer of one trip to one driver. At most one stands per trip and per driver. */
export const rideOffers = pgTable(
  'ride_offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    status: text('status', { enum: ['offered', 'accepted', 'declined', 'lapsed', 'withdrawn'] }).notNull(),
    pickupMeters: integer('pickup_meters').notNull(),
    pickupSeconds: integer('pickup_seconds').notNull(),
    offeredAt: moment('offered_at').notNull(),
    /** How a driver who carries a share ride would take this one along. */
    pool: jsonb('pool').$type<PoolPlan>(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    /** When the driver's app had it on a screen that somebody could see; one that lapses without counts against nobody. */
    shownAt: moment('shown_at'),
    /** When its driver asked for the trip after the time had passed: from then on like a driver who was never asked. */
    wantedAt: moment('wanted_at'),
  },
  (t) => [
    uniqueIndex('ride_offers_one_per_ride')
      .on(t.rideId)
      .where(sql`${t.status} = 'offered'`),
    uniqueIndex('ride_offers_one_per_driver')
      .on(t.driverId)
      .where(sql`${t.status} = 'offered'`),
    index('ride_offers_ride').on(t.rideId),
    index('ride_offers_driver').on(t.driverId, t.offeredAt),
    index('ride_offers_expiry')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'offered'`),
    check('ride_offers_status_known', sql`${t.status} in ('offered', 'accepted', 'declined', 'lapsed', 'withdrawn')`),
  ],
);

/** Each driver considered for a trip in a round of dispatch, with the gate that decided: why trips came or did not. */
export const dispatchRecords = pgTable(
  'dispatch_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id').notNull(),
    driverId: integer('driver_id').notNull(),
    gate: text('gate').notNull(),
    meters: integer('meters').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('dispatch_records_driver').on(t.driverId, t.at),
    index('dispatch_records_at').on(t.at),
    index('dispatch_records_ride').on(t.rideId),
  ],
);

/** The nodes that dispatch; each says twice a second that it lives. */
export const dispatchNodes = pgTable('dispatch_nodes', {
  node: text('node').primaryKey(),
  /** Counts as dead from then on, by the clock of the database. */
  expiresAt: moment('expires_at').notNull(),
});

/** Which node dispatches a city. Whoever does not renew its lease in time loses it to another. */
export const cityLeases = pgTable('city_leases', {
  cityId: text('city_id').primaryKey(),
  node: text('node').notNull(),
  /** One more with each change of the node. */
  epoch: bigint('epoch', { mode: 'number' }).notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The surge of a cell of a city for one service, as the node that dispatches the city worked it out last; a cell without a row is at 1.0. */
export const surgeCells = pgTable(
  'surge_cells',
  {
    cityId: text('city_id').notNull(),
    /** H3, resolution 7. */
    cell: text('cell').notNull(),
    service: text('service').notNull(),
    surge: numeric('surge', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    roseAt: moment('rose_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.cell, t.service] }),
    index('surge_cells_seen').on(t.cityId, t.seenAt),
    check('surge_cells_bounds', sql`${t.surge} between 1.0 and 2.0`),
  ],
);

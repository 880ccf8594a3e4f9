import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { gates } from '@safiri/rules/dispatch/gates.ts';
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

/** What decided about a driver (`rules/dispatch/gates`): four bytes each in the arrays below. */
export const dispatchGate = pgEnum('dispatch_gate', gates);

/**
 * The drivers considered for a trip in a round of dispatch, nearest first as they were looked at, each with the gate that decided and the
 * metres to the pickup: why trips came or did not. The three lists are of the same length.
 */
export const dispatchRounds = pgTable(
  'dispatch_rounds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id').notNull(),
    at: moment('at').notNull(),
    driverIds: integer('driver_ids').array().notNull(),
    gates: dispatchGate('gates').array().notNull(),
    meters: integer('meters').array().notNull(),
  },
  (t) => [
    // Finds the rounds of one driver in one hour, however long rounds are kept. A short list of what is not sorted in yet: it is read each time.
    index('dispatch_rounds_seen')
      .using('gin', sql`dispatch_seen(${t.at}, ${t.driverIds})`)
      .with({ gin_pending_list_limit: 512 }),
    index('dispatch_rounds_at').on(t.at),
    check(
      'dispatch_rounds_lists_fit',
      sql`cardinality(${t.driverIds}) > 0 and cardinality(${t.gates}) = cardinality(${t.driverIds}) and cardinality(${t.meters}) = cardinality(${t.driverIds})`,
    ),
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

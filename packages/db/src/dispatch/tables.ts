import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { gates } from '@safiri/rules/dispatch/gates.ts';
import { moment, numberedBy } from '../platform/columns.ts';

/** What decided about a driver (`rules/dispatch/gates`): four bytes each in the arrays below. */
export const dispatchGate = pgEnum('dispatch_gate', gates);

/**
 * The drivers considered for a trip in a round of dispatch, nearest first as they were looked at, each with the gate that decided and the
 * metres to the pickup: why trips came or did not. The three lists are of the same length. In partitions (`platform/partitions/partitioned.ts`).
 */
export const dispatchRounds = pgTable(
  'dispatch_rounds',
  {
    id: bigint('id', { mode: 'number' }).notNull().default(numberedBy('dispatch_rounds_id_seq')),
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
    // Why each driver was passed over for a trip.
    index('dispatch_rounds_ride').on(t.rideId, t.id),
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

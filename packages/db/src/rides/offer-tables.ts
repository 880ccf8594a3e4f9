import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { offerStatuses } from '@safiri/rules/dispatch/offer-life.ts';
import type { EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import { known, moment } from '../platform/columns.ts';
import { drivers } from '../users/tables.ts';
import { rides } from './tables.ts';

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
    status: text('status', { enum: offerStatuses }).notNull(),
    pickupMeters: integer('pickup_meters').notNull(),
    pickupSeconds: integer('pickup_seconds').notNull(),
    offeredAt: moment('offered_at').notNull(),
    /** How a driver who carries a share ride would take this one along. */
    pool: jsonb('pool').$type<PoolPlan>(),
    /** The trip that the driver ends before this one; null for a driver who was free. */
    after: jsonb('after').$type<EndingTrip>(),
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
    known(t.status, offerStatuses),
  ],
);

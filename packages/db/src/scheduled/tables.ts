import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Discount } from '@safiri/rules/markets/programmes.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import type { StopPlace } from '@safiri/rules/rides/stops.ts';
import { scheduledStatuses } from '@safiri/rules/scheduled/window.ts';
import { createdAt, endpointColumns, known, moment } from '../platform/columns.ts';
import { pricedColumns } from '../markets/columns.ts';
import { rides } from '../rides/tables.ts';
import { users } from '../users/tables.ts';

/** Rides booked for later. One becomes a trip once: the trip's id is written in the transaction that makes the trip. */
export const scheduledRides = pgTable(
  'scheduled_rides',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    passengerId: integer('passenger_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: scheduledStatuses }).notNull().default('waiting'),
    pickupAt: moment('pickup_at').notNull(),
    rideType: text('ride_type', { enum: passengerRideTypes }).notNull(),
    ...endpointColumns(),
    /** Where it is to stop between the two. */
    stops: jsonb('stops').$type<readonly StopPlace[]>().notNull().default([]),
    distanceMeters: integer('distance_meters').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    fareMinor: bigint('fare_minor', { mode: 'number' }).notNull(),
    ...pricedColumns(),
    /** A code that was promised with it, and by how much less is paid. */
    promotion: jsonb('promotion').$type<Discount>(),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    paymentMethod: text('payment_method').notNull(),
    remindedAt: moment('reminded_at'),
    endedAt: moment('ended_at'),
    rideId: integer('ride_id').references(() => rides.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('scheduled_rides_one_at_a_time')
      .on(t.passengerId, t.pickupAt)
      .where(sql`${t.status} = 'waiting'`),
    uniqueIndex('scheduled_rides_ride').on(t.rideId),
    index('scheduled_rides_due')
      .on(t.pickupAt)
      .where(sql`${t.status} = 'waiting'`),
    index('scheduled_rides_passenger').on(t.passengerId, t.pickupAt),
    known(t.status, scheduledStatuses),
    check('scheduled_rides_begun_has_trip', sql`(${t.status} = 'begun') = (${t.rideId} is not null)`),
    check('scheduled_rides_ended_has_time', sql`(${t.status} = 'waiting') = (${t.endedAt} is null)`),
    check('scheduled_rides_fare_positive', sql`${t.fareMinor} > 0`),
    check(
      'scheduled_rides_discount_of_promotion',
      sql`(${t.promotion} is null) = (${t.discountMinor} is null) and ${t.discountMinor} > 0 and (${t.promotion} is null or ${t.paymentMethod} <> 'package')`,
    ),
    known(t.rideType, passengerRideTypes),
  ],
);

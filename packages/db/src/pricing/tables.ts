import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import type { Discount } from '@safiri/rules/markets/programmes.ts';
import type { ParcelLoad } from '@safiri/rules/orders/parcels.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { pricedColumns } from '../markets/columns.ts';
import { users } from '../users/tables.ts';

/** A price promised to one passenger for one way, until it expires. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was asked for: the id of a service of the market. */
    serviceId: text('service_id'),
    rideType: text('ride_type', { enum: rideTypes }).notNull(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    pickupLat: doublePrecision('pickup_lat').notNull(),
    pickupLng: doublePrecision('pickup_lng').notNull(),
    dropoffLat: doublePrecision('dropoff_lat').notNull(),
    dropoffLng: doublePrecision('dropoff_lng').notNull(),
    /** Between the two, as points. */
    stops: jsonb('stops').$type<readonly Point[]>().notNull().default([]),
    distanceMeters: integer('distance_meters').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    surge: numeric('surge', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    fareMinor: integer('fare_minor').notNull(),
    /** A code that took something off, and by how much less is paid. */
    promotion: jsonb('promotion').$type<Discount>(),
    discountMinor: integer('discount_minor'),
    ...pricedColumns(),
    /** The parcel that it is of; null of a trip that carries none. */
    parcel: jsonb('parcel').$type<ParcelLoad>(),
    /** The time that it is of, where it prices a ride for later; null of now. */
    pickupAt: moment('pickup_at'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('quotes_user').on(t.userId),
    index('quotes_expiry').on(t.expiresAt),
    check('quotes_fare_positive', sql`${t.fareMinor} > 0`),
    check('quotes_surge_bounds', sql`${t.surge} between 1.0 and 2.0`),
    check('quotes_discount_of_promotion', sql`(${t.promotion} is null) = (${t.discountMinor} is null) and ${t.discountMinor} > 0`),
    known(t.rideType, rideTypes),
  ],
);

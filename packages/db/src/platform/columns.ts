import { sql } from 'drizzle-orm';
import { customType, doublePrecision, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment with microseconds and zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The moment of insertion by the database's clock. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`);

/** From where to where, and in which country and city. */
export const endpointColumns = () => ({
  countryId: text('country_id').notNull(),
  cityId: text('city_id').notNull(),
  pickupLat: doublePrecision('pickup_lat').notNull(),
  pickupLng: doublePrecision('pickup_lng').notNull(),
  pickupAddress: text('pickup_address').notNull(),
  dropoffLat: doublePrecision('dropoff_lat').notNull(),
  dropoffLng: doublePrecision('dropoff_lng').notNull(),
  dropoffAddress: text('dropoff_address').notNull(),
});

/** Raw bytes: hashes of secrets. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

import { getTableName, sql, type SQL } from 'drizzle-orm';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { check, customType, doublePrecision, text, timestamp, type PgColumn } from 'drizzle-orm/pg-core';

/** A moment with microseconds and zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The moment of insertion by the database's clock. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`);

/**
 * The number of a row of a table in partitions: PostgreSQL 15 knows no identity there. Each partition has a primary key of its own, which the
 * table as a whole could only have together with the moment.
 */
export const numberedBy = (sequence: string): SQL => sql.raw(`nextval('${sequence}')`);

/** From where to where, and in which country and city. */
export const endpointColumns = () => ({
  countryId: text('country_id', { enum: countryIds }).notNull(),
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

/**
 * A list of words of ours for SQL: `status in ('accepted', 'arrived')`. Written out, not bound as values: the planner uses an index with
 * such a condition for the same words alone.
 * @throws Error for a word with anything but small letters, digits, underscores and slashes
 */
export function oneOf(words: readonly string[]): SQL {
  if (!words.every((word) => /^[a-z\d_/]+$/.test(word))) throw new Error(`no words: ${words.join(', ')}`);
  return sql.raw(`(${words.map((word) => `'${word}'`).join(', ')})`);
}

/** A column holds no word but these, the list of its type; `words.test` holds that none is without. */
export const known = (column: PgColumn, words: readonly string[]) =>
  check(`${getTableName(column.table)}_${column.name}_known`, sql`${column} in ${oneOf(words)}`);

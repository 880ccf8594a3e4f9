import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SAVED_NAME_LENGTH, savedPlaceKinds } from '@safiri/rules/places/saved-place.ts';
import { createdAt, oneOf } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/** A place that a person keeps to choose it again: home, work, others by a name of their own. */
export const savedPlaces = pgTable(
  'saved_places',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: savedPlaceKinds }).notNull(),
    /** What the person calls it; null for home and work, which each language calls its own way. */
    name: text('name'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_places_one_home_and_work')
      .on(t.userId, t.kind)
      .where(sql`${t.kind} <> 'other'`),
    // Also finds a person's list.
    uniqueIndex('saved_places_named_once').on(t.userId, sql`lower(${t.name})`),
    check('saved_places_kind_known', sql`${t.kind} in ${oneOf(savedPlaceKinds)}`),
    check('saved_places_others_named', sql`(${t.kind} = 'other') = (${t.name} is not null)`),
    check('saved_places_name_short', sql`char_length(${t.name}) between 1 and ${sql.raw(String(SAVED_NAME_LENGTH))}`),
    check('saved_places_address_short', sql`char_length(${t.address}) between 1 and 200`),
    check('saved_places_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
);

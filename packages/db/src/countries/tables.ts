import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { createdAt } from '../platform/columns.ts';

/** People who wait for a country that is not live, or not in the list. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countryId: text('country_id', { enum: countryIds }),
    country: text('country').notNull(),
    city: text('city'),
    contact: text('contact').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('waiting_list_once').on(sql`lower(${t.country})`, sql`lower(${t.contact})`)],
);

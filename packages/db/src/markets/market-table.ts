import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/columns.ts';

/** Cities and regions that this instance serves, oldest first. What an operator decides about them are their versions. */
export const markets = pgTable('markets', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

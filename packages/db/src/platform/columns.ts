import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment with microseconds and zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The moment of insertion by the database's clock. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`);

/** Raw bytes: hashes of secrets. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../platform/columns.ts';

/**
 * The link at which the first owner of an instance makes their account: one row at most, so that a newer link is the only one. It is
 * deleted in the transaction that makes the account: of two who open it at once, one gets it.
 */
export const ownerLinks = pgTable(
  'owner_links',
  {
    id: integer('id').primaryKey().default(1),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('owner_links_one', sql`${t.id} = 1`)],
);

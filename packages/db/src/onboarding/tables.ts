import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../platform/columns.ts';
import { markets } from '../markets/tables.ts';
import { users } from '../users/tables.ts';

/** A file of drivers that was imported. The file itself is not kept: its digest says that it was this one. */
export const driverImports = pgTable(
  'driver_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    /** SHA-256 of what its lines mean, whatever separates them. */
    digest: text('digest').notNull(),
    drivers: integer('drivers').notNull(),
    /** Null of the command line. */
    authorId: integer('author_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('driver_imports_once').on(t.marketId, t.digest), index('driver_imports_author').on(t.authorId)],
);

/**
 * Drivers who were imported, and the invitation by text message that went to them, or did not yet. It is accepted once its driver signed in
 * (`users.last_login_at`).
 */
export const driverInvitations = pgTable(
  'driver_invitations',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    importId: integer('import_id')
      .notNull()
      .references(() => driverImports.id),
    sentAt: moment('sent_at'),
    /** Since when it is known that the number is somebody else's: its account has none until the team corrects it. */
    deniedAt: moment('denied_at'),
  },
  (t) => [
    index('driver_invitations_import').on(t.importId, t.userId),
    index('driver_invitations_denied')
      .on(t.deniedAt)
      .where(sql`${t.deniedAt} is not null`),
  ],
);

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../platform/columns.ts';
import { devices, users } from '../users/tables.ts';

/** A signed-in browser: revoked by setting `revokedAt`, never by trusting the client to forget. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: integer('device_id').references(() => devices.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** What the browser called itself at sign-in, for the list of signed-in devices. */
    userAgent: text('user_agent'),
    /** Staff: the moment of the second factor. Without it the session may do nothing but give it. */
    secondFactorAt: moment('second_factor_at'),
  },
  (t) => [uniqueIndex('sessions_token_key').on(t.tokenHash), index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** A reset link: single use, short-lived, stored hashed. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    uniqueIndex('password_resets_token_key').on(t.tokenHash),
    index('password_resets_user').on(t.userId),
    index('password_resets_expiry').on(t.expiresAt),
  ],
);

/** Failed sign-ins, counted per account name and per address; rows older than the window are deleted. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `account:<email or phone>` or `address:<ip>`. */
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('sign_in_failures_subject').on(t.subject, t.at), index('sign_in_failures_at').on(t.at)],
);

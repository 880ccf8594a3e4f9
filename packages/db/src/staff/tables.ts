import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/** A staff member's second factor (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: bytes('secret').notNull(),
  /** Set by the first right code; until then the secret may be shown once more. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code taken: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Every action of staff, written with it; nothing here is ever changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the command line. */
    actorId: integer('actor_id').references(() => users.id),
    /** A name like `document.approved`. */
    action: text('action').notNull(),
    /** What kind of thing, and which: `driver` 7. */
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    address: text('address'),
    at: createdAt(),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.subjectId, t.id), index('audit_log_actor').on(t.actorId, t.id)],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { staffRoles } from '@safiri/rules/staff/roles.ts';
import { merchants } from '../catalogue/tables.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * Somebody of the console, beside their account. That an owner who may sign in always stays is held by a trigger
 * (`staff_keep_an_owner`), whoever changes these rows.
 */
export const staffMembers = pgTable('staff_members', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where they are called at work, international form. Not that of an account: who works here may ride here too. */
  phone: text('phone'),
  /** From then on no session of theirs counts, and none begins. */
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
});

/** What somebody is in the console: a row for each role, and for a merchant's people one for each shop. */
export const staffRoleRows = pgTable(
  'staff_roles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => staffMembers.userId, { onDelete: 'cascade' }),
    role: text('role', { enum: staffRoles }).notNull(),
    /** The shop that the role of a merchant reaches. */
    merchantId: integer('merchant_id').references(() => merchants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('staff_roles_key').on(t.userId, t.role, t.merchantId).nullsNotDistinct(),
    // Who is told of something is looked up by role, in the transaction in which it happens.
    index('staff_roles_role').on(t.role),
    known(t.role, staffRoles),
    check('staff_roles_shop_of_merchant', sql`(${t.role} = 'merchant') = (${t.merchantId} is not null)`),
  ],
);

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

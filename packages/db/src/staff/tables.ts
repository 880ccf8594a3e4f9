import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { approvalKinds, approvalOutcomes } from '@safiri/rules/staff/approvals.ts';
import { limitableRoles, staffRoles, type HeldRole } from '@safiri/rules/staff/roles.ts';
import { merchants } from '../catalogue/tables.ts';
import { fleets } from '../fleets/tables.ts';
import { bytes, createdAt, known, moment, oneOf } from '../platform/columns.ts';
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

/** What somebody is in the console: a row for each role, for a merchant's people one for each shop, for a fleet's owner one for each fleet. */
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
    /** The fleet that the role of a fleet's owner reaches. */
    fleetId: integer('fleet_id').references(() => fleets.id, { onDelete: 'cascade' }),
    /** The markets whose things the role reaches; null for everything. */
    marketIds: text('market_ids').array(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('staff_roles_key').on(t.userId, t.role, t.merchantId, t.fleetId).nullsNotDistinct(),
    // Who is told of something is looked up by role, in the transaction in which it happens.
    index('staff_roles_role').on(t.role),
    known(t.role, staffRoles),
    check(
      'staff_roles_markets_of_some',
      sql`${t.marketIds} is null or (cardinality(${t.marketIds}) > 0 and ${t.role} in ${oneOf(limitableRoles)})`,
    ),
    check('staff_roles_shop_of_merchant', sql`(${t.role} = 'merchant') = (${t.merchantId} is not null)`),
    check('staff_roles_fleet_of_its_owner', sql`(${t.role} = 'fleet') = (${t.fleetId} is not null)`),
  ],
);

/** A staff member's second factor (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: bytes('secret').notNull(),
  /** Of a new authenticator, until its first right code puts it in the place of the old one. */
  nextSecret: bytes('next_secret'),
  /** Set by the first right code; until then the secret may be shown once more. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code taken: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Each opens the console once when the authenticator is lost; kept as hashes of random text. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recovery_codes_key').on(t.userId, t.codeHash)],
);

/** Somebody asked into the team: a link that works once, for a few days. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    roles: jsonb('roles').$type<HeldRole[]>().notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('staff_invitations_token_key').on(t.tokenHash),
    // A second link for somebody takes the place of the first.
    uniqueIndex('staff_invitations_one_open')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.usedAt} is null and ${t.withdrawnAt} is null`),
    index('staff_invitations_expiry').on(t.expiresAt),
  ],
);

/** What one person asked for and a second one consents to, or not. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: approvalKinds }).notNull(),
    /** The row that it is about; of which table, its kind says. */
    subjectId: integer('subject_id').notNull(),
    /** What a second person reads of it. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: createdAt(),
    outcome: text('outcome', { enum: approvalOutcomes }),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** Nobody else could consent, and the time to wait had passed. */
    alone: boolean('alone').notNull().default(false),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('approvals_one_open')
      .on(t.kind, t.subjectId)
      .where(sql`${t.outcome} is null`),
    index('approvals_subject').on(t.kind, t.subjectId, t.id),
    known(t.kind, approvalKinds),
    known(t.outcome, approvalOutcomes),
    check(
      'approvals_decided_by_somebody',
      sql`(${t.outcome} is null) = (${t.decidedBy} is null) and (${t.outcome} is null) = (${t.decidedAt} is null)`,
    ),
    check('approvals_two_people', sql`${t.outcome} is distinct from 'approved' or ${t.decidedBy} <> ${t.askedBy} or ${t.alone}`),
  ],
);

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
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_action').on(t.action, t.id),
    index('audit_log_at').on(t.at, t.id),
  ],
);

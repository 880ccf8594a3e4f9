import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CODE_TRIES, codeChannels, codePurposes } from '@safiri/rules/auth/codes.ts';
import { signInMethods } from '@safiri/rules/auth/sign-in-methods.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * A browser that signed in at least once, known by a signed secret in an http-only cookie. The secret rotates: it carries
 * the number of its generation, and the row says which one was used last (product: quick login).
 */
export const devices = pgTable(
  'devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Of the cookie from before secrets were signed: generation 0. */
    tokenHash: bytes('token_hash'),
    /** The newest secret that this browser has shown. */
    generation: integer('generation').notNull().default(0),
    /** When it was shown first, which made it the only one. */
    advancedAt: moment('advanced_at'),
    /**
     * The key of the browser that signs its requests (P-256, uncompressed point); null where none was sent. A secret that is shown
     * without it is somebody else's.
     */
    publicKey: bytes('public_key'),
    /** An older secret was shown: there is a copy. */
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('devices_token_key').on(t.tokenHash)],
);

/**
 * The newest requests that a browser signed. Each has a number of its own; one number with two signatures is of two browsers with
 * the same key.
 */
export const deviceRequests = pgTable(
  'device_requests',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    number: bigint('number', { mode: 'number' }).notNull(),
    signature: bytes('signature').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.number] }), index('device_requests_at').on(t.at)],
);

/** Accounts that a device may sign in again with one tap; forgetting deletes the row. */
export const deviceUsers = pgTable(
  'device_users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (t) => [uniqueIndex('device_users_key').on(t.deviceId, t.userId), index('device_users_user').on(t.userId)],
);

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
    /** How the person came in, which decides what the session may do. */
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    /** When the password, or a code, was given in this session. */
    passwordAt: moment('password_at'),
    /** When it was first shown by the cookie that no other host can plant; after it the plain one opens it no more. */
    hostCookieAt: moment('host_cookie_at'),
  },
  (t) => [
    uniqueIndex('sessions_token_key').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_device').on(t.deviceId),
    known(t.method, signInMethods),
  ],
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

/**
 * Wishes for a reset link, of whatever address: an account is looked up and mailed after the answer, so that neither the
 * answer nor its time tells whether there is one.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As it was asked for, in lower case. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    /** A link was sent. */
    mailed: boolean('mailed').notNull().default(false),
  },
  (t) => [
    index('reset_requests_email').on(t.email, t.createdAt),
    index('reset_requests_age').on(t.createdAt),
    index('reset_requests_waiting')
      .on(t.id)
      .where(sql`${t.doneAt} is null`),
  ],
);

/** Failed sign-ins, counted per subject; rows older than the window are deleted. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose budget the try was taken from: a device and an account, an address and an account, an account, an address. */
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('sign_in_failures_subject').on(t.subject, t.at), index('sign_in_failures_at').on(t.at)],
);

/**
 * Codes for all who wait for one to a number that strangers plague. The digits are derived from the row by the server's key, and each
 * browser that waits has a row of its own in `phone_codes`.
 */
export const sharedCodes = pgTable(
  'shared_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** It came back from one browser, and is worth nothing in the others. */
    usedAt: moment('used_at'),
  },
  (t) => [index('shared_codes_phone').on(t.phone, t.createdAt), index('shared_codes_age').on(t.createdAt)],
);

/**
 * Codes that went to a phone. One is good for the browser that asked for it, for what it was asked for, a few minutes and
 * a few tries; the newest alone.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** International form. */
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** Who asked, where somebody is signed in; at sign-in the account that this device knows by the number. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** How it went to the phone. */
    channel: text('channel', { enum: codeChannels }).notNull().default('sms'),
    /** Asked for by a browser that the number's account does not know: counted among those of all strangers. */
    byStranger: boolean('by_stranger').notNull().default(false),
    /** The code for all that this browser waits for; null for one of its own. */
    sharedId: integer('shared_id').references(() => sharedCodes.id, { onDelete: 'cascade' }),
    /** Keyed: a million codes are gone through in a moment by whoever has the table alone. */
    codeHash: bytes('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** It came back: this browser's person reads the messages to the number. */
    provenAt: moment('proven_at'),
    /** The proof was used, to register or to sign in. */
    redeemedAt: moment('redeemed_at'),
  },
  (t) => [
    index('phone_codes_device').on(t.deviceId, t.id),
    index('phone_codes_phone').on(t.phone, t.createdAt),
    index('phone_codes_user').on(t.userId),
    index('phone_codes_age').on(t.createdAt),
    index('phone_codes_shared').on(t.sharedId),
    known(t.purpose, codePurposes),
    known(t.channel, codeChannels),
    check('phone_codes_tries_bounds', sql`${t.tries} between 0 and ${sql.raw(String(CODE_TRIES))}`),
  ],
);

/**
 * Codes that the team hands to drivers whom it brought along, where no text message reaches them: one for each, the newest. It opens
 * the account once, before its first sign-in.
 */
export const handedCodes = pgTable(
  'handed_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed, and bound to the number that the account had: another number needs another code. */
    codeHash: bytes('code_hash').notNull(),
    /** Who of the team made it; null of the command line. */
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('handed_codes_expiry').on(t.expiresAt), index('handed_codes_made_by').on(t.madeBy)],
);

/** What codes to one country by one way cost on one day (UTC), in thousandths of what the operator counts in. */
export const codeCosts = pgTable(
  'code_costs',
  {
    day: text('day').notNull(),
    /** ISO 3166, small letters; `*` for all together. */
    country: text('country').notNull(),
    /** How they went; `all` in the row of all together. */
    channel: text('channel', { enum: [...codeChannels, 'all'] })
      .notNull()
      .default('sms'),
    spent: integer('spent').notNull(),
    sent: integer('sent').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.country, t.channel] }),
    index('code_costs_at').on(t.at),
    known(t.channel, [...codeChannels, 'all']),
  ],
);

/** Proofs of work that were given: each is good once. */
export const usedProofs = pgTable('used_proofs', { id: text('id').primaryKey(), at: moment('at').notNull() }, (t) => [
  index('used_proofs_at').on(t.at),
]);

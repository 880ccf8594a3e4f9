import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';
import { bytes, createdAt, moment } from './columns.ts';

/** The first answer to a write with an `Idempotency-Key`, kept in the transaction of its effects. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

/** What a person's stream carries: written with the rows it tells of, replayed after a lost connection. */
export const streamEvents = pgTable(
  'stream_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    /** What the event is about; the state itself is read when it is sent. */
    subjectId: integer('subject_id'),
    at: moment('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('stream_events_user').on(t.userId, t.id), index('stream_events_age').on(t.at)],
);

/** Messages that leave the house (mail, SMS), written with the rows they tell of and delivered by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** `sent` by a provider, or `written` to the development outbox. */
    status: text('status', { enum: ['waiting', 'sent', 'written'] })
      .notNull()
      .default('waiting'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('outbox_messages_age').on(t.createdAt)],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';
import { bytes, createdAt, known, moment, numberedBy } from './columns.ts';
import { messageStatuses, messageChannels } from '@safiri/rules/sharing/message-status.ts';

/** The first answer to a write with an `Idempotency-Key`, stored in the transaction of its effects. */
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

/** What a person's stream carries: written with the rows it tells of, replayed after a lost connection. In partitions (`partitions/partitioned.ts`). */
export const streamEvents = pgTable(
  'stream_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().default(numberedBy('stream_events_id_seq')),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    /** What the event is about; the state itself is read when it is sent. */
    subjectId: integer('subject_id'),
    at: moment('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('stream_events_user').on(t.userId, t.id)],
);

/** Messages that leave the house (mail, SMS, push), written with the rows they tell of and delivered after the commit. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: messageChannels }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Goes before all others and is tried again every minute: somebody is in danger. */
    urgent: boolean('urgent').notNull().default(false),
    /** Holds a secret of its recipient (a code, a reset link): nobody else reads it here. */
    secret: boolean('secret').notNull().default(false),
    /** The text of a secret one, which `body` then leaves out; wiped when it was handed over. */
    sealed: bytes('sealed'),
    /** Worth nothing after this moment, as a code is: given up then. */
    usefulUntil: moment('useful_until'),
    /** `sent`: a provider took it. `written`: to the development outbox. `failed`: given up. */
    status: text('status', { enum: messageStatuses }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not tried before this moment; while a worker sends it, the moment at which others may take it over. */
    nextTryAt: moment('next_try_at')
      .notNull()
      .default(sql`now()`),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    // What an account leaves is deleted with it.
    index('outbox_messages_recipient').on(t.recipient),
    index('outbox_messages_outside')
      .on(t.id)
      .where(sql`${t.channel} <> 'push'`),
    index('outbox_messages_age').on(t.createdAt),
    // Pushes are swept, mails and texts stay.
    index('outbox_messages_push_age')
      .on(t.createdAt)
      .where(sql`${t.channel} = 'push'`),
    index('outbox_messages_waiting')
      .on(t.urgent.desc().nullsFirst(), t.nextTryAt)
      .where(sql`${t.status} = 'waiting'`),
    known(t.channel, messageChannels),
    known(t.status, messageStatuses),
  ],
);

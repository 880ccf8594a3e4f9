import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { noticeKinds } from '@safiri/rules/notifications/kinds.ts';
import { sessions } from '../auth/tables.ts';
import { bytes, createdAt, moment, numberedBy } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * What a person was told; the words are made when it is read, in the language of the reader. In partitions (`platform/partitions/partitioned.ts`), which
 * refer to nobody: dropping one would lock the accounts.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').notNull().default(numberedBy('notifications_id_seq')),
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    /** The screen that it opens; a path of the app. */
    redirectTo: text('redirect_to').notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
);

/** A browser that takes push messages for a person. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that subscribed; nothing is pushed once it was ended. */
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint: one browser belongs to one person, the last who signed in on it. */
    endpointHash: bytes('endpoint_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpointHash),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);

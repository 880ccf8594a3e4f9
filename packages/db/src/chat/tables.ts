import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { chatCategories, chatPriorities, chatStatuses, messageTypes, chatKinds } from '@safiri/rules/chat/chat.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';
import { users } from '../users/tables.ts';

/** A chat: with support, or between the two sides of a trip. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: chatKinds }).notNull(),
    /** Who opened it; of a trip the passenger. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Of a trip the driver's user. */
    peerId: integer('peer_id').references(() => users.id),
    rideId: integer('ride_id').references(() => rides.id),
    category: text('category', { enum: chatCategories }).notNull(),
    priority: text('priority', { enum: chatPriorities }).notNull(),
    /** Place of the priority in the inbox. */
    rank: smallint('rank').notNull(),
    status: text('status', { enum: chatStatuses }).notNull().default('open'),
    /** The helper handed over: a person has to answer. */
    wantsStaff: boolean('wants_staff').notNull().default(false),
    claimedBy: integer('claimed_by').references(() => users.id),
    claimedAt: moment('claimed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    closedAt: moment('closed_at'),
    closeNote: text('close_note'),
    /** Stars that the person gave the help after the end. */
    rating: smallint('rating'),
    lastMessageAt: createdAt(),
    createdAt: moment('opened_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    uniqueIndex('chat_sessions_one_per_trip')
      .on(t.rideId, t.peerId)
      .where(sql`${t.kind} = 'trip'`),
    index('chat_sessions_user').on(t.userId, t.id),
    index('chat_sessions_peer').on(t.peerId),
    index('chat_sessions_inbox')
      .on(t.rank, t.id)
      .where(sql`${t.status} = 'open' and ${t.wantsStaff}`),
    check(
      'chat_sessions_trip_whole',
      sql`(${t.kind} = 'trip') = (${t.peerId} is not null) and (${t.kind} = 'support' or ${t.rideId} is not null)`,
    ),
    check('chat_sessions_closed_has_time', sql`(${t.status} = 'closed') = (${t.closedAt} is not null)`),
    check(
      'chat_sessions_rated_at_end',
      sql`${t.rating} is null or (${t.rating} between 1 and 5 and ${t.status} = 'closed' and ${t.kind} = 'support')`,
    ),
    check('chat_sessions_claimed_whole', sql`(${t.claimedBy} is null) = (${t.claimedAt} is null)`),
    known(t.kind, chatKinds),
    known(t.category, chatCategories),
    known(t.priority, chatPriorities),
    known(t.status, chatStatuses),
  ],
);

/** A message; its number is its place. `senderId` is null for the helper. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => chatSessions.id),
    senderId: integer('sender_id').references(() => users.id),
    message: text('message').notNull(),
    messageType: text('message_type', { enum: messageTypes }).notNull().default('text'),
    isBot: boolean('is_bot').notNull().default(false),
    /** The phone's own name of the message: sent twice, it stands once. */
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_messages_sender').on(t.senderId),
    index('chat_messages_order').on(t.sessionId, t.id),
    uniqueIndex('chat_messages_once')
      .on(t.sessionId, t.senderId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    check('chat_messages_bot_has_no_sender', sql`${t.isBot} = (${t.senderId} is null)`),
    known(t.messageType, messageTypes),
  ],
);

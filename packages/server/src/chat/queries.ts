import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { chatMessages, chatSessions } from '@safiri/db/chat/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { users } from '@safiri/db/users/tables.ts';

export type SessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

const PAGE = 50;
/** A phone that was away for long asks again. */
const SINCE_AT_MOST = 200;
const SESSIONS_AT_MOST = 50;
const INBOX_AT_MOST = 200;

const answerer = alias(users, 'answerer');
const opener = alias(users, 'opener');

const people = {
  session: chatSessions,
  answeredBy: answerer.name,
  opener: { name: opener.name, phone: opener.phone, userType: opener.userType },
};

const withPeople = (reader: Reader) =>
  reader
    .select(people)
    .from(chatSessions)
    .innerJoin(opener, eq(opener.id, chatSessions.userId))
    .leftJoin(answerer, eq(answerer.id, chatSessions.claimedBy))
    .$dynamic();

export type SessionView = Awaited<ReturnType<typeof findSession>> & object;

export async function findSession(reader: Reader, sessionId: number) {
  const [row] = await withPeople(reader).where(eq(chatSessions.id, sessionId));
  return row;
}

/** A person's chats with support, newest first. */
export const listSessionsOf = (reader: Reader, userId: number) =>
  withPeople(reader)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.kind, 'support')))
    .orderBy(desc(chatSessions.id))
    .limit(SESSIONS_AT_MOST);

/** As much of a question as a line of the inbox has room for. */
const QUESTION_LETTERS = 160;

/** What is shown of a talk in the inbox. The helper's last words are those with which it handed over. */
const inTheInbox = {
  question: sql<string | null>`(select left(${chatMessages.message}, ${QUESTION_LETTERS}) from ${chatMessages}
    where ${chatMessages.sessionId} = ${chatSessions.id} and ${chatMessages.senderId} = ${chatSessions.userId}
    order by ${chatMessages.id} limit 1)`,
  handedOverAt: sql<Date | null>`(select max(${chatMessages.createdAt}) from ${chatMessages}
    where ${chatMessages.sessionId} = ${chatSessions.id} and ${chatMessages.isBot})`.mapWith(chatSessions.createdAt),
};

export type InboxView = Awaited<ReturnType<typeof listInbox>>[number];

/** What waits for a person: by priority, then by age. */
export const listInbox = (reader: Reader, reach?: Reach) =>
  reader
    .select({ ...people, ...inTheInbox })
    .from(chatSessions)
    .innerJoin(opener, eq(opener.id, chatSessions.userId))
    .leftJoin(answerer, eq(answerer.id, chatSessions.claimedBy))
    .where(and(eq(chatSessions.status, 'open'), eq(chatSessions.wantsStaff, true), inReach(reach, 'chat', chatSessions.id)))
    .orderBy(asc(chatSessions.rank), asc(chatSessions.id))
    .limit(INBOX_AT_MOST);

/** Messages oldest first: the newest page, the page before a message, or all since one. */
export async function listMessages(
  reader: Reader,
  sessionId: number,
  page: { before?: number | undefined; after?: number | undefined },
): Promise<MessageRow[]> {
  const of = eq(chatMessages.sessionId, sessionId);
  if (page.after !== undefined) {
    return reader
      .select()
      .from(chatMessages)
      .where(and(of, gt(chatMessages.id, page.after)))
      .orderBy(chatMessages.id)
      .limit(SINCE_AT_MOST);
  }
  const rows = await reader
    .select()
    .from(chatMessages)
    .where(and(of, page.before === undefined ? undefined : lt(chatMessages.id, page.before)))
    .orderBy(desc(chatMessages.id))
    .limit(PAGE);
  return rows.reverse();
}

export async function findMessage(reader: Reader, messageId: number): Promise<MessageRow | undefined> {
  const [row] = await reader.select().from(chatMessages).where(eq(chatMessages.id, messageId));
  return row;
}

/** How many chats with support a person has open. */
export async function countOpen(reader: Reader, userId: number): Promise<number> {
  const { rows } = await reader.execute<{ n: number }>(
    sql`select count(*)::int as n from chat_sessions where user_id = ${userId} and kind = 'support' and status = 'open'`,
  );
  return rows[0]?.n ?? 0;
}

/** The chat of a trip between these two. */
export async function findTripSession(reader: Reader, rideId: number, userId: number): Promise<SessionRow | undefined> {
  const [row] = await reader
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.rideId, rideId),
        eq(chatSessions.kind, 'trip'),
        or(eq(chatSessions.userId, userId), eq(chatSessions.peerId, userId)),
      ),
    )
    .orderBy(desc(chatSessions.id))
    .limit(1);
  return row;
}

import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { chatMessages, chatSessions } from '@safiri/db/chat/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const ofPerson = (userId: number) => or(eq(chatSessions.userId, userId), eq(chatSessions.peerId, userId));

/** What a deleted account leaves of its chats: that they were, with the words of the others. */
export async function forgetChats(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx.update(chatMessages).set({ message: '', clientId: null }).where(eq(chatMessages.senderId, userId));
  await uow.tx
    .update(chatSessions)
    .set({ status: 'closed', closedAt: uow.now, closeNote: null })
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.status, 'open')));
}

/** A person's chats with every message, to be taken along. */
export async function exportChats(reader: Reader, userId: number) {
  const sessions = await reader.select().from(chatSessions).where(ofPerson(userId)).orderBy(chatSessions.id);
  const ids = sessions.map(({ id }) => id);
  const messages =
    ids.length === 0
      ? []
      : await reader.select().from(chatMessages).where(inArray(chatMessages.sessionId, ids)).orderBy(asc(chatMessages.id));
  const bySession = Map.groupBy(messages, ({ sessionId }) => sessionId);
  return sessions.map(({ id, kind, rideId, category, createdAt, closedAt, rating }) => ({
    with: kind === 'trip' ? 'the other side of the trip' : 'support',
    rideId,
    category,
    openedAt: createdAt,
    closedAt,
    rating,
    messages: (bySession.get(id) ?? []).map(({ senderId, isBot, message, createdAt: at }) => ({
      by: senderId === userId ? 'you' : isBot ? 'the helper' : 'the other side',
      message,
      at,
    })),
  }));
}

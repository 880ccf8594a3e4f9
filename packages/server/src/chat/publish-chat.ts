import { and, eq, isNull, sql } from 'drizzle-orm';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isQuickPhrase } from '@safiri/rules/chat/chat.ts';
import { notify } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { staffWho } from '../staff/public.ts';
import { firstName } from '../users/public.ts';
import type { MessageRow, SessionRow } from './queries.ts';

/** Who sees a chat live: its people, and staff when it waits for one or somebody of theirs answers. */
async function audience(uow: UnitOfWork, session: SessionRow): Promise<number[]> {
  const people = [session.userId, ...(session.peerId === null ? [] : [session.peerId])];
  return session.kind === 'support' && session.wantsStaff ? [...people, ...(await staffWho(uow.tx, 'chats.read'))] : people;
}

export async function publishMessage(uow: UnitOfWork, session: SessionRow, message: MessageRow): Promise<void> {
  for (const userId of await audience(uow, session)) uow.publish(userId, 'chat', message.id);
  await ring(uow, session, message);
}

export async function publishChatSession(uow: UnitOfWork, session: SessionRow): Promise<void> {
  for (const userId of await audience(uow, session)) uow.publish(userId, 'chat_session', session.id);
}

/** Where the chat is read: one of a trip that has ended beside its receipt. */
async function opening(uow: UnitOfWork, session: SessionRow): Promise<{ opens?: string }> {
  if (session.kind === 'support') return { opens: `/live-chat?session=${session.id}` };
  const [ended] = await uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.id, session.rideId ?? 0), eq(rides.status, 'completed')));
  return ended === undefined ? {} : { opens: `/ride-history?ride=${ended.id}` };
}

/** The bell rings for what a person wrote to another, once until it is read: a talk is not ten alarms. */
async function ring(uow: UnitOfWork, session: SessionRow, message: MessageRow): Promise<void> {
  if (message.senderId === null) return;
  const to =
    session.kind === 'trip'
      ? message.senderId === session.userId
        ? session.peerId
        : session.userId
      : message.senderId === session.userId
        ? null
        : session.userId;
  if (to === null) return;
  const kind = session.kind === 'trip' ? 'toldMessage' : 'toldAnswer';
  const [unread] = await uow.tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, to),
        isNull(notifications.readAt),
        eq(notifications.kind, kind),
        sql`${notifications.values} ->> 'session' = ${String(session.id)}`,
      ),
    )
    .limit(1);
  if (unread !== undefined) return;
  const [sender] = await uow.tx.select({ name: users.name }).from(users).where(eq(users.id, message.senderId));
  const text = message.messageType === 'quick' && isQuickPhrase(message.message) ? `@told_${message.message}` : message.message;
  await notify(uow, to, {
    kind,
    values: { session: String(session.id), name: firstName(sender?.name ?? ''), text: text.slice(0, 120) },
    ...(await opening(uow, session)),
  });
}

import { and, eq } from 'drizzle-orm';
import { chatMessages, chatSessions } from '@safiri/db/chat/tables.ts';
import { isQuickPhrase, type MessageType } from '@safiri/rules/chat/chat.ts';
import { helperMove } from '@safiri/rules/chat/helper.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { helperText } from './helper.ts';
import type { MessageRow, SessionRow } from './queries.ts';
import { publishMessage, publishChatSession } from './publish-chat.ts';
import { stateOfTripChat } from './trip-state.ts';
import type { Language } from '@safiri/rules/languages.ts';

export interface Written {
  readonly sessionId: number;
  readonly message: string;
  readonly messageType: MessageType;
  readonly clientId: string | undefined;
}

/** Appends a message to a held chat and tells its people. */
export async function append(
  uow: UnitOfWork,
  session: SessionRow,
  row: Omit<typeof chatMessages.$inferInsert, 'sessionId'>,
): Promise<MessageRow> {
  const [message] = await uow.tx
    .insert(chatMessages)
    .values({ ...row, sessionId: session.id, createdAt: uow.now })
    .returning();
  if (message === undefined) throw new Error('a message was not written');
  await uow.tx.update(chatSessions).set({ lastMessageAt: uow.now }).where(eq(chatSessions.id, session.id));
  await publishMessage(uow, session, message);
  return message;
}

/** The helper answers, or asks for a person; in the same transaction as what it answers. */
async function help(uow: UnitOfWork, session: SessionRow, text: string, language: Language): Promise<void> {
  const move = helperMove(text);
  let held = session;
  if (move.move === 'hand-over') {
    held = { ...session, wantsStaff: true };
    await uow.tx.update(chatSessions).set({ wantsStaff: true }).where(eq(chatSessions.id, session.id));
    await publishChatSession(uow, held);
  }
  await append(uow, held, { senderId: null, isBot: true, message: helperText(move, language) });
}

async function requireTripOpen(uow: UnitOfWork, session: SessionRow): Promise<void> {
  if ((await stateOfTripChat(uow.tx, session.rideId ?? 0, uow.now)) !== 'open') {
    throw new Problem('chat_closed', 'The trip is over. For anything about it, report an issue.');
  }
}

/** Whether the actor may write: its own people, and the staff member who claimed it. */
function requireMayWrite(session: SessionRow, actor: Actor): void {
  if (actor.userType === 'staff') {
    if (session.kind !== 'support') throw notFound();
    if (session.claimedBy !== actor.userId) throw new Problem('already_decided', 'Take this chat first.');
  } else if (session.userId !== actor.userId && session.peerId !== actor.userId) throw notFound();
}

/**
 * Writes a message as the actor. The chat's row is held, so that messages stand in the order in which they were
 * accepted, and none comes after the end.
 * @throws Problem not_found for a stranger's chat, chat_closed, invalid_request
 */
export async function sendMessage(uow: UnitOfWork, actor: Actor, written: Written, language: Language): Promise<MessageRow> {
  const [session] = await uow.tx.select().from(chatSessions).where(eq(chatSessions.id, written.sessionId)).for('update');
  if (session === undefined) throw notFound();
  requireMayWrite(session, actor);
  if (written.clientId !== undefined) {
    const [known] = await uow.tx
      .select()
      .from(chatMessages)
      .where(
        and(eq(chatMessages.sessionId, session.id), eq(chatMessages.senderId, actor.userId), eq(chatMessages.clientId, written.clientId)),
      );
    if (known !== undefined) return known;
  }
  if (session.status !== 'open') throw new Problem('chat_closed', 'This chat is closed. Start a new one.');
  if (session.kind === 'trip') await requireTripOpen(uow, session);
  if (written.messageType === 'quick' && !(session.kind === 'trip' && isQuickPhrase(written.message))) {
    throw fieldProblem('message', 'Not a phrase of this chat');
  }
  const message = await append(uow, session, {
    senderId: actor.userId,
    message: written.message,
    messageType: written.messageType,
    clientId: written.clientId ?? null,
  });
  if (session.kind === 'support' && actor.userType !== 'staff' && session.claimedBy === null && !session.wantsStaff) {
    await help(uow, session, written.message, language);
  }
  return message;
}

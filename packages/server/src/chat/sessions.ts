import { and, eq, isNull } from 'drizzle-orm';
import { chatSessions } from '@safiri/db/chat/tables.ts';
import { partyTo } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { priorityRank, type ChatCategory, type ChatPriority } from '@safiri/rules/chat/chat.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { helperText } from './helper.ts';
import { countOpen, findTripSession, type SessionRow } from './queries.ts';
import { append } from './send-message.ts';
import { stateOfTripChat } from './trip-state.ts';
import { publishChatSession } from './publish-chat.ts';
import type { Language } from '@safiri/rules/languages.ts';

/** More open talks than this are one talk told ten times. */
const OPEN_AT_MOST = 10;

interface Opening {
  readonly category: ChatCategory;
  readonly priority: ChatPriority;
  readonly rideId: number | undefined;
}

async function requireOwnRide(uow: UnitOfWork, actor: Actor, rideId: number): Promise<void> {
  const [ride] = await uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.id, rideId), partyTo(actor)));
  if (ride === undefined) throw notFound();
}

/**
 * Opens a chat with support. What is urgent or about a trip goes to a person at once; the helper greets either way.
 * @throws Problem not_found for a stranger's trip, too_many_chats
 */
export async function startSession(uow: UnitOfWork, actor: Actor, opening: Opening, language: Language): Promise<SessionRow> {
  const { category, priority, rideId } = opening;
  if (rideId !== undefined) await requireOwnRide(uow, actor, rideId);
  if ((await countOpen(uow.tx, actor.userId)) >= OPEN_AT_MOST) throw new Problem('too_many_chats', 'Close one of your open chats first.');
  const wantsStaff = category === 'ride_issue' || priority === 'urgent';
  const [session] = await uow.tx
    .insert(chatSessions)
    .values({
      kind: 'support',
      userId: actor.userId,
      rideId: rideId ?? null,
      category,
      priority,
      rank: priorityRank[priority],
      wantsStaff,
      createdAt: uow.now,
      lastMessageAt: uow.now,
    })
    .returning();
  if (session === undefined) throw new Error('a chat was not written');
  await append(uow, session, { senderId: null, isBot: true, message: helperText(wantsStaff ? 'staff-told' : 'welcome', language) });
  await publishChatSession(uow, session);
  return session;
}

/** The person closes an own chat; closing twice is harmless. */
export async function closeOwn(uow: UnitOfWork, actor: Actor, sessionId: number): Promise<SessionRow> {
  const own = and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, actor.userId), eq(chatSessions.kind, 'support'));
  const [session] = await uow.tx.select().from(chatSessions).where(own).for('update');
  if (session === undefined) throw notFound();
  return session.status === 'closed' ? session : close(uow, session, actor.userId, null);
}

/** @throws Problem not_found; already_decided while the chat is open */
export async function rateOwn(uow: UnitOfWork, actor: Actor, sessionId: number, rating: number): Promise<SessionRow> {
  const own = and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, actor.userId), eq(chatSessions.kind, 'support'));
  const [rated] = await uow.tx
    .update(chatSessions)
    .set({ rating })
    .where(and(own, eq(chatSessions.status, 'closed')))
    .returning();
  if (rated !== undefined) return rated;
  const [open] = await uow.tx.select({ id: chatSessions.id }).from(chatSessions).where(own);
  throw open === undefined ? notFound() : new Problem('already_decided', 'Close the chat first.');
}

export async function close(uow: UnitOfWork, session: SessionRow, by: number, note: string | null): Promise<SessionRow> {
  const [closed] = await uow.tx
    .update(chatSessions)
    .set({ status: 'closed', closedBy: by, closedAt: uow.now, closeNote: note })
    .where(eq(chatSessions.id, session.id))
    .returning();
  if (closed === undefined) throw notFound();
  await publishChatSession(uow, closed);
  return closed;
}

/** The first staff member who takes a chat has it. @throws Problem already_decided */
export async function claim(uow: UnitOfWork, staff: Actor, sessionId: number): Promise<SessionRow> {
  const [session] = await uow.tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.kind, 'support')))
    .for('update');
  if (session === undefined) throw notFound();
  if (session.claimedBy === staff.userId) return session;
  if (session.claimedBy !== null || session.status !== 'open')
    throw new Problem('already_decided', 'A colleague answers this chat, or it is closed.');
  const [claimed] = await uow.tx
    .update(chatSessions)
    .set({ claimedBy: staff.userId, claimedAt: uow.now, wantsStaff: true })
    .where(and(eq(chatSessions.id, sessionId), isNull(chatSessions.claimedBy)))
    .returning();
  if (claimed === undefined) throw new Problem('already_decided');
  await publishChatSession(uow, claimed);
  return claimed;
}

/** The chat of a trip, opened by the first who looks once there is a driver; whether it is still written in. */
export async function tripSession(uow: UnitOfWork, actor: Actor, rideId: number): Promise<{ session: SessionRow; open: boolean }> {
  const [row] = await uow.tx
    .select({ ride: rides, driverUserId: drivers.userId })
    .from(rides)
    .leftJoin(drivers, eq(drivers.id, rides.driverId))
    .where(eq(rides.id, rideId));
  if (row === undefined || row.driverUserId === null) throw notFound();
  const { ride, driverUserId } = row;
  // The booker writes: who rides may have no account, and nobody is told which.
  if (ride.bookerId !== actor.userId && driverUserId !== actor.userId) throw notFound();
  const state = await stateOfTripChat(uow.tx, rideId, uow.now);
  if (state === 'gone') throw notFound();
  const open = state === 'open';
  const known = await findTripSession(uow.tx, rideId, actor.userId);
  if (known !== undefined) return { session: known, open };
  if (!open) throw notFound();
  const [session] = await uow.tx
    .insert(chatSessions)
    .values({
      kind: 'trip',
      userId: ride.bookerId,
      peerId: driverUserId,
      rideId,
      category: 'ride_issue',
      priority: 'normal',
      rank: priorityRank.normal,
      createdAt: uow.now,
    })
    .onConflictDoNothing()
    .returning();
  const current = session ?? (await findTripSession(uow.tx, rideId, actor.userId));
  if (current === undefined) throw notFound();
  return { session: current, open };
}

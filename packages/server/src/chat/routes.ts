import * as calls from '@safiri/contract/chat/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { mayAsStaff, reachOf } from '../platform/permit.ts';
import { isWithin, requireWithin } from '../platform/reach.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { audit } from '../staff/public.ts';
import { presentMessage, presentSession } from './present.ts';
import { findMessage, findSession, listMessages, listSessionsOf, type SessionRow } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { closeOwn, rateOwn, startSession, tripSession } from './sessions.ts';
import { stateOfTripChat } from './trip-state.ts';
import { languageFor } from '../users/public.ts';

function requireSelf(actor: Actor, id: number | undefined): void {
  if (id !== undefined && id !== actor.userId) throw new Problem('forbidden');
}

/** A chat that the actor may read: an own one, that of an own trip for a day, and for staff those with support. */
async function requireReadable(
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  actor: Actor,
  sessionId: number,
  now: Date,
): Promise<SessionRow> {
  const session = (await findSession(reader, sessionId))?.session;
  if (session === undefined) throw notFound();
  if (actor.userType === 'staff') {
    if (session.kind !== 'support' || !mayAsStaff(actor, 'chats.read')) throw notFound();
    await requireWithin(reader, reachOf(markets, actor, 'chats.read'), 'chat', sessionId);
    return session;
  }
  if (session.userId !== actor.userId && session.peerId !== actor.userId) throw notFound();
  if (session.kind === 'trip' && (await stateOfTripChat(reader, session.rideId ?? 0, now)) === 'gone') throw notFound();
  return session;
}

export function chatRoutes(server: Server): void {
  const { ctx } = server;

  serveRead(server, calls.ownSessions, async ({ actor }) => (await listSessionsOf(ctx.db, actor.userId)).map(presentSession));
  serveRead(server, calls.listSessions, async ({ actor, params }) => {
    requireSelf(actor, params.userId);
    return (await listSessionsOf(ctx.db, actor.userId)).map(presentSession);
  });
  serveWrite(server, calls.startSession, async (uow, { actor, body }) => {
    requireSelf(actor, body.userId);
    const { category, priority, rideId } = body;
    const session = await startSession(uow, actor, { category, priority, rideId }, await languageFor(uow.tx, actor.userId, body.language));
    return presentSession({ session, answeredBy: null });
  });
  serveWrite(server, calls.closeSession, async (uow, { actor, params }) => {
    const session = await closeOwn(uow, actor, params.id);
    return presentSession({ session, answeredBy: (await findSession(uow.tx, session.id))?.answeredBy ?? null });
  });

  serveWrite(server, calls.rateSession, async (uow, { actor, params, body }) => {
    const session = await rateOwn(uow, actor, params.id, body.rating);
    return presentSession({ session, answeredBy: (await findSession(uow.tx, session.id))?.answeredBy ?? null });
  });

  const messagesOf = async (actor: Actor, sessionId: number, page: { before?: number | undefined; after?: number | undefined }) => {
    await requireReadable(ctx, ctx.db, actor, sessionId, ctx.clock());
    return (await listMessages(ctx.db, sessionId, page)).map(presentMessage);
  };
  serveRead(server, calls.messages, ({ actor, query }) => messagesOf(actor, query.sessionId, query));
  serveRead(server, calls.messagesOf, ({ actor, params, query }) => messagesOf(actor, params.sessionId, query));
  serveWrite(server, calls.sendMessage, async (uow, { actor, body, request }) => {
    const { sessionId, message, messageType, clientId } = body;
    await requireWithin(uow.tx, reachOf(ctx.markets, actor, 'chats.answer'), 'chat', sessionId);
    const row = await sendMessage(
      uow,
      actor,
      { sessionId, message, messageType, clientId },
      await languageFor(uow.tx, actor.userId, body.language),
    );
    if (actor.userType === 'staff') await audit(uow, actor, request, { action: 'chat.answered', subject: 'chat', subjectId: sessionId });
    return presentMessage(row);
  });
  serveWrite(server, calls.openTripChat, async (uow, { actor, params }) => {
    const { session, open } = await tripSession(uow, actor, params.rideId);
    const messages = await listMessages(uow.tx, session.id, {});
    return { session: presentSession({ session, answeredBy: null }), open, messages: messages.map(presentMessage) };
  });
}

/** What the events of this room carry. */
export function chatEvents(server: Server, hub: StreamHub): void {
  const { db } = server.ctx;
  hub.provide('chat', async (actor, messageId) => {
    const row = messageId === null ? undefined : await findMessage(db, messageId);
    if (row === undefined) return undefined;
    const readable = await requireReadable(server.ctx, db, actor, row.sessionId, server.ctx.clock()).catch(() => undefined);
    return readable === undefined ? undefined : { message: presentMessage(row) };
  });
  hub.provide('chat_session', async (actor, sessionId) => {
    const view = sessionId === null ? undefined : await findSession(db, sessionId);
    if (view === undefined) return undefined;
    const isOwn = view.session.userId === actor.userId || view.session.peerId === actor.userId;
    const mayRead = async () =>
      mayAsStaff(actor, 'chats.read') && (await isWithin(db, reachOf(server.ctx.markets, actor, 'chats.read'), 'chat', view.session.id));
    return isOwn || (await mayRead()) ? { session: presentSession(view) } : undefined;
  });
}

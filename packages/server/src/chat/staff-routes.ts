import { and, eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/chat/calls.ts';
import type { StaffChat } from '@safiri/contract/chat/shapes.ts';
import { chatSessions } from '@safiri/db/chat/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { reachOf } from '../platform/permit.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { findTrip } from '../sharing/public.ts';
import { audit } from '../staff/public.ts';
import { presentInbox, presentInboxSession, presentMessage } from './present.ts';
import { findSession, listInbox, listMessages } from './queries.ts';
import { claim, close } from './sessions.ts';

/** A chat as the team sees it: who, what about, which trip, the newest messages. */
async function staffView(reader: Reader, staffId: number, sessionId: number): Promise<StaffChat> {
  const view = await findSession(reader, sessionId);
  if (view === undefined || view.session.kind !== 'support') throw notFound();
  const trip = view.session.rideId === null ? undefined : await findTrip(reader, view.session.rideId);
  return {
    session: presentInboxSession(view, staffId),
    userPhone: view.opener.phone,
    messages: (await listMessages(reader, sessionId, {})).map(presentMessage),
    closeNote: view.session.closeNote,
    trip:
      trip === undefined
        ? null
        : {
            status: trip.ride.status,
            passengerName: trip.passengerName,
            driverName: trip.driverName,
            licensePlate: trip.ride.vehicle?.licensePlate ?? null,
            pickupAddress: trip.ride.pickupAddress,
            dropoffAddress: trip.ride.dropoffAddress,
            fare: toWire(trip.ride.fareMinor),
            requestedAt: trip.ride.requestedAt.toISOString(),
          },
  };
}

/** The team's inbox. */
export function chatInboxRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.inbox, async ({ actor }) =>
    (await listInbox(ctx.db, reachOf(ctx.markets, actor, 'chats.read'))).map((view) => presentInbox(view, actor.userId)),
  );
  serveRead(server, calls.getStaffChat, ({ actor, params }) => staffView(ctx.db, actor.userId, params.id));
  serveWrite(server, calls.claimChat, async (uow, { actor, params, request }) => {
    await claim(uow, actor, params.id);
    await audit(uow, actor, request, { action: 'chat.claimed', subject: 'chat', subjectId: params.id });
    return staffView(uow.tx, actor.userId, params.id);
  });
  serveWrite(server, calls.staffCloseChat, async (uow, { actor, params, body, request }) => {
    const [session] = await uow.tx
      .select()
      .from(chatSessions)
      .where(and(eq(chatSessions.id, params.id), eq(chatSessions.kind, 'support')))
      .for('update');
    if (session === undefined) throw notFound();
    if (session.status !== 'open') throw new Problem('already_decided', 'This chat is closed already.');
    if (session.claimedBy !== null && session.claimedBy !== actor.userId)
      throw new Problem('already_decided', 'A colleague answers this chat.');
    await close(uow, session, actor.userId, body.note ?? null);
    await audit(uow, actor, request, { action: 'chat.closed', subject: 'chat', subjectId: params.id, data: { note: body.note ?? null } });
    return staffView(uow.tx, actor.userId, params.id);
  });
}

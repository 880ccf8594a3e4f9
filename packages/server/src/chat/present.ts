import type { ChatMessage, ChatSession, InboxRow, InboxSession } from '@safiri/contract/chat/shapes.ts';
import { firstName } from '../users/public.ts';
import type { InboxView, MessageRow, SessionView } from './queries.ts';

export const presentMessage = ({ createdAt, ...row }: MessageRow): ChatMessage => ({ ...row, createdAt: createdAt.toISOString() });

export function presentSession({ session, answeredBy }: Pick<SessionView, 'session' | 'answeredBy'>): ChatSession {
  return {
    id: session.id,
    userId: session.userId,
    category: session.category,
    priority: session.priority,
    status: session.status,
    createdAt: session.createdAt.toISOString(),
    rideId: session.rideId,
    answeredBy: answeredBy === null ? null : firstName(answeredBy),
    wantsStaff: session.wantsStaff,
    rating: session.rating,
  };
}

export const presentInboxSession = (view: SessionView, staffId: number): InboxSession => ({
  ...presentSession(view),
  userName: view.opener.name,
  userType: view.opener.userType,
  lastMessageAt: view.session.lastMessageAt.toISOString(),
  mine: view.session.claimedBy === staffId,
});

export const presentInbox = (view: InboxView, staffId: number): InboxRow => ({
  ...presentInboxSession(view, staffId),
  ...(view.question === null ? {} : { question: view.question }),
  waitingSince: (view.handedOverAt ?? view.session.createdAt).toISOString(),
});

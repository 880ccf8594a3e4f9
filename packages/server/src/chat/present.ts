import type { ChatMessage, ChatSession, InboxRow } from '@safiri/contract/chat/shapes.ts';
import { firstName } from '../users/public.ts';
import type { MessageRow, SessionView } from './queries.ts';

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

export const presentInbox = (view: SessionView, staffId: number): InboxRow => ({
  ...presentSession(view),
  userName: view.opener.name,
  userType: view.opener.userType,
  lastMessageAt: view.session.lastMessageAt.toISOString(),
  mine: view.session.claimedBy === staffId,
});

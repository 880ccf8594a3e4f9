import { isOneOf } from '../records.ts';
import { LOST_HOURS } from '../rides/lost-items.ts';

/** What a chat with support is about, and how pressing it is; the first are the defaults (spec: operations §3). */
export const chatCategories = ['general', 'technical', 'payment', 'ride_issue'] as const;
export type ChatCategory = (typeof chatCategories)[number];
export const chatPriorities = ['normal', 'low', 'high', 'urgent'] as const;
export type ChatPriority = (typeof chatPriorities)[number];

/** Order in the staff's inbox, the smaller first. */
export const priorityRank: Readonly<Record<ChatPriority, number>> = { urgent: 0, high: 1, normal: 2, low: 3 };

/** With the team, or between the two of a trip. */
export const chatKinds = ['support', 'trip'] as const;
/** A closed chat is read, but not written in. */
export const chatStatuses = ['open', 'closed'] as const;

/** `quick`: the key of a phrase of a trip. */
export const messageTypes = ['text', 'quick'] as const;
export type MessageType = (typeof messageTypes)[number];

/** Longer ones are refused: two screens of a phone. */
export const MESSAGE_AT_MOST = 2000;
/** Milliseconds between looks at a chat while there is no stream (spec: operations §9). */
export const CHAT_POLL_MS = 2000;
/** Hours for which both sides of a trip can still read what they wrote. */
export const TRIP_CHAT_HOURS = 24;

/** Both write, both still read, or it is gone for both. */
export type TripChatState = 'open' | 'read' | 'gone';

/**
 * How it stands with the chat of a trip: written in on the way, and after its end while something lost is looked for.
 * @param endedAt milliseconds; null for a trip that has not ended
 * @param isLost a report of something lost in it stands
 * @param now milliseconds
 */
export function tripChatState(
  { isDriven, endedAt, isLost }: { isDriven: boolean; endedAt: number | null; isLost: boolean },
  now: number,
): TripChatState {
  if (isDriven) return 'open';
  if (endedAt === null) return 'read';
  const hours = (now - endedAt) / 3_600_000;
  if (isLost && hours <= LOST_HOURS) return 'open';
  return hours <= TRIP_CHAT_HOURS ? 'read' : 'gone';
}

/** Phrases of a trip, sent as their key and shown in the language of the reader. */
export const quickPhrases = ['quickHere', 'quickMinute', 'quickWhere', 'quickEntrance', 'quickThanks'] as const;
export type QuickPhrase = (typeof quickPhrases)[number];
export const isQuickPhrase = (text: string): text is QuickPhrase => isOneOf(quickPhrases, text);

import type { ChatMessage } from '@safiri/contract/chat/shapes.ts';

/** What is known of a chat's messages, oldest first. */
export interface Thread {
  readonly messages: readonly ChatMessage[];
  /** The last message that came by asking: everything up to it is known, what the stream told after it may have holes. */
  readonly confirmed: number;
  /** Nothing older exists. */
  readonly whole: boolean;
}

/** How many the server gives without being told from where. */
const PAGE = 50;

/** Brings messages together, each once, in the order of their numbers. */
export function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

export const firstPage = (page: readonly ChatMessage[]): Thread => ({
  messages: page,
  confirmed: page.at(-1)?.id ?? 0,
  whole: page.length < PAGE,
});

/** Messages that the stream told of before their chat's first page came; they would be lost between the two. */
export interface EarlyBuffer {
  put(message: ChatMessage): void;
  /** Gives what came for a chat, and forgets it. */
  take(sessionId: number): ChatMessage[];
}

/** Of more chats than this the oldest are forgotten: what is opened later is read whole. */
const EARLY_CHATS = 20;

export function createEarlyBuffer(): EarlyBuffer {
  const bySession = new Map<number, ChatMessage[]>();
  return {
    put(message) {
      const known = bySession.get(message.sessionId) ?? [];
      bySession.delete(message.sessionId);
      bySession.set(message.sessionId, [...known, message].slice(-PAGE));
      const [oldest] = bySession.keys();
      if (bySession.size > EARLY_CHATS && oldest !== undefined) bySession.delete(oldest);
    },
    take(sessionId) {
      const came = bySession.get(sessionId) ?? [];
      bySession.delete(sessionId);
      return came;
    },
  };
}

export const withOlder = (thread: Thread, page: readonly ChatMessage[]): Thread => ({
  ...thread,
  messages: merge(page, thread.messages),
  whole: page.length < PAGE,
});

export const withFetched = (thread: Thread, page: readonly ChatMessage[]): Thread => ({
  ...thread,
  messages: merge(thread.messages, page),
  confirmed: Math.max(thread.confirmed, page.at(-1)?.id ?? 0),
});

export const withStreamed = (thread: Thread, message: ChatMessage): Thread => ({ ...thread, messages: merge(thread.messages, [message]) });

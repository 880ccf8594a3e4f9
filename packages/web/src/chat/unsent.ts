import { chatPaths } from '@safiri/contract/chat/paths.ts';
import type { ChatMessage } from '@safiri/contract/chat/shapes.ts';
import { ApiError, callApi } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { offlineQueue } from '../platform/offline-queue.ts';
import type { MessageType } from '@safiri/rules/chat/chat.ts';

/** A message that the server has not confirmed yet. Its `clientId` makes sending it again harmless. */
export interface Unsent {
  readonly clientId: string;
  readonly sessionId: number;
  readonly message: string;
  readonly messageType: MessageType;
}

/** Kept on the phone until they are out: closing the app or a dead battery loses nothing. */
export const unsent = offlineQueue<Unsent>('unsent-messages');

export interface Outcome {
  /** The server took it. */
  onSent: (message: ChatMessage) => void;
  /** The server refused it; it will not be tried again. */
  onRefused: (message: Unsent, error: ApiError) => void;
}

const listeners = new Set<Outcome>();

/** Told of what becomes of each message, for as long as a chat is on screen. */
export function watchUnsent(outcome: Outcome): () => void {
  listeners.add(outcome);
  return () => void listeners.delete(outcome);
}

let running: Promise<void> | undefined;
const remove = ({ clientId }: Unsent) => unsent.set(unsent.get().filter((entry) => entry.clientId !== clientId));

async function sendAll(): Promise<void> {
  for (let next = unsent.get()[0]; next !== undefined; next = unsent.get()[0]) {
    const { sessionId, message, messageType, clientId } = next;
    const entry = next;
    try {
      const body = { sessionId, senderId: session.get()?.id, message, messageType, isBot: false, clientId, language: language.get() };
      const sent = await callApi(chatPaths.send, { body });
      remove(entry);
      for (const { onSent } of listeners) onSent(sent);
    } catch (error) {
      // No answer, or a server in trouble: the order is kept and all of them wait for the next try.
      if (!(error instanceof ApiError) || error.status === 429 || (error.status >= 500 && listeners.size === 0)) return;
      remove(entry);
      for (const { onRefused } of listeners) onRefused(entry, error);
    }
  }
}

/** Sends what waits, one after the other and never twice at once. */
export function sendUnsent(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

export function write(message: Omit<Unsent, 'clientId'>): void {
  unsent.set([...unsent.get(), { ...message, clientId: crypto.randomUUID() }]);
  void sendUnsent();
}

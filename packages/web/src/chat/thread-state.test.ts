import type { ChatMessage } from '@safiri/contract/chat/shapes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPage, createEarlyBuffer, withFetched, withStreamed } from './thread-state.ts';

const message = (id: number): ChatMessage => ({
  id,
  sessionId: 1,
  senderId: 1,
  message: `m${id}`,
  messageType: 'text',
  isBot: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  clientId: null,
});
const ids = Array.from({ length: 20 }, (_, i) => i + 1);

it('has each message once and in order, whatever the stream delivered, lost or delivered twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids)), fc.integer({ min: 0, max: 20 }), (told, first) => {
      let thread = firstPage(ids.slice(0, first).map(message));
      for (const id of told) thread = withStreamed(thread, message(id));
      thread = withFetched(thread, ids.filter((id) => id > thread.confirmed).map(message));
      expect(thread.messages.map(({ id }) => id)).toEqual(ids);
    }),
  );
});

it('what the stream delivered before the first page came is not lost, and shown once', () => {
  const early = createEarlyBuffer();
  for (const id of [2, 3]) early.put(message(id));
  const thread = early.take(1).reduce(withStreamed, firstPage([message(1), message(2)]));
  expect(thread.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(thread.confirmed).toBe(2);
  expect(early.take(1)).toEqual([]);
  for (let sessionId = 1; sessionId <= 30; sessionId += 1) early.put({ ...message(1), sessionId });
  expect(early.take(1)).toEqual([]);
  expect(early.take(30).length).toBe(1);
});

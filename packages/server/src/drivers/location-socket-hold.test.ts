import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeAck } from '@safiri/contract/drivers/location-ack.ts';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { judgeFixes, newTrack } from '@safiri/rules/drivers/judge-fixes.ts';
import { hatfield } from '../testing/people.ts';
import { phoneFix } from '../testing/location-socket.ts';
import { holdSocket } from './location-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket whose other side does only what the test says. */
function stage() {
  const sent: Uint8Array[] = [];
  const events = new EventEmitter();
  const fake = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    on: events.on.bind(events),
    send: (bytes: Uint8Array) => void sent.push(bytes),
    ping: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    terminate: vi.fn<() => void>(),
  };
  let track = newTrack;
  const held = holdSocket({
    socket: fake as unknown as WebSocket,
    factor: 1,
    now: Date.now,
    take: (fixes, sentAt) => {
      const judged = judgeFixes(track, fixes, Date.now(), sentAt);
      track = judged.track;
      return judged;
    },
  });
  const send = () => events.emit('message', Buffer.from(encodeFrame({ sentAt: Date.now(), fixes: [phoneFix(hatfield)] })), true);
  return { fake, held, told: sent, send, pong: () => events.emit('pong') };
}

it('lets go of a client that never reads', () => {
  const { fake, held, send, pong } = stage();
  for (let i = 0; i < 10; i += 1) {
    held.beat();
    pong();
  }
  expect(fake.terminate).not.toHaveBeenCalled();
  // It still sends, and hears nothing.
  for (let i = 0; i < 3; i += 1) {
    send();
    held.beat();
  }
  expect(fake.terminate).toHaveBeenCalledOnce();
});

it('lets answers pile up for nobody', () => {
  const { fake, send, told: sent } = stage();
  fake.bufferedAmount = 1e6;
  send();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
  expect(fake.terminate).toHaveBeenCalledOnce();
});

it('answers at once, then at most once a second, for all that came meanwhile', () => {
  const { send, told: sent } = stage();
  send();
  vi.advanceTimersByTime(0);
  expect(sent).toHaveLength(1);
  for (let i = 0; i < 19; i += 1) {
    vi.advanceTimersByTime(50);
    send();
  }
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
  expect(decodeAck(sent[1] ?? new Uint8Array())).toMatchObject({ frames: 20, taken: 20 });
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});

it('ends a socket whose phone does not agree to its end', () => {
  const { fake, held } = stage();
  held.end(4403);
  held.end(4403);
  vi.advanceTimersByTime(10_000);
  expect(fake.terminate).toHaveBeenCalledOnce();
});

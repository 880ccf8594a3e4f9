import { decodeAck, type LocationAck } from '@safiri/contract/drivers/location-ack.ts';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import type { PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';

/** A phone's location socket in a test. */
export interface TestSocket {
  /** The newest answer; undefined before the first. */
  readonly ack: LocationAck | undefined;
  /** The code with which it ended. */
  readonly ended: number | undefined;
  send(fixes: readonly PhoneFix[], sentAt?: number): void;
  /** Sends anything at all. */
  raw(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** A position now, by the phone's clock, unless the test says otherwise. */
export const phoneFix = (point: { lat: number; lng: number }, at = Date.now()): PhoneFix => ({
  lat: point.lat,
  lng: point.lng,
  heading: null,
  speed: null,
  accuracy: 10,
  at,
});

/** Opens a socket; fails with what the server said instead of opening it. */
export async function openSocket(address: string, driverId: number, headers: Record<string, string>): Promise<TestSocket> {
  const url = `${address.replace('http', 'ws')}/api/drivers/${driverId}/location-stream`;
  // Node's WebSocket takes headers, which the type of browsers does not know.
  const socket = new WebSocket(url, { headers } as never);
  socket.binaryType = 'arraybuffer';
  const state = { ack: undefined as LocationAck | undefined, ended: undefined as number | undefined };
  socket.addEventListener('message', ({ data }) => (state.ack = decodeAck(new Uint8Array(data as ArrayBuffer))));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the socket did not open')));
    socket.addEventListener('close', ({ code }) => (state.ended = code));
  });
  return {
    get ack() {
      return state.ack;
    },
    get ended() {
      return state.ended;
    },
    send: (fixes, sentAt = Date.now()) => socket.send(encodeFrame({ sentAt, fixes })),
    raw: (data) => socket.send(data),
    close: () => socket.close(),
  };
}

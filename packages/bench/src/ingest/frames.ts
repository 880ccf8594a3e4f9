import type { Socket } from 'node:net';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { ackOf, messageOf, openDriverSocket } from './driver-socket.ts';
import { hatfield } from './http.ts';
import type { Load, Progress } from './load.ts';

/** Bytes given to a connection at once; how many frames that is depends on their length. */
const CHUNK_BYTES = 8192;
/** Bytes sent and not answered, on all connections together: the kernel would take gigabytes. The server answers once a second. */
const UNANSWERED_BYTES = 48e6;
/** Phones that connect at the same time. */
const AT_ONCE = 50;
/** Where the phone's clock stands in a frame. */
const CLOCK_AT = 2;

/** Fills chunks with one driver's frames, each a little later by the phone's clock than the one before. */
function chunksOf(n: number, batch: number): { count: number; bytes: number; next: () => Buffer } {
  const fixes = Array.from({ length: batch }, (_, i) => ({
    lat: hatfield.lat + n / 1e4 + i / 1e7,
    lng: hatfield.lng,
    heading: 90,
    speed: 8.3,
    accuracy: 10,
    at: i + 1 - batch,
  }));
  const { bytes, mask, bodyAt } = messageOf(encodeFrame({ sentAt: 0, fixes }));
  const length = bytes.byteLength;
  const count = Math.max(1, Math.floor(CHUNK_BYTES / length));
  const template = Buffer.concat(Array.from({ length: count }, () => bytes));
  const clock = new Float64Array(1);
  const clockBytes = new Uint8Array(clock.buffer);
  const masks = Uint8Array.from({ length: 8 }, (_, b) => mask[(CLOCK_AT + b) % 4] ?? 0);
  // A position takes a millisecond of the phone's clock in a batch, and a thousandth of one alone.
  const step = batch === 1 ? 0.001 : batch;
  let sentAt = Date.now();
  const next = () => {
    const chunk = Buffer.from(template);
    // As after a moment without a network: the frames of a chunk come together, and none is ahead of its time.
    sentAt = Math.max(sentAt, Date.now() - count * step);
    for (let at = bodyAt + CLOCK_AT; at < chunk.byteLength; at += length) {
      sentAt += step;
      clock[0] = sentAt;
      for (let b = 0; b < 8; b += 1) chunk[at + b] = (clockBytes[b] as number) ^ (masks[b] as number);
    }
    return chunk;
  };
  return { count, bytes: length, next };
}

/** Drivers who send frames as fast as the server reads them. */
export async function frames({ port, connections, batch, drivers }: Load): Promise<Progress> {
  const taken: number[] = Array.from({ length: connections }, () => 0);

  function drive(n: number, socket: Socket): void {
    const { count, bytes, next } = chunksOf(n, batch);
    const window = UNANSWERED_BYTES / bytes / connections;
    let sent = 0;
    let answered = 0;
    let waiting = false;
    const go = (): void => {
      waiting = sent - answered > window;
      if (waiting) return;
      sent += count;
      // Not at once: what the kernel takes without a wait would starve everything else of this process.
      socket.write(next(), () => setImmediate(go));
    };
    socket.on('data', (chunk: Buffer) => {
      const ack = ackOf(chunk);
      if (ack === undefined) return;
      taken[n] = ack.taken;
      answered = ack.frames;
      if (waiting) go();
    });
    go();
  }

  const open = (n: number): Promise<Socket> => openDriverSocket(port, drivers[n % drivers.length] ?? { id: 0, cookie: '' });

  const sockets: Socket[] = [];
  while (sockets.length < connections) {
    const some = Math.min(AT_ONCE, connections - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, (_, i) => open(sockets.length + i)))));
  }
  for (const [n, socket] of sockets.entries()) drive(n, socket);
  return () => taken.reduce((sum, count) => sum + count, 0);
}

import { connect } from 'node:net';
import { hatfield } from './http.ts';
import type { Load, Progress } from './load.ts';

/** Commands in one write, and writes under way: a pipeline deep enough that Redis never waits. */
const COMMANDS = 5000;
const UNDER_WAY = 4;
/** `:0` or `:1` and the end of the line. */
const REPLY_BYTES = 4;

const command = (words: readonly string[]) => `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`;

/** GEOADDs of one position each, pipelined, written down in Redis's own protocol once: no client library takes its time. */
export async function geoadds({ port, drivers }: Load): Promise<Progress> {
  const buffers = Array.from({ length: UNDER_WAY }, (_, b) =>
    Buffer.from(
      Array.from({ length: COMMANDS }, (_unused, i) => {
        const n = i % drivers.length;
        const lat = hatfield.lat + n / 1e4 + b / 1e5;
        return command(['GEOADD', 'drivers', String(hatfield.lng), lat.toFixed(7), String(drivers[n]?.id ?? 0)]);
      }).join(''),
    ),
  );
  const socket = connect(port, '127.0.0.1');
  let replied = 0;
  let sent = 0;
  const send = () => {
    for (; sent * COMMANDS - replied < (UNDER_WAY - 1) * COMMANDS; sent += 1) socket.write(buffers[sent % UNDER_WAY] ?? '');
  };
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    if (chunk.includes('-')) throw new Error(chunk.toString());
    bytes += chunk.byteLength;
    replied = Math.floor(bytes / REPLY_BYTES);
    send();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', resolve);
  });
  send();
  return () => replied;
}

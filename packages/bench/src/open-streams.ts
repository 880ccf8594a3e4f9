import { connect } from 'node:net';
import { cookieOf } from './people.ts';

/** As many at once as a burst of returning phones. */
const AT_ONCE = 100;

/** The server, as the words of a process's command line. */
export interface Server {
  readonly host: string;
  readonly port: string;
}

function openStream({ host, port }: Server, passenger: number, hear: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), host);
    socket.on('error', reject);
    socket.once('data', () => resolve());
    socket.on('data', hear);
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: text/event-stream\r\ncookie: ${cookieOf('passenger', passenger)}\r\n\r\n`,
    );
  });
}

/** Opens the streams of so many passengers in a row, each of which has begun at the end, and hands on what comes by them. */
export async function openStreams(server: Server, first: number, count: number, hear: (chunk: Buffer) => void): Promise<void> {
  for (let n = 0; n < count; n += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => openStream(server, first + n + i, hear)));
  }
}

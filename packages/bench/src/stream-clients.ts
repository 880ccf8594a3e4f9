import { connect } from 'node:net';
import { cookieOf } from './people.ts';

/** A process of clients that hold the stream open and say when a notification came, so that the server's memory is its own. */
const [host = '', port = '', count = '0'] = process.argv.slice(2);

const open = (n: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), host);
    socket.on('error', reject);
    socket.once('data', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      if (chunk.includes('event: notification')) process.send?.({ at: performance.timeOrigin + performance.now() });
    });
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: text/event-stream\r\ncookie: ${cookieOf('passenger', n)}\r\n\r\n`,
    );
  });

/** As many at once as a burst of returning phones. */
const AT_ONCE = 100;
for (let n = 1; n <= Number(count); n += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - n + 1) }, (_, i) => open(n + i)));
}
process.send?.({ opened: Number(count) });
process.on('message', () => process.exit(0));

import { connect } from 'node:net';
import { cookieOf } from './people.ts';

/** A process of passengers who hold the stream open and note how old each position was when it came. */
const [host = '', port = '', first = '0', count = '0'] = process.argv.slice(2);

/** The moment at which the server took the position in. */
const TAKEN = /"at":"(\d{4}-[^"]+Z)"/g;
let ages: number[] = [];

const open = (n: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), host);
    socket.on('error', reject);
    socket.once('data', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (!text.includes('event: position')) return;
      const now = Date.now();
      for (const [, at = ''] of text.matchAll(TAKEN)) ages.push(now - Date.parse(at));
    });
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: text/event-stream\r\ncookie: ${cookieOf('passenger', n)}\r\n\r\n`,
    );
  });

/** As many at once as a burst of returning phones. */
const AT_ONCE = 100;
for (let i = 0; i < Number(count); i += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - i) }, (_, k) => open(Number(first) + i + k)));
}
process.send?.({ opened: Number(count) });
process.on('message', (message) => {
  if (message === 'end') process.exit(0);
  if (message === 'forget') ages = [];
  if (message === 'tell') process.send?.({ ages });
});

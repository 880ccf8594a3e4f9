import { openStreams } from './open-streams.ts';

/** A process of clients that hold the stream open and say when a notification came, so that the server's memory is its own. */
const [host = '', port = '', count = '0'] = process.argv.slice(2);

await openStreams({ host, port }, 1, Number(count), (chunk) => {
  if (chunk.includes('event: notification')) process.send?.({ at: performance.timeOrigin + performance.now() });
});
process.send?.({ opened: Number(count) });
process.on('message', () => process.exit(0));

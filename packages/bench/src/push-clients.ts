import { openStreams } from './open-streams.ts';

/** A process of passengers who hold the stream open and note how old each position was when it came. */
const [host = '', port = '', first = '0', count = '0'] = process.argv.slice(2);

/** The moment at which the server took the position in. */
const TAKEN = /"at":"(\d{4}-[^"]+Z)"/g;
let ages: number[] = [];

await openStreams({ host, port }, Number(first), Number(count), (chunk) => {
  const text = chunk.toString('latin1');
  if (!text.includes('event: position')) return;
  const now = Date.now();
  for (const [, at = ''] of text.matchAll(TAKEN)) ages.push(now - Date.parse(at));
});
process.send?.({ opened: Number(count) });
process.on('message', (message) => {
  if (message === 'end') process.exit(0);
  if (message === 'forget') ages = [];
  if (message === 'tell') process.send?.({ ages });
});

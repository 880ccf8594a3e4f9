import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { streamPath } from '@safiri/contract/stream.ts';
import { users } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { follow } from '../testing/follow.ts';
import { eventually, passenger, type Person } from '../testing/people.ts';

const world = useWorld();
const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.destroy()));

/** Asks for the stream and never reads a byte of it. */
function neverRead({ client }: Person): Socket {
  const { hostname, port } = new URL(world.node.address);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET ${streamPath} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${client.cookie()}\r\n\r\n`);
  sockets.push(socket);
  return socket;
}

const openStreams = async () => Number(/^safiri_stream_clients (\d+)/m.exec(String((await world.client().get('/metrics')).body))?.[1]);

/** Tells everybody of a change of their account, again and again. */
async function tell(people: readonly Person[], times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const rows = people.map(({ user }) => ({ userId: user.id, name: 'account' as const, subjectId: null }));
    const written = await world.db.insert(streamEvents).values(rows).returning();
    world.node.ctx.bus.publish('stream', written);
  }
}

it('lets go of clients that never read, whatever is published to them, and serves those who do', async () => {
  const deaf: Person[] = [];
  for (let i = 0; i < 4; i += 1) deaf.push(await passenger(world));
  const listening = await passenger(world);
  // A name that nobody has: it fills the kernel's own buffers sooner.
  await world.db.update(users).set({ name: 'x'.repeat(200_000) });
  const following = follow(world.node.address, listening.client);
  await eventually(async () => following.named('hello').length > 0);
  deaf.forEach(neverRead);
  await eventually(async () => (await openStreams()) === 5, 'five streams');
  await eventually(
    async () => {
      await tell(deaf, 10);
      return (await openStreams()) === 1;
    },
    'the end of those who do not read',
    60,
  );
  const published = following.named('account').length;
  await tell([listening], 1);
  await eventually(async () => following.named('account').length > published);
  expect(following.ended).toBe(false);
  following.stop();
}, 90_000);

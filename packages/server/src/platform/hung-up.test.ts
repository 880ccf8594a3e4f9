import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';

const world = useWorld({ markets: false });

it('knows whose connection it was after it was hung up', async () => {
  const { server } = world.node.app.http;
  const opened = once(server, 'connection');
  const { port, hostname } = new URL(world.node.address);
  const client = connect(Number(port), hostname);
  const [socket] = (await opened) as [Socket];
  const closed = once(socket, 'close');
  client.write('GET /api/countries HTTP/1.1\r\n');
  client.destroy();
  socket.destroy();
  await closed;
  expect(socket.remoteAddress).toBe('127.0.0.1');
});

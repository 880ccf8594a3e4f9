import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { goOnline, driver, offerOf, passenger, rideBody } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
const sockets = new Set<Socket>();
/** A Redis that takes connections and never says a word, as one that stands still. */
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => sockets.delete(socket));
});
let node: Node;
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const REDIS_URL = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  node = await startNode(world.databaseUrl, { dispatch: true, env: { REDIS_URL, RATE_LIMIT_FACTOR: '0.1' } });
});
afterAll(async () => {
  await node.stop();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

describe('a Redis that never answers', () => {
  it('keeps no request waiting, and a trip goes on', async () => {
    const here = { ...world, client: () => node.client() };
    const lerato = await passenger(here);
    const thabo = await driver(here);
    await goOnline(thabo);
    const ride = await lerato.client.answer(calls.requestRide, { body: rideBody() });
    expect(ride.status).toBe(201);
    await offerOf(thabo);
    expect((await thabo.client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'accepted' } })).status).toBe(200);
  });

  it('leaves the limits to the node', async () => {
    const statuses: number[] = [];
    const { client } = await passenger({ ...world, client: () => node.client() });
    // A tenth of the 1200 reads a minute.
    for (let i = 0; i < 125; i += 1) statuses.push((await client.answer(calls.getSettings)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.slice(120)).toEqual(Array<number>(5).fill(429));
  });
});

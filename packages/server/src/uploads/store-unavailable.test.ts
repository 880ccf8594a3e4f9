import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { passenger, PASSWORD } from '../testing/people.ts';
import { sendFile, smallPhoto } from '../testing/photos.ts';
import { sweepUploads, type FileStore } from './public.ts';
import { calls } from '../testing/calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-away-'));
const world = useWorld();
const kept = new Map<string, Buffer>();
let peer: Server;
let node: Node;
let store: FileStore;

/** What the store does with a request, by its method. */
type Mood = (response: ServerResponse, url: string) => void;
const moods: Record<string, Mood> = {
  fails: (response) => void response.writeHead(500).end(),
  refuses: (response) => void response.writeHead(403).end(),
  'breaks off': (response) => void response.destroy(),
  stalls: () => {},
};
let mood: Partial<Record<string, Mood>> = {};

beforeAll(async () => {
  peer = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const answer = async () => {
      const content = await buffer(request);
      const own = mood[method];
      if (own !== undefined) return own(response, url);
      if (method === 'PUT') kept.set(url, content);
      if (method === 'DELETE') kept.delete(url);
      const found = method === 'GET' ? kept.get(url) : Buffer.alloc(0);
      return void response.writeHead(found === undefined ? 404 : 200).end(found);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'documents', region: 'eu-1', accessKey: 'key', secretKey: 'secret' };
  store = s3Files(settings, 'uploads', 400);
  node = await startNode(world.databaseUrl, { env: { DATA_DIR: dataDir }, files: store });
});
afterAll(async () => {
  await node.stop();
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => void (mood = {}));

async function person() {
  const { client, user } = await passenger(world);
  const own = client.at(node.address);
  const send = async () => sendFile({ ...world, node }, own, await smallPhoto());
  return { own, send, rows: () => world.db.$count(uploads, eq(uploads.ownerId, user.id)) };
}

const isAway = (answer: { status: number; body: unknown; headers: Headers }) => {
  expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

describe.each(Object.entries(moods))('a store that %s', (_name, how) => {
  it('is answered by 503 with a time, and nothing is half written', async () => {
    const { send, rows } = await person();
    const before = kept.size;
    mood = { PUT: how };
    isAway(await send());
    expect([await rows(), kept.size]).toEqual([0, before]);
    expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([]);
    mood = {};
    expect((await send()).status).toBe(201);
    expect(await rows()).toBe(1);
  });

  it('shows no file for now, and shows it afterwards', async () => {
    const { own, send } = await person();
    const { url } = (await send()).body;
    mood = { GET: how };
    isAway(await own.get(url));
    mood = {};
    expect((await own.get(url)).status).toBe(200);
  });
});

describe('a store that is away', () => {
  it('and took a file without saying so is left none of it', async () => {
    const { send, rows } = await person();
    const before = kept.size;
    mood = {
      PUT: (_response, url) => void kept.set(url, Buffer.from('taken, and the answer never comes')),
    };
    isAway(await send());
    expect([await rows(), kept.size]).toEqual([0, before]);
  });

  it('keeps no file for ever: one that could not be deleted is tried again with the next sweep', async () => {
    const { send, rows } = await person();
    const before = kept.size;
    await send();
    await send();
    await world.db.update(uploads).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    mood = { DELETE: (response) => void response.writeHead(500).end() };
    await sweepUploads(node.ctx, store);
    expect([await rows(), kept.size]).toEqual([2, before + 2]);
    mood = {};
    await sweepUploads(node.ctx, store);
    expect(await rows()).toBe(0);
    expect(kept.size).toBe(0);
  });

  it('forgets nobody’s files who left meanwhile: the next sweep removes them', async () => {
    const { own, send } = await person();
    const before = kept.size;
    await send();
    mood = { DELETE: (response) => void response.writeHead(500).end() };
    expect((await own.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    expect(kept.size).toBe(before + 1);
    mood = {};
    await sweepUploads(node.ctx, store);
    expect(kept.size).toBe(before);
  });

  it('in the middle of a file breaks the answer off: nobody takes a half for the whole', async () => {
    const { own, send } = await person();
    const { url } = (await send()).body;
    mood = {
      GET: (response, path) => {
        const whole = kept.get(path) ?? Buffer.alloc(0);
        response.writeHead(200, { 'content-length': whole.length }).write(whole.subarray(0, whole.length / 2));
      },
    };
    await expect(own.get(url)).rejects.toThrow('terminated');
  });
});

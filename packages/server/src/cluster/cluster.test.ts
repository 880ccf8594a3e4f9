import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import pg from 'pg';
import type { Db } from '@safiri/db/platform/connect.ts';
import { databaseUrl } from '@safiri/db/platform/run-cluster.ts';
import { createClient } from '../testing/client.ts';
import { writeDemoMarkets } from '../testing/demo-markets.ts';
import { follow } from '../testing/follow.ts';
import type { World } from '../testing/harness.ts';
import { hasRedis, ownRedis, type OwnRedis } from '../testing/own-redis.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { connectApart } from '../testing/connect-apart.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const name = `safiri_cluster_${process.pid}`;
const dataDir = mkdtempSync(join(tmpdir(), 'safiri-cluster-'));
/** Within this long all nodes know what was published. */
const MARKETS_FOLLOW_MS = 4000;
/** Nobody listens there: the cluster does without, more slowly. */
const NO_REDIS = 'redis://127.0.0.1:1';

let redis: OwnRedis | undefined;
let env: Record<string, string>;
let cluster: ChildProcess;
let said = '';
let address: string;
let db: Db;
let close: () => Promise<void>;
let world: World;

async function start(): Promise<void> {
  said = '';
  cluster = spawn(process.execPath, [file('../cluster-command.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [cluster.stdout, cluster.stderr]) stream?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  address = await eventually(async () => /open at (http:\/\/[\d.]+:\d+)/.exec(said)?.[1], 'the cluster', 60);
}

beforeAll(async () => {
  redis = hasRedis ? await ownRedis() : undefined;
  const url = databaseUrl(inject('adminUrl'), name);
  env = {
    DATABASE_URL: url,
    REDIS_URL: redis?.url ?? NO_REDIS,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  };
  await start();
  await writeDemoMarkets(url);
  // Each node follows within seconds.
  await new Promise((resolve) => setTimeout(resolve, MARKETS_FOLLOW_MS));
  ({ db, close } = connectApart(url, 2));
  world = { db, client: () => createClient(address) } as unknown as World;
}, 90_000);
afterAll(async () => {
  cluster.kill('SIGKILL');
  await close();
  await redis?.remove();
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The process of a node, as it was started last. */
const processOf = (node: string) => Number([...said.matchAll(new RegExp(`^${node}: \\S+, process (\\d+)`, 'gm'))].at(-1)?.[1]);

/** Asks until somebody answers: the app does the same. */
async function insist<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  return eventually(
    async () => {
      const answer = await ask().catch(() => undefined);
      return answer !== undefined && answer.status < 500 && answer;
    },
    'an answer',
    60,
  );
}

it('drives a ride through the one address while each node is killed once', async () => {
  const lerato = await passenger(world);
  const thabo = await driver(world);
  let heard = follow(address, lerato.client);
  await eventually(async () => heard.named('hello').length > 0);
  await goOnline(thabo);
  const ride = (await insist(() => lerato.client.answer(calls.requestRide, { body: rideBody(), idempotencyKey: 'through-the-cluster' })))
    .body;
  await offerOf(thabo);

  process.kill(processOf('api 1'), 'SIGKILL');
  const move = (status: BodyIn<typeof calls.changeRide>['status']) =>
    insist(() => thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status, endReason: 'other' } }));
  expect((await move('accepted')).status).toBe(200);
  expect((await move('arrived')).status).toBe(200);
  await insist(() => lerato.client.answer(calls.confirmStart, { params: { id: ride.id } }));
  await eventually(async () => (said.match(/^api 1: /gm) ?? []).length === 2, 'its second start', 60);

  process.kill(processOf('api 2'), 'SIGKILL');
  expect((await move('in_progress')).status).toBe(200);
  await eventually(async () => heard.ended || heard.named('ride').at(-1)?.status === 'in_progress', 'the end of the stream, or word');
  if (heard.ended) {
    await eventually(async () => {
      heard = follow(address, lerato.client, heard.lastEventId);
      return eventually(async () => heard.ended || heard.named('hello').length > 0).then(() => !heard.ended);
    }, 'a new stream');
  }
  expect((await move('completed')).status).toBe(200);
  await eventually(async () => heard.named('ride').at(-1)?.status === 'completed', 'word of the end');

  process.kill(processOf('dispatcher'), 'SIGKILL');
  await insist(() => lerato.client.answer(calls.requestRide, { body: rideBody() }));
  // The phone goes on reporting; what the killed dispatcher knew of positions, the new one learns from it.
  const report = () =>
    thabo.client.answer(calls.reportLocation, {
      params: { id: thabo.driverId },
      body: { lat: -25.7487, lng: 28.238, at: new Date().toISOString() },
    });
  const next = await eventually(
    async () => {
      await insist(report);
      return (await thabo.client.answer(calls.getOffer, { params: { id: thabo.driverId } })).body;
    },
    'an offer of the next',
    30,
  );
  expect(next.rideId).toBeGreaterThan(ride.id);
  heard.stop();

  const check = spawnSync(process.execPath, [file('../invariants-check.ts')], { env: { ...process.env, ...env }, encoding: 'utf8' });
  expect([check.stderr, check.status]).toEqual(['', 0]);
  expect(check.stdout).toMatch(/All \d+ invariants hold/);
}, 240_000);

const nodes = () => ['api 1', 'api 2', 'dispatcher'].map(processOf);
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

it('answers every request while a node that is asked to stop does', async () => {
  const starts = () => (said.match(/^api 1: /gm) ?? []).length;
  const before = starts();
  const client = world.client();
  const statuses: number[] = [];
  let asking = true;
  const askers = Array.from({ length: 4 }, async () => {
    while (asking) statuses.push((await client.answer(calls.getSettings).catch(() => ({ status: 0 }))).status);
  });
  process.kill(processOf('api 1'), 'SIGTERM');
  await eventually(async () => starts() > before, 'its next start', 60);
  asking = false;
  await Promise.all(askers);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}, 90_000);

it('stops as a whole, and leaves no process behind', async () => {
  const ended = new Promise((resolve) => cluster.once('exit', resolve));
  cluster.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(nodes().map(isGone)).toEqual([true, true, true]);
}, 60_000);

it('takes its nodes along when it is killed', async () => {
  await start();
  expect(nodes().map(isGone)).toEqual([false, false, false]);
  cluster.kill('SIGKILL');
  await eventually(async () => nodes().every(isGone), 'the end of its nodes', 30);
}, 90_000);

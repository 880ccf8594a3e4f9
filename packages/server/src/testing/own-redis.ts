import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './server-process.ts';

/** Whether this machine has a Redis to be killed; the product needs none. */
export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** A Redis of the test's own, to be killed, emptied and made to stand still. */
export interface OwnRedis {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  pause(): void;
  goOn(): void;
  flush(): Promise<void>;
  remove(): Promise<void>;
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'safiri-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function ask(command: 'ping' | 'flushall'): Promise<void> {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: (times) => (times > 100 ? null : 50) });
    client.on('error', () => {});
    await client.call(command);
    client.disconnect();
  }

  async function start(): Promise<void> {
    child = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', folder, '--bind', '127.0.0.1'], { stdio: 'ignore' });
    await ask('ping');
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    url,
    start,
    kill,
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    flush: () => ask('flushall'),
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

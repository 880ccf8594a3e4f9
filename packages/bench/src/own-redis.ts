import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface OwnRedis {
  readonly port: number;
  /** A unix socket of the same server, quicker than TCP. */
  readonly path: string;
  /** Such as 7.0.15. */
  readonly version: string;
  stop(): Promise<void>;
}

/** A Redis of its own for the figures, in memory alone; undefined where no redis-server is installed. */
export async function startOwnRedis(): Promise<OwnRedis | undefined> {
  const asked = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  if (asked.error !== undefined || asked.status !== 0) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'safiri-redis-'));
  const path = join(dir, 'socket');
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn('redis-server', settings, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  for (let i = 0; !(await answers(path)); i += 1) {
    if (child.exitCode !== null || i === 100) {
      await stop();
      throw new Error('redis-server did not start');
    }
    await sleep(50);
  }
  return { port, path, version: /v=(\S+)/.exec(asked.stdout)?.[1] ?? 'unknown', stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded, type Embedded } from '../embedded.ts';

const holder = fileURLToPath(new URL('hold-embedded.ts', import.meta.url));

/** Another server process on a data directory. */
export interface Holder {
  readonly url: string;
  readonly adopted: boolean;
  readonly locked: boolean;
  /** kill -9, and wait for its end. */
  kill(): Promise<void>;
}

/** A folder for one test, with all that it starts there; `close` leaves nothing behind. */
export interface EmbeddedWorld {
  readonly folder: string;
  readonly reachableRoot: string;
  start(dataDir: string): Promise<Embedded>;
  startOther(dataDir: string): Promise<Holder>;
  close(): Promise<void>;
}

/** Runs one statement and gives its rows. */
export async function ask<T extends pg.QueryResultRow = Record<string, unknown>>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The process that a cluster's lock file names. */
export function postmasterPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Whether a process exists, be it one that has ended and waits for its parent. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function startHolder(dataDir: string, reachableRoot: string): Promise<{ child: ChildProcess; said: Omit<Holder, 'kill'> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', holder, dataDir, reachableRoot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return { child, said: JSON.parse(text) as Omit<Holder, 'kill'> };
}

export function openEmbeddedWorld(): EmbeddedWorld {
  const folder = mkdtempSync(join(tmpdir(), 'safiri embedded-'));
  chmodSync(folder, 0o755);
  const reachableRoot = join(folder, 'reachable');
  mkdirSync(reachableRoot);
  const started = new Set<string>();
  const children: ChildProcess[] = [];
  const start = (dataDir: string) => {
    started.add(dataDir);
    return startEmbedded({ dataDir, reachableRoot, log: () => {} });
  };
  return {
    folder,
    reachableRoot,
    start,
    async startOther(dataDir) {
      started.add(dataDir);
      const { child, said } = await startHolder(dataDir, reachableRoot);
      children.push(child);
      const kill = async () => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      };
      return { ...said, kill };
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      // What was stopped needs no start to be stopped again.
      const isRunning = readdirSync(folder, { recursive: true }).some((path) => String(path).endsWith('postmaster.pid'));
      for (const dataDir of isRunning ? started : [])
        await startEmbedded({ dataDir, reachableRoot, log: () => {} }).then(
          (embedded) => embedded.stop(),
          () => {},
        );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@safiri/server/testing/server-process.ts';
import { processorSeconds } from './processes.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));
const MB = 1e6;
const BLOCK = 512;
/** What a checkout has after a start and not after its clone; the database is the operator's data. */
const INSTALLED = ['node_modules', '.launch', 'launch/runtime/node_modules', 'packages/web/dist', 'packages/server/dist'];
/** Starts of which the median counts. */
const STARTS = 5;

export interface InstallFigures {
  /** Megabytes on the disk of each folder that a start installs or builds. */
  readonly folders: Readonly<Record<string, number>>;
  /** Seconds of processor time until `/readyz`, of each start after the first. */
  readonly starts: readonly number[];
}

function bytesOf(path: string): number {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return 0;
  const own = status.blocks * BLOCK;
  return status.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), own) : own;
}

/** Starts the checkout until it is ready, and ends it. @returns seconds of processor time that it took of all its processes */
async function start(folder: string): Promise<number> {
  const port = await freePort();
  // Of the bench's own settings a fresh start knows nothing.
  const { NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _cache, DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
  const child = spawn(process.execPath, ['launch/run.mjs', 'start'], {
    cwd: folder,
    // The demo's city begins to move once the server is ready.
    env: { ...env, PORT: String(port), LOG_LEVEL: 'error', CITY: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The start ended with code ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = processorSeconds(child.pid ?? 0);
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** A clone of the last commit, installed and started, as on a machine whose own Node is too old. Only where Linux counts processor time. */
export async function installFigures(): Promise<InstallFigures> {
  const home = mkdtempSync(join(tmpdir(), 'safiri install-'));
  const folder = join(home, 'safiri');
  // Another user may have to read it: PostgreSQL refuses root.
  chmodSync(home, 0o755);
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${checkout}`, folder]);
    await start(folder);
    execFileSync(process.execPath, ['--input-type=module', '-e', "await (await import('./launch/runtime.mjs')).bringAlong();"], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const folders = Object.fromEntries(INSTALLED.map((name) => [name, bytesOf(join(folder, name)) / MB]));
    const starts: number[] = [];
    while (starts.length < STARTS) starts.push(await start(folder));
    return { folders, starts };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

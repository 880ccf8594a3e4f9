import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listenSettings } from './access.ts';
import { giveTo } from './account.ts';
import { programOf } from './binaries.ts';
import { asAccount } from './cluster.ts';
import type { Home } from './home.ts';

const LOG_MAX_BYTES = 10_000_000;

export const logFileOf = (home: Home): string => join(home.base, 'postgres.log');

/** Light enough for a small laptop; connections enough for one server, its jobs and an operator. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Refused statements are the server's to log: constraints that decide a race refuse many. Faults of PostgreSQL stay.
  log_min_messages: 'log',
};

/** For tests: nothing survives a power cut, and no database lives long enough to be cleaned up. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

function openLog(home: Home): number {
  const file = logFileOf(home);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  giveTo(home.account, file);
  return log;
}

/** The log's last lines, for the person who has to find out. */
export function logTail(home: Home): string {
  return readFileSync(logFileOf(home), 'utf8').trim().split('\n').slice(-6).join('\n');
}

/** How a launch went on: undefined while PostgreSQL runs, else why it ended. */
export interface Launch {
  ended(): string | undefined;
}

/**
 * Starts PostgreSQL in a session of its own: the terminal's Ctrl-C must reach it only through the server, which still
 * needs it while it stops.
 */
export async function launch(home: Home, durable: boolean): Promise<Launch> {
  const settings = { ...SETTINGS, ...(durable ? {} : FORGETFUL), ...(await listenSettings(home)) };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (process.platform === 'win32') return launchOnWindows(home, args);
  const log = openLog(home);
  const child = spawn(programOf(home.native, 'postgres'), ['-D', home.cluster, ...args], {
    ...asAccount(home),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended = signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`));
  return { ended: () => ended };
}

/** On Windows PostgreSQL refuses an administrator's rights; its own starter drops them. */
function launchOnWindows(home: Home, args: string[]): Launch {
  execFileSync(programOf(home.native, 'pg_ctl'), ['start', '-W', '-s', '-D', home.cluster, '-l', logFileOf(home), '-o', args.join(' ')], {
    ...asAccount(home),
    stdio: 'ignore',
    windowsHide: true,
  });
  return { ended: () => undefined };
}

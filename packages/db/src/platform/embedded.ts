import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { layOut, makeDraft, type Home } from './embedded-files.ts';

export interface Embedded {
  /** Connection address of the product's database. */
  readonly url: string;
  /** The PostgreSQL of a killed server was found running and taken over. */
  readonly adopted: boolean;
  /** Shuts PostgreSQL down and waits for it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Tests may forgo durability; nothing else may. */
  readonly fsync?: boolean;
}

const DATABASE = 'safiri';
const MAJOR = '18';
/** Crash recovery of a small database takes seconds; a minute means that something is wrong. */
const START_MS = 60_000;
const STOP_MS = 20_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function address(home: Home, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(home.sockets)}`;
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function answers(home: Home): Promise<boolean> {
  try {
    const [row] = await query<{ dir: string }>(address(home, 'postgres'), `select current_setting('data_directory') as dir`);
    return row !== undefined;
  } catch {
    return false;
  }
}

/** The process that the cluster's lock file names, if it lives. */
function runningPid(home: Home): number | undefined {
  const file = join(home.cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function asOwner(home: Home): { uid?: number; gid?: number; cwd: string } {
  return { ...(home.owner ?? {}), cwd: home.sockets };
}

/** Makes the cluster in a draft folder and puts it in place whole. */
function initialise(home: Home): void {
  const draft = makeDraft(home);
  const made = spawnSync(
    join(home.binaries, 'bin', 'initdb'),
    ['--pgdata', draft, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions', '--no-sync'],
    { ...asOwner(home), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up: ${made.stderr || String(made.error)}`);
  }
  if (existsSync(home.cluster)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, home.cluster);
}

function refuseOtherMajor(home: Home): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== MAJOR) throw new Error(`The database in ${home.cluster} is of PostgreSQL ${found}, this server brings ${MAJOR}. Dump it with the old version and restore it.`);
}

/** Starts PostgreSQL in a session of its own, so that the terminal's Ctrl-C reaches it only through the server. */
async function launch(home: Home, options: EmbeddedOptions): Promise<void> {
  const logFile = join(home.sockets, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  if (home.owner !== undefined) chownSync(logFile, home.owner.uid, home.owner.gid);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: home.sockets.includes(' ') || home.sockets.includes(',') ? `"${home.sockets}"` : home.sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: options.fsync === false ? 'off' : 'on',
    synchronous_commit: options.fsync === false ? 'off' : 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const child = spawn(
    join(home.binaries, 'bin', 'postgres'),
    ['-D', home.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asOwner(home), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code) => (ended = `it ended with code ${code}`));
  const until = Date.now() + START_MS;
  while (!(await answers(home))) {
    if (ended !== undefined || Date.now() > until) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
      throw new Error(`PostgreSQL did not start (${ended ?? 'no answer in time'}):\n${tail}`);
    }
    await pause(50);
  }
}

async function stop(home: Home): Promise<void> {
  const pid = runningPid(home);
  if (pid === undefined) return;
  const until = Date.now() + STOP_MS;
  // "Fast": open transactions are rolled back, everything committed is written.
  process.kill(pid, 'SIGINT');
  while (isAlive(pid) && runningPid(home) === pid) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGQUIT');
      return;
    }
    await pause(50);
  }
}

/**
 * Runs a real PostgreSQL on files below `dataDir`, reachable by a unix socket of this user alone.
 * One that a killed server left behind is taken over: its data is whole, and it is in nobody's way.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = layOut(options.dataDir);
  if (!existsSync(home.cluster)) initialise(home);
  refuseOtherMajor(home);
  const adopted = runningPid(home) !== undefined && (await answers(home));
  if (adopted) options.log('a PostgreSQL left by an earlier server was taken over');
  else await launch(home, options);
  const known = await query(address(home, 'postgres'), `select 1 from pg_database where datname = '${DATABASE}'`);
  if (known.length === 0) await query(address(home, 'postgres'), `create database ${DATABASE}`).catch(ignoreExisting);
  return { url: address(home, DATABASE), adopted, stop: () => stop(home) };
}

/** Two servers may create the database at once; one of them finds it there. */
function ignoreExisting(error: unknown): [] {
  if (error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')) return [];
  throw error;
}

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { addressOf } from './embedded/access.ts';
import { programOf } from './embedded/binaries.ts';
import { asAccount, makeCluster, refuseOtherMajor } from './embedded/cluster.ts';
import { isTemporary, layOut, type Home } from './embedded/home.ts';
import { launch, logFileOf, logTail, type Launch } from './embedded/launch.ts';
import { clearStaleLock, findPostmaster, isRunning, type Postmaster } from './embedded/postmaster.ts';
import { EmbeddedError } from './embedded/problem.ts';

export { EmbeddedError } from './embedded/problem.ts';

export interface Embedded {
  /** Connection address of the product's database. */
  readonly url: string;
  /** The PostgreSQL of a killed server was found running and taken over. */
  readonly adopted: boolean;
  /** Shuts PostgreSQL down and waits for it, whoever started it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Tests may forgo durability; nothing else may. */
  readonly fsync?: boolean;
  /** Where programs and clusters go that PostgreSQL's user can't reach; only tests set another place. */
  readonly reachableRoot?: string;
}

const DATABASE = 'safiri';
/** Crash recovery reads the log of at most a few hundred megabytes: minutes on a slow disk. */
const START_MS = 300_000;
/** Backends of a killed PostgreSQL notice its end within seconds; until then they hold its shared memory. */
const LEFTOVERS_MS = 20_000;
const STOP_MS = 60_000;
const ABORT_MS = 10_000;
const ASK_EVERY_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function answers(home: Home, postmaster: Postmaster): Promise<boolean> {
  if (postmaster.status !== 'ready') return false;
  return query(addressOf(home, postmaster, 'postgres'), 'select 1').then(
    () => true,
    () => false,
  );
}

/** Finds PostgreSQL running, or starts it, and waits until it answers. */
async function bringUp(home: Home, options: EmbeddedOptions): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const begun = Date.now();
  let own: Launch | undefined;
  let told = false;
  for (;;) {
    const postmaster = findPostmaster(home.cluster);
    if (postmaster !== undefined && (await answers(home, postmaster))) return { postmaster, adopted: own === undefined };
    const why = own?.ended();
    if (why !== undefined && postmaster === undefined) {
      const tail = logTail(home);
      if (!tail.includes('shared memory block') || Date.now() - begun > LEFTOVERS_MS)
        throw new EmbeddedError(`PostgreSQL did not start (${why}). ${logFileOf(home)} ends with:\n${tail}`);
    }
    // One that another start launched first is that one's; ours has ended, and theirs is waited for.
    if (why !== undefined) own = undefined;
    if (own === undefined && postmaster === undefined) {
      removeSocketFolder(clearStaleLock(home.cluster));
      own = await launch(home, options.fsync !== false);
    }
    if (Date.now() - begun > START_MS)
      throw new EmbeddedError(`PostgreSQL did not answer within ${START_MS / 1000} s. ${logFileOf(home)} ends with:\n${logTail(home)}`);
    if (!told && Date.now() - begun > 5000) {
      told = true;
      options.log('PostgreSQL is still starting: it may be recovering after a crash');
    }
    await pause(ASK_EVERY_MS);
  }
}

function removeSocketFolder(gone: Postmaster | undefined): void {
  if (gone !== undefined && isTemporary(gone.socketFolder)) rmSync(gone.socketFolder, { recursive: true, force: true });
}

async function waitUntilGone(home: Home, pid: number, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await pause(ASK_EVERY_MS)) {
    if (!isRunning(home.cluster, pid)) return true;
  }
  return false;
}

/** Asks PostgreSQL to end: fast rolls open transactions back and writes all that is committed; immediate leaves a crash to recover from. */
function signalEnd(home: Home, pid: number, how: 'fast' | 'immediate'): void {
  if (process.platform !== 'win32') process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  else
    execFileSync(programOf(home.native, 'pg_ctl'), ['stop', '-W', '-s', '-m', how, '-D', home.cluster], {
      ...asAccount(home),
      stdio: 'ignore',
      windowsHide: true,
    });
}

async function stop(home: Home): Promise<void> {
  const postmaster = findPostmaster(home.cluster);
  if (postmaster === undefined) return;
  const { pid } = postmaster;
  signalEnd(home, pid, 'fast');
  if (!(await waitUntilGone(home, pid, STOP_MS))) {
    signalEnd(home, pid, 'immediate');
    await waitUntilGone(home, pid, ABORT_MS);
  }
  removeSocketFolder(postmaster);
}

/** Two servers may create the database at once; one of them finds it there. */
async function ensureDatabase(home: Home, postmaster: Postmaster): Promise<void> {
  const maintenance = addressOf(home, postmaster, 'postgres');
  const known = await query(maintenance, `select 1 from pg_database where datname = '${DATABASE}'`);
  if (known.length > 0) return;
  await query(maintenance, `create database ${DATABASE}`).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')) return;
    throw error;
  });
}

/**
 * Runs a real PostgreSQL on files below `dataDir`, reachable by this user alone. One that a killed server left behind is
 * taken over: its data is whole, and it is in nobody's way. It may also be that of a server that lives: take
 * `holdInstanceLock` next, and without it leave this PostgreSQL alone.
 * @throws EmbeddedError with what to do, when it can't run here
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = layOut(options.dataDir, options.reachableRoot);
  makeCluster(home, options.fsync !== false);
  refuseOtherMajor(home);
  const { postmaster, adopted } = await bringUp(home, options);
  if (adopted) options.log('a PostgreSQL runs on the data directory already: it is used');
  await ensureDatabase(home, postmaster);
  return { url: addressOf(home, postmaster, DATABASE), adopted, stop: () => stop(home) };
}

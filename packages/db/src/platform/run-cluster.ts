import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostmaster } from './embedded/postmaster.ts';
import { startEmbedded } from './embedded.ts';

const PREFIX = 'safiri-test-';

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ends the clusters of test runs that were killed before they could: their folders carry the run's process number. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (exists(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const folder = join(tmpdir(), name);
    const postmaster = findPostmaster(join(folder, 'postgres'));
    try {
      if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or still ending: the next run removes it.
    }
  }
}

/**
 * How PostgreSQL copies a template. File by file takes half the time of writing each block to the log, where nothing must survive a power
 * cut; elsewhere it waits twice until the disk has everything.
 */
export type CopyStrategy = 'file_copy' | 'wal_log';

/** A PostgreSQL for a run of tests. */
export interface RunCluster {
  /** A database on it, for making others. */
  readonly adminUrl: string;
  /** How a database is copied on it. */
  readonly strategy: CopyStrategy;
  /** One statement in that database, such as `create database`. */
  execute(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** The same server, another database. */
export const databaseUrl = (adminUrl: string, name: string): string => Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;

/** One statement in a database. */
export async function executeIn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function findServer(): Promise<Pick<RunCluster, 'adminUrl' | 'strategy' | 'close'>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, strategy: 'wal_log', close: async () => {} };
  removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The user that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  return {
    adminUrl: embedded.url,
    strategy: 'file_copy',
    close: async () => {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The PostgreSQL of `TEST_DATABASE_URL`, or an embedded one of this process alone. */
export async function openRunCluster(): Promise<RunCluster> {
  const { adminUrl, strategy, close } = await findServer();
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  return {
    adminUrl,
    strategy,
    execute: async (statement) => void (await client.query(statement)),
    async close() {
      await client.end();
      await close();
    },
  };
}

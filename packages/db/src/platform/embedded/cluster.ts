import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { passwordFile } from './access.ts';
import { giveTo } from './account.ts';
import { programOf } from './binaries.ts';
import type { Home } from './home.ts';
import { EmbeddedError } from './problem.ts';

/** The PostgreSQL that comes with this version; another one's files can't be opened. */
const MAJOR = '18';
const DRAFT = 'postgres.draft-';

/** The environment for PostgreSQL's programs: nothing that would point them elsewhere or change their language. */
export function programEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** What runs a program as PostgreSQL's user, in a folder that this user can enter. */
export function asAccount(home: Home): { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv } {
  return { ...home.account, cwd: home.base, env: programEnv() };
}

function removeAbandonedDrafts(home: Home): void {
  for (const name of readdirSync(home.base).filter((entry) => entry.startsWith(DRAFT))) {
    try {
      process.kill(Number(name.slice(DRAFT.length)), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(join(home.base, name), { recursive: true, force: true });
    }
  }
}

/** Writes the folder's entries to the disk, so that a power cut can't take the cluster's name away. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Makes the cluster in a draft folder and puts it in place whole: a half-made one is never taken for a cluster. */
export function makeCluster(home: Home, durable: boolean): void {
  if (existsSync(home.cluster)) return;
  removeAbandonedDrafts(home);
  const draft = join(home.base, `${DRAFT}${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(home.account, draft);
  const password = passwordFile(home);
  const auth = password === undefined ? ['--auth-local=trust', '--auth-host=reject'] : ['--auth=scram-sha-256', `--pwfile=${password}`];
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(
    programOf(home.native, 'initdb'),
    ['--pgdata', draft, '--username=postgres', '--no-instructions', ...auth, ...text, ...(durable ? [] : ['--no-sync'])],
    { ...asAccount(home), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new EmbeddedError(`PostgreSQL could not make its database in ${home.base}: ${made.error?.message ?? made.stderr.trim()}`);
  }
  try {
    renameSync(draft, home.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was first; its cluster is as good.
    if (!existsSync(home.cluster)) throw error;
  }
  if (durable) syncFolder(home.base);
}

/** @throws EmbeddedError when the cluster is of another major version */
export function refuseOtherMajor(home: Home): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === MAJOR) return;
  throw new EmbeddedError(
    `The database in ${home.cluster} was written by PostgreSQL ${found}; this version of the server brings PostgreSQL ${MAJOR}. Move it over with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
  );
}

import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { EmbeddedError } from './problem.ts';

/** The user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process is root, as whom PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The system user that PostgreSQL runs as under root: `postgres` where it exists, else `nobody`.
 * @param passwd content of the user table
 */
export function systemAccount(passwd = readFileSync('/etc/passwd', 'utf8')): Account {
  const lines = passwd.split('\n').map((line) => line.split(':'));
  const found = ['postgres', '_postgres', 'nobody'].map((name) => lines.find(([user]) => user === name)).find((line) => line !== undefined);
  if (found === undefined) {
    throw new EmbeddedError(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether a user can do to a path what `test` calls by this letter: x (enter, run), r (read). Asked of the system itself, as that user. */
export function mayAs(account: Account, test: 'x' | 'r', path: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', `test -${test} "$1"`, 'sh', path], { ...account, cwd: '/' });
  return asked.status === 0;
}

/** Hands a file or folder to the user that PostgreSQL runs as, when that is not this process's own. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

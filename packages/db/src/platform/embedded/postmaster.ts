import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on no socket. */
  readonly socketFolder: string;
  /** `starting`, `ready`, `stopping`; undefined while the file is being written. */
  readonly status: string | undefined;
}

const lockFile = (cluster: string): string => join(cluster, 'postmaster.pid');

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads the lines of a lock file: process, folder, start time, port, socket folder, address, memory key, status. */
export function parseLockFile(text: string): Postmaster {
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] ?? '', status: lines[7] === '' ? undefined : lines[7] };
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

/** Whether a living process is the PostgreSQL of this cluster, and not another that was given its number since. */
function isOurs(pid: number, cluster: string): boolean {
  try {
    // PostgreSQL works in its cluster's folder. A process that has ended but was not fetched by its parent has none.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).match(/^[^Z]\S*\s.*postgres/) !== null;
  } catch {
    return false;
  }
}

/** Whether this PostgreSQL process still runs. */
export function isRunning(cluster: string, pid: number): boolean {
  return isAlive(pid) && isOurs(pid, cluster);
}

/** The PostgreSQL that runs on a cluster, whoever started it. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const text = readText(lockFile(cluster));
  if (text === undefined) return undefined;
  const found = parseLockFile(text);
  return isRunning(cluster, found.pid) ? found : undefined;
}

/** Removes the lock of a socket that names the same process. */
function removeSocketLock({ pid, port, socketFolder }: Postmaster): void {
  if (socketFolder === '') return;
  const lock = join(socketFolder, `.s.PGSQL.${port}.lock`);
  if (parseLockFile(readText(lock) ?? '').pid === pid) rmSync(lock, { force: true });
}

/**
 * Removes the lock files of a PostgreSQL that is gone. PostgreSQL does so itself, but not when another process of the same
 * user has been given its number, as after a restart of the machine, nor when the one that was killed has not been fetched by its parent.
 * @returns what the file said
 */
export function clearStaleLock(cluster: string): Postmaster | undefined {
  const text = readText(lockFile(cluster));
  if (text === undefined || findPostmaster(cluster) !== undefined || readText(lockFile(cluster)) !== text) return undefined;
  const gone = parseLockFile(text);
  removeSocketLock(gone);
  rmSync(lockFile(cluster), { force: true });
  return gone;
}

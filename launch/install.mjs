import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages, lockedPackages, neededToStart, removeUnneeded } from './needed.mjs';
import { run, Stop } from './process.mjs';

const STAMP = '.installed';

/**
 * How much of a folder's dependencies: all of them, or those that are needed to build and start.
 * @typedef {'all' | 'start'} Extent
 */

/**
 * What an installed `node_modules` must carry: the lock file's content, the platform it was installed for, and how much of it there is.
 * @param {Extent} extent
 */
export function lockStamp(folder, extent = 'all') {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  return extent === 'all' ? stamp : `${stamp} ${extent}`;
}

function stampIn(folder) {
  const file = join(folder, 'node_modules', STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** How much to install where so much is asked for: what had everything keeps everything when it is brought up to date. */
export function extentToInstall(folder, asked) {
  const found = stampIn(folder);
  return found !== undefined && !found.endsWith(' start') ? 'all' : asked;
}

/**
 * Whether npm's own record of what it installed says the same as the lock file, as after `npm install` by hand.
 * @param {Extent} extent
 */
export function matchesLock(folder, extent = 'all') {
  const installed = installedPackages(folder);
  if (installed === undefined) return false;
  const wanted = lockedPackages(folder);
  const needed = extent === 'all' ? undefined : neededToStart(wanted);
  const differs = ([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
    const found = installed[path];
    if (found === undefined) return entry.optional !== true && entry.peer !== true && (needed === undefined || needed.has(path));
    return found.version !== entry.version || found.resolved !== entry.resolved;
  };
  const stray = Object.keys(installed).some((path) => wanted[path] === undefined);
  return !stray && !Object.entries(wanted).some(differs);
}

/**
 * Whether a folder's dependencies are those of its lock file; remembers a yes.
 * @param {Extent} extent
 */
export function isInstalled(folder, extent = 'all') {
  const found = stampIn(folder);
  // Who has all has what a start needs.
  const stamps = [lockStamp(folder), ...(extent === 'all' ? [] : [lockStamp(folder, extent)])];
  if (stamps.includes(found)) return true;
  const otherPlatform = found !== undefined && found.split(' ')[1] !== stamps[0].split(' ')[1];
  if (otherPlatform) return false;
  // The most that is there: what has everything is to keep everything.
  const there = ['all', extent].find((one) => matchesLock(folder, one));
  if (there !== undefined) remember(folder, there);
  return there !== undefined;
}

/**
 * Leaves the stamp by which the next start sees that nothing is to be installed.
 * @param {Extent} extent
 */
export function remember(folder, extent = 'all') {
  try {
    writeFileSync(join(folder, 'node_modules', STAMP), lockStamp(folder, extent));
  } catch {
    // Somebody else's checkout: it is installed all the same, and is compared again next time.
  }
}

/** How to run npm by a given Node: never by its own first line, which would pick another Node. */
export function npmProgram(node, env = process.env) {
  const cli = env.npm_execpath;
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return { program: node, args: [cli] };
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * What npm is asked for. Where a start's dependencies are there already, the others are added beside them: `npm ci` would take everything
 * away first, also from under a server that runs. Neither changes the lock file.
 * @param {Extent} extent
 * @param {boolean} isStarted whether what a start needs is there
 */
export function npmArguments(extent, isStarted) {
  return [
    ...(isStarted ? ['install', '--no-save'] : ['ci']),
    '--ignore-scripts',
    extent === 'all' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
  ];
}

/**
 * Installs a folder's dependencies exactly as locked, unless they are there.
 * @param {Extent} asked how much has to be there
 * @returns {Promise<boolean>} whether it had to
 */
export async function install(folder, what, { node, env }, asked = 'all') {
  if (isInstalled(folder, asked)) return false;
  const extent = extentToInstall(folder, asked);
  console.log(`Installing ${what} (only the first time, or after an update) ...`);
  const { program, args, shell } = npmProgram(node);
  const options = npmArguments(extent, isInstalled(folder, 'start'));
  const code = await run(program, [...args, ...options], { cwd: folder, env, shell }).catch((error) => {
    throw new Stop(`npm could not be run (${error.message}). Start with "npm start", or put npm on the PATH.`);
  });
  if (code !== 0) throw new Stop(`Installing ${what} failed: see the lines above. Is the npm registry within reach?`, code);
  if (extent === 'start') removeUnneeded(folder);
  remember(folder, extent);
  return true;
}

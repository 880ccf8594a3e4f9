import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from './process.mjs';

const STAMP = '.installed';

/** What an installed `node_modules` must carry: the lock file's content and the platform it was installed for. */
export function lockStamp(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/** Whether npm's own record of what it installed says the same as the lock file, as after `npm install` by hand. */
export function matchesLock(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const differs = ([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
    const found = installed[path];
    if (found === undefined) return entry.optional !== true && entry.peer !== true;
    return found.version !== entry.version || found.resolved !== entry.resolved;
  };
  const stray = Object.keys(installed).some((path) => wanted[path] === undefined);
  return !stray && !Object.entries(wanted).some(differs);
}

/** Whether a folder's dependencies are those of its lock file; remembers a yes. */
export function isInstalled(folder) {
  const stampFile = join(folder, 'node_modules', STAMP);
  const stamp = lockStamp(folder);
  const found = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (found === stamp) return true;
  const otherPlatform = found !== undefined && found.split(' ')[1] !== stamp.split(' ')[1];
  if (otherPlatform || !matchesLock(folder)) return false;
  remember(folder);
  return true;
}

/** Leaves the stamp by which the next start sees that nothing is to be installed. */
export function remember(folder) {
  try {
    writeFileSync(join(folder, 'node_modules', STAMP), lockStamp(folder));
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
 * Installs a folder's dependencies exactly as locked, unless they are there.
 * @returns {Promise<boolean>} whether it had to
 */
export async function install(folder, what, { node, env }) {
  if (isInstalled(folder)) return false;
  console.log(`Installing ${what} (only the first time, or after an update) ...`);
  const { program, args, shell } = npmProgram(node);
  const options = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit'];
  const code = await run(program, [...args, ...options], { cwd: folder, env, shell }).catch((error) => {
    throw new Stop(`npm could not be run (${error.message}). Start with "npm start", or put npm on the PATH.`);
  });
  if (code !== 0) throw new Stop(`Installing ${what} failed: see the lines above. Is the npm registry within reach?`, code);
  remember(folder);
  return true;
}

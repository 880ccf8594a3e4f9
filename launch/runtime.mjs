import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { at } from './paths.mjs';
import { Stop } from './process.mjs';

/** The product's sources are TypeScript that Node runs as it is: that takes this major or a newer one. */
export const NODE_MAJOR = 24;

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** The name of the npm package that carries Node for a platform. */
export function runtimePackage(platform = process.platform, arch = process.arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

const carried = (...parts) => at('launch', 'runtime', 'node_modules', runtimePackage(), ...parts);

/** Installs the Node that npm carries, unless it is there; where it is, if npm carries one for this machine. */
export async function bringAlong() {
  const installed = await install(at('launch', 'runtime'), `Node ${NODE_MAJOR}`, { node: process.execPath, env: process.env });
  // Headers to compile C++ against, 67 MB: nothing is compiled here.
  if (installed) rmSync(carried('include'), { recursive: true, force: true });
  return carried('bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

const advice = `Install Node ${NODE_MAJOR} from https://nodejs.org and start again.`;

/** The environment in which `node` is the one given, for programs that look it up themselves. */
export function withNodeFirst(node, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [dirname(node), env[name]].filter(Boolean).join(delimiter) };
}

/**
 * The environment in which Node starts quickly: it keeps what it compiled of the sources for the next start, and asks where a module is
 * once (`resolve-once.mjs`). Both are most of a start's processor time, and on a busy machine most of the wait.
 */
export const startingQuickly = (env, folder = at('.launch', 'compiled')) => ({
  NODE_COMPILE_CACHE: folder,
  ...env,
  NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${pathToFileURL(at('launch', 'resolve-once.mjs')).href}`].filter(Boolean).join(' '),
});

/**
 * The Node to run everything with: this one when it is new enough, else one from npm, installed into the checkout.
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv}>}
 */
export async function rightNode() {
  if (major(process.versions.node) >= NODE_MAJOR) return { node: process.execPath, env: withNodeFirst(process.execPath) };
  const node = await bringAlong();
  if (!existsSync(node))
    throw new Stop(
      `Safiri needs Node ${NODE_MAJOR}; this is ${process.versions.node}, and npm carries none for ${process.platform} on ${process.arch}. ${advice}`,
    );
  const tried = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Stop(`The Node ${NODE_MAJOR} that npm carries does not run on this machine. ${advice}`);
  return { node, env: withNodeFirst(node) };
}

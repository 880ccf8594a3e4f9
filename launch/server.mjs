import { join } from 'node:path';
import { at, root } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { isBuilt, leaveStamp, stampOf } from './sources.mjs';

const folder = at('packages', 'server', 'dist');
/** The server in one file: a start opens it instead of two thousand. */
export const bundledServer = join(folder, 'main.mjs');

/** What it is made of: code and English texts. */
const SOURCES = {
  places: [
    ...['server', 'db', 'rules', 'contract', 'dispatch', 'locales'].map((floor) => `packages/${floor}/src`),
    'launch/bundle.mjs',
    'package-lock.json',
  ],
  parts: /\.(ts|mjs|json)$/,
};

/** Makes the server's one file unless it is made of the present sources. */
export async function buildServer({ node, env }) {
  if (isBuilt(folder, SOURCES)) return;
  const stamp = stampOf(SOURCES);
  const code = await run(node, [at('launch', 'bundle.mjs')], { cwd: root, env });
  if (code !== 0) throw new Stop('Putting the server into one file failed: see the lines above.', code);
  leaveStamp(folder, stamp);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { isBuilt, sourcesHash, STAMP } from './web.mjs';

const folder = at('packages', 'server', 'dist');
/** The server in one file: a start opens it instead of two thousand. */
export const bundledServer = join(folder, 'main.mjs');

/** What it is made of: code and English texts. */
const SOURCES = [
  ...['server', 'db', 'rules', 'contract', 'dispatch', 'locales'].map((floor) => `packages/${floor}/src`),
  'launch/bundle.mjs',
  'package-lock.json',
];
const PARTS = /\.(ts|mjs|json)$/;

/** Makes the server's one file unless it is made of the present sources. */
export async function buildServer({ node, env }) {
  const hash = sourcesHash(root, SOURCES, PARTS);
  if (isBuilt(folder, hash)) return;
  const code = await run(node, [at('launch', 'bundle.mjs')], { cwd: root, env });
  if (code !== 0) throw new Stop('Putting the server into one file failed: see the lines above.', code);
  writeFileSync(join(folder, STAMP), hash);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './paths.mjs';
import { run, Stop } from './process.mjs';

/** What the built pages are made of. */
const SOURCES = ['packages/web', 'packages/rules', 'packages/contract', 'packages/locales', 'package-lock.json', 'tsconfig.base.json'];
const OMITTED = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
/** Lies in the build's output: a build by hand empties that, and so the stamp never speaks for another build. */
export const STAMP = '.sources';

function* filesBelow(folder, path) {
  const entries = readdirSync(join(folder, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = `${path}/${entry.name}`;
    if (OMITTED.has(entry.name) || /\.test\.[cm]?[jt]sx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, child);
    else yield child;
  }
}

/** One hash over the names and contents of files and folders, of those `parts` alone; tests and build output do not count. */
export function sourcesHash(folder, sources = SOURCES, parts = /./) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const isFile = /\.\w+$/.test(source);
    for (const file of isFile ? [source] : filesBelow(folder, source)) {
      if (!parts.test(file)) continue;
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether the built pages are those of the present sources. */
export function isBuilt(dist, hash) {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Builds the web pages unless they are built from the present sources. */
export async function buildWeb({ node, env }) {
  const dist = at('packages', 'web', 'dist');
  const hash = sourcesHash(root);
  if (isBuilt(dist, hash)) return;
  console.log('Building the web pages ...');
  const code = await run(node, ['--disable-warning=ExperimentalWarning', at('packages', 'web', 'build', 'build.mjs')], { cwd: root, env });
  if (code !== 0) throw new Stop('Building the web pages failed: see the lines above.', code);
  writeFileSync(join(dist, STAMP), hash);
}

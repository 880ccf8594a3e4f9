import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const OMITTED = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
/** Lies in a build's output: a build by hand empties that, and so the stamp never speaks for another build. */
const STAMP = '.sources';

/**
 * What something is built of: files and folders of the checkout, of these the parts that match.
 * @typedef {{ places: readonly string[], parts?: RegExp, folder?: string }} Sources
 */

function* filesBelow(folder, path) {
  const entries = readdirSync(join(folder, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = `${path}/${entry.name}`;
    if (OMITTED.has(entry.name) || /\.test\.[cm]?[jt]sx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, child);
    else yield child;
  }
}

/** One hash over the names of files and what is said of each; tests and build output do not count. */
function hashOf({ places, parts = /./, folder = root }, say) {
  const hash = createHash('sha256');
  for (const place of places) {
    const isFile = /\.\w+$/.test(place);
    for (const file of isFile ? [place] : filesBelow(folder, place)) {
      if (!parts.test(file)) continue;
      hash
        .update(`${file}\0`)
        .update(say(join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const contentsOf = (sources) => hashOf(sources, (path) => readFileSync(path));

/** As git tells whether it has to read a file anew: a third of the work of reading them all. */
const timesOf = (sources) =>
  hashOf(sources, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });

const write = (times, contents) => `${times}\n${contents}`;

/** What is left with a build of these sources, to be taken before it begins: who edits them meanwhile builds anew. */
export const stampOf = (sources) => write(timesOf(sources), contentsOf(sources));

export const leaveStamp = (dist, stamp) => writeFileSync(join(dist, STAMP), stamp);

/** Whether what was built is made of the present sources: by their times, where these differ by what they hold. */
export function isBuilt(dist, sources) {
  const file = join(dist, STAMP);
  if (!existsSync(file)) return false;
  const [times, contents] = readFileSync(file, 'utf8').split('\n');
  const now = timesOf(sources);
  if (now === times) return true;
  if (contentsOf(sources) !== contents) return false;
  leaveStamp(dist, write(now, contents));
  return true;
}

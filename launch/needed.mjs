import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** What the lock file of a folder says of each package, by its place in the folder. */
export const lockedPackages = (folder) => readPackages(join(folder, 'package-lock.json'));

/** npm's own record of what it installed into a folder; undefined where it never did. */
export function installedPackages(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(record) ? readPackages(record) : undefined;
}

/** Where a package finds another by its name: beside itself, or in a folder above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/**
 * The places of the packages that are needed to build and start: what the folder and its workspaces depend on, and all that these need.
 * What is for development alone is not among them, nor what a package would merely use if it were there (optional peers).
 * @returns {Set<string>}
 */
export function neededToStart(packages) {
  const needed = new Set();
  const take = (place) => {
    if (place === undefined || needed.has(place)) return;
    needed.add(place);
    const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place];
    if (link) take(resolved);
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) take(placeOf(packages, place, name));
  };
  take('');
  for (const [place, { link }] of Object.entries(packages)) if (link) take(place);
  return needed;
}

/** Which lines of a library's own sources its files were made of. Nobody debugs libraries here, and nothing else reads these. */
const SOURCE_MAP = /\.(?:[cm]?[jt]s|css)\.map$/;

/** Links are not followed: they lead to the workspaces. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (SOURCE_MAP.test(entry.name)) rmSync(path);
  }
}

/**
 * Takes away what npm installed beyond what a start needs: npm takes optional peers along once the lock file names them for development,
 * a compiler of 24 MB among them; source maps are 47 MB.
 */
export function removeUnneeded(folder) {
  const packages = lockedPackages(folder);
  const needed = neededToStart(packages);
  for (const place of Object.keys(packages)) {
    if (place.includes('node_modules/') && !needed.has(place)) rmSync(join(folder, place), { recursive: true, force: true });
  }
  removeSourceMaps(join(folder, 'node_modules'));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's build: which files a module became. */
export const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The address of a room's texts in a language (build/texts.ts). */
export function textsFile(dist, language, room) {
  const folder = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('texts-'));
  const file = `assets/${folder}/${language}/${room}.js`;
  if (!existsSync(join(dist, file))) throw new Error(`the build has no texts of ${room} in ${language}`);
  return `/${file}`;
}

/** The addresses of modules, or of files by their names in build/chunks.ts, and of all that they import at once. */
export function closure(manifest, ids) {
  const seen = new Set();
  const files = new Set();
  const walk = (id) => {
    const chunk = manifest[id] ?? Object.values(manifest).find(({ name, file }) => name === id && file.endsWith('.js'));
    if (chunk === undefined) throw new Error(`the build has no ${id}`);
    if (seen.has(id)) return;
    seen.add(id);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const other of chunk.imports ?? []) walk(other);
  };
  for (const id of ids) walk(id);
  return [...files];
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RoadsError } from './import-error.ts';
import type { ImportedRoads } from './import-roads.ts';
import { decodeRoads, encodeRoads } from './road-file.ts';

const ENDING = '.roads';

export const fileOf = (folder: string, name: string) => join(folder, `${name}${ENDING}`);

/** Where imported roads lie. */
export const roadsFolder = (dataDir: string) => join(dataDir, 'roads');

const isName = (name: string) => /^[a-z0-9][a-z0-9-]{0,60}$/.test(name);

/** A name for the roads of a file: `kenya-latest.osm.pbf` gives `kenya-latest`. */
export function nameOf(file: string): string {
  const base = (file.split(/[\\/]/).at(-1) ?? '').replace(/(\.osm)?\.(pbf|json)$/i, '');
  const name = base
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return isName(name) ? name : 'roads';
}

/** Writes the roads whole or not at all. @returns the file */
export async function keepRoads(folder: string, name: string, { graph, about }: ImportedRoads): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = fileOf(folder, name);
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, encodeRoads(graph, about), { flush: true });
  await rename(unfinished, file);
  return file;
}

/** The names of the roads in a folder, in the order of the alphabet; none when there is no folder. */
export async function listRoads(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.endsWith(ENDING))
    .map((entry) => entry.slice(0, -ENDING.length))
    .toSorted();
}

export async function readRoads(folder: string, name: string): Promise<ReturnType<typeof decodeRoads>> {
  const file = fileOf(folder, name);
  return decodeRoads(file, await readFile(file));
}

/** @throws RoadsError when there are none of that name */
export async function removeRoads(folder: string, name: string): Promise<void> {
  if (!(await listRoads(folder)).includes(name)) throw new RoadsError(`There are no roads "${name}".`);
  await rm(fileOf(folder, name));
}

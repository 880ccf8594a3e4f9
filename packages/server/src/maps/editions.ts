import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { ImportError } from '../roads/public.ts';

/** Where imported cities lie, and those that come with the project. */
export const mapsFolder = (dataDir: string) => join(dataDir, 'maps');
export const builtInMaps = fileURLToPath(new URL('data', import.meta.url));

/** The files of an edition: what the browser draws, the streets to drive, what search finds. */
export const editionFiles = { tiles: 'map.pmtiles', roads: 'streets.roads', places: 'places.json.gz' } as const;
export type EditionPart = keyof typeof editionFiles;
const parts = Object.keys(editionFiles) as EditionPart[];
const ABOUT = 'about.json';
const UNFINISHED = '.unfinished-';

const bytes = z.int().check(z.gte(0));
const aboutSchema = z.object({
  city: z.string(),
  name: z.string(),
  edition: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** When it was imported; of two editions the newer one counts. */
  importedAt: z.string(),
  /** When OpenStreetMap stood like this; null when the extract did not say. */
  timestamp: z.nullable(z.string()),
  attribution: z.string(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  minZoom: z.int(),
  maxZoom: z.int(),
  /** What it was made of. */
  inputs: z.array(z.object({ file: z.string(), sha256: z.string() })),
  sizes: z.object({ tiles: bytes, roads: bytes, places: bytes }),
});
export type EditionAbout = z.infer<typeof aboutSchema>;

/** One import of a city, whole: all its files are there in their sizes. */
export interface Edition extends EditionAbout {
  readonly folder: string;
}

export const isCityId = (id: string): boolean => /^[a-z0-9][a-z0-9-]{0,40}$/.test(id);
export const fileOf = (edition: Edition, part: EditionPart): string => join(edition.folder, editionFiles[part]);

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [])).toSorted();
};

/** An edition by its folder. @throws ImportError when it is not whole */
async function readEdition(folder: string): Promise<Edition> {
  let about: EditionAbout;
  try {
    about = z.parse(aboutSchema, JSON.parse(await readFile(join(folder, ABOUT), 'utf8')));
  } catch {
    throw new ImportError(`${folder} is no edition of a map: its ${ABOUT} is absent or damaged.`);
  }
  for (const part of parts) {
    const size = (await stat(join(folder, editionFiles[part])).catch(() => undefined))?.size;
    if (size !== about.sizes[part]) throw new ImportError(`${join(folder, editionFiles[part])} is not whole: import the map again.`);
  }
  return { ...about, folder };
}

/** The editions of a city, the newest first; what is not whole is told and left out. */
export async function editionsOf(root: string, city: string, warn: (line: string) => void): Promise<Edition[]> {
  const found: Edition[] = [];
  for (const name of await foldersIn(join(root, city))) {
    try {
      found.push(await readEdition(join(root, city, name)));
    } catch (error) {
      warn(`A map is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return found.toSorted((a, b) => Date.parse(b.importedAt) - Date.parse(a.importedAt) || (a.edition < b.edition ? 1 : -1));
}

export const citiesIn = async (root: string): Promise<string[]> => (await foldersIn(root)).filter(isCityId);

export type NewEdition = Omit<EditionAbout, 'edition' | 'sizes'>;

/** How many editions of a city stay: pages that were opened before an import go on asking for the one before. */
const EDITIONS_KEPT = 2;
/** An import that takes longer than this was given up. */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Keeps an import whole or not at all: its folder gets its name when all of it is written. Whoever is killed before leaves
 * the edition before it in force; of two at once both are whole, and the later one counts.
 */
export async function storeEdition(root: string, about: NewEdition, content: Readonly<Record<EditionPart, Buffer>>): Promise<Edition> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(content[part]);
  const edition = hash.digest('hex').slice(0, 12);
  const folder = join(root, about.city, edition);
  const unfinished = join(root, about.city, `${UNFINISHED}${randomUUID()}`);
  const sizes = { tiles: content.tiles.length, roads: content.roads.length, places: content.places.length };
  const said: EditionAbout = { ...about, edition, sizes };
  await mkdir(unfinished, { recursive: true });
  try {
    for (const part of parts) await writeFile(join(unfinished, editionFiles[part]), content[part], { flush: true });
    await writeFile(join(unfinished, ABOUT), `${JSON.stringify(said, null, 2)}\n`, { flush: true });
    await rename(unfinished, folder).catch(async (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'EPERM') throw error;
      // The same content was imported before: its files stand as they are, and it counts from now on.
      for (const name of [...Object.values(editionFiles), ABOUT]) await rename(join(unfinished, name), join(folder, name));
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOutdated(root, about.city, Date.parse(about.importedAt));
  return { ...said, folder };
}

async function removeOutdated(root: string, city: string, now: number): Promise<void> {
  // Listed first: what another import finishes meanwhile is none of the outdated.
  const entries = await readdir(join(root, city));
  const kept = new Set((await editionsOf(root, city, () => {})).slice(0, EDITIONS_KEPT).map(({ edition }) => edition));
  for (const entry of entries) {
    const path = join(root, city, entry);
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? now;
    const isAbandoned = entry.startsWith(UNFINISHED) && now - changedAt > ABANDONED_MS;
    if (isAbandoned || (/^[0-9a-f]{12}$/.test(entry) && !kept.has(entry))) await rm(path, { recursive: true, force: true });
  }
}

/** @throws ImportError when there is none of that city */
export async function removeCity(root: string, city: string): Promise<void> {
  if (!(await citiesIn(root)).includes(city)) throw new ImportError(`There is no map of "${city}".`);
  await rm(join(root, city), { recursive: true });
}

import type { Language } from '@safiri/rules/languages.ts';

/** The part of the browser that the worker's files live in; tests hand in one that is full. */
export interface Disk {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
}

/** Named once: the build writes the lists where this name stands. */
const files = SAFIRI_FILES;
export const { shell } = files;

const PREFIX = 'safiri-files-';
const CURRENT = PREFIX + files.version;
/** Remembers over versions what is fetched ahead. It holds a language and one word, nothing about anybody. */
const NOTE_CACHE = 'safiri-note';
const NOTE_URL = '/note';
export const SHELL_PAGE = '/shell.html';

export interface PrefetchNote {
  readonly language: Language;
  /** Fetch ahead what a trip needs. */
  readonly trip: boolean;
}

/** Storage may be full or forbidden: then there is no copy, and everything comes from the network as before. */
export const orNothing = async <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

const openFiles = async (disk: Disk) => orNothing(disk.caches.open(CURRENT));

export async function find(disk: Disk, url: string): Promise<Response | undefined> {
  const cache = await openFiles(disk);
  return cache === undefined ? undefined : orNothing(cache.match(url));
}

/** Keeps a copy of a good answer. Never throws: a full disk must not take the answer away. */
export async function storeFile(disk: Disk, url: string, response: Response): Promise<void> {
  if (!response.ok || response.type === 'opaque') return;
  const cache = await openFiles(disk);
  if (cache !== undefined) await orNothing(cache.put(url, response));
}

/**
 * Fetches what is not there yet. Hashed files come out of the browser's own cache when a page has just loaded them.
 * @throws when the network fails: a new version must be whole before it may replace the old one
 */
export async function fetchMissing(disk: Disk, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if ((await find(disk, url)) !== undefined) continue;
    const response = await disk.fetch(url, url === SHELL_PAGE ? { cache: 'reload' } : {});
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await storeFile(disk, url, response);
  }
}

export async function readNote(disk: Disk): Promise<PrefetchNote | undefined> {
  const cache = await orNothing(disk.caches.open(NOTE_CACHE));
  const answer = cache === undefined ? undefined : await orNothing(cache.match(NOTE_URL));
  return answer === undefined ? undefined : orNothing(answer.json() as Promise<PrefetchNote>);
}

export async function writeNote(disk: Disk, note: PrefetchNote): Promise<void> {
  const cache = await orNothing(disk.caches.open(NOTE_CACHE));
  if (cache !== undefined) await orNothing(cache.put(NOTE_URL, new Response(JSON.stringify(note))));
}

export const dropNote = async (disk: Disk) => orNothing(disk.caches.delete(NOTE_CACHE));

/** The files that a note asks to have ready. */
export const filesOf = ({ language, trip }: PrefetchNote): readonly string[] => (trip ? [...files.trip, ...files.languages[language]] : []);

/** Removes the files of every other version. */
export async function sweep(disk: Disk): Promise<void> {
  const names = (await orNothing(disk.caches.keys())) ?? [];
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(old.map((name) => orNothing(disk.caches.delete(name))));
}

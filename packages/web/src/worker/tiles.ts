import { orNothing, type Disk } from './files.ts';

/** Outlives a version of the app: a map's edition has its own name. */
const CACHE = 'safiri-map';
/** Tiles on the phone: some 5 MB, which is what was looked at around the last few trips. */
export const TILES_AT_MOST = 240;
/** How many are dropped at once, so that not every new tile counts them all. */
const DROPPED = 40;

const tile = /^\/map\/([a-z0-9-]+)\/([0-9a-f]+)\/\d+\/\d+\/\d+\.mvt$/;

/** Whether a path is a tile of a city's own map, which never changes within its edition. */
export const isTile = (path: string): boolean => tile.test(path);

/** A tile of the same city's map before the last import: nobody asks for it again. */
function isOutdated(path: string, newest: string): boolean {
  const [, city, edition] = tile.exec(path) ?? [];
  const [, newCity, newEdition] = tile.exec(newest) ?? [];
  return city === newCity && edition !== newEdition;
}

async function tidy(cache: Cache, stored: string): Promise<void> {
  const requests = await cache.keys();
  const outdated = requests.filter(({ url }) => isOutdated(new URL(url).pathname, stored));
  const rest = requests.filter((request) => !outdated.includes(request));
  // Those that came first are the oldest.
  const surplus = rest.length > TILES_AT_MOST ? rest.slice(0, rest.length - TILES_AT_MOST + DROPPED) : [];
  for (const request of [...outdated, ...surplus]) await cache.delete(request);
}

/** A tile: from the phone, else from the network, keeping a copy within the budget. Never fails for want of storage. */
export async function answerTile(disk: Disk, request: Request): Promise<Response> {
  const cache = await orNothing(disk.caches.open(CACHE));
  const cached = cache === undefined ? undefined : await orNothing(cache.match(request.url));
  if (cached !== undefined) return cached;
  const response = await disk.fetch(request);
  if (cache === undefined || !response.ok) return response;
  const copy = response.clone();
  void orNothing(cache.put(request.url, copy).then(() => tidy(cache, new URL(request.url).pathname)));
  return response;
}

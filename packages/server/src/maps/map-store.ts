import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { openAtlas } from '../roads/public.ts';
import { type CityMap, openCityMap } from './city-map.ts';
import { citiesIn, type Edition, editionsOf, fileOf } from './editions.ts';

export interface MapStoreOptions {
  /** Folders of maps; of a city that is in several, the first counts. */
  readonly roots: readonly string[];
  /** Streets without a map. */
  readonly roads?: readonly string[];
  readonly warn: (line: string) => void;
}

/** The maps that this server has. A new import counts within a minute; the edition before it goes on being served. */
export interface MapStore {
  /** The streets of all cities. */
  readonly atlas: RoadAtlas;
  /** The files that they are read from now. */
  roadFiles(): readonly string[];
  /** What browsers are told. */
  list(): readonly MapSettings[];
  /** The map in force of each city, the same object while it is. */
  inForce(): readonly CityMap[];
  /** An edition that is still there; undefined for one that is gone or never was. */
  find(city: string, edition: string): Promise<CityMap | undefined>;
  /** Takes up what was imported or removed meanwhile. */
  look(): Promise<void>;
  /** Looks by itself from now on: each server for itself, for each has its own folder. */
  start(): void;
  close(): Promise<void>;
}

/** An unknown edition may have been imported a moment ago, told by another server: one looks again, but not for each guess. */
const LOOK_AGAIN_MS = 2000;
const LOOK_EVERY_MS = 30_000;

const keyOf = (city: string, edition: string) => `${city}/${edition}`;

/** Opens the maps of some folders. What is broken is told once and left out. */
export async function openMapStore({ roots, roads = [], warn }: MapStoreOptions): Promise<MapStore> {
  const told = new Set<string>();
  const once = (line: string) => {
    if (told.has(line)) return;
    told.add(line);
    warn(line);
  };
  const atlas = openAtlas(once);
  let maps = new Map<string, CityMap>();
  let current: readonly Edition[] = [];
  let looking: Promise<void> | undefined;
  let roadFiles: readonly string[] = [];
  let lookedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const found = new Map<string, CityMap>();
    const inForce = new Map<string, Edition>();
    for (const root of roots) {
      for (const city of await citiesIn(root)) {
        for (const edition of await editionsOf(root, city, once)) {
          const key = keyOf(city, edition.edition);
          if (!inForce.has(city)) inForce.set(city, edition);
          const known = maps.get(key);
          if (!found.has(key)) found.set(key, known?.edition.folder === edition.folder ? known : openCityMap(edition));
        }
      }
    }
    const gone = [...maps].flatMap(([key, map]) => (found.get(key) === map ? [] : [map]));
    maps = found;
    current = [...inForce.values()];
    roadFiles = [...current.map((edition) => fileOf(edition, 'roads')), ...roads];
    await atlas.use(roadFiles);
    await Promise.all(gone.map((map) => map.close()));
  }

  async function look(): Promise<void> {
    lookedAt = Date.now();
    // Side by side they would open each file twice.
    looking ??= read()
      .catch((error: unknown) => once(`Maps can't be read: ${String(error)}`))
      .finally(() => (looking = undefined));
    await looking;
  }

  await look();
  return {
    atlas,
    roadFiles: () => roadFiles,
    list: () =>
      current.map(({ city, name, edition, bounds, minZoom, maxZoom, attribution }) => ({
        city,
        name,
        edition,
        bounds,
        minZoom,
        maxZoom,
        attribution,
      })),
    inForce: () => current.flatMap(({ city, edition }) => maps.get(keyOf(city, edition)) ?? []),
    async find(city, edition) {
      const known = maps.get(keyOf(city, edition));
      if (known !== undefined || Date.now() - lookedAt < LOOK_AGAIN_MS) return known;
      await look();
      return maps.get(keyOf(city, edition));
    },
    look,
    start: () => void (timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()),
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([...maps.values()].map((map) => map.close()));
    },
  };
}

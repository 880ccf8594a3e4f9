import { readFileSync } from 'node:fs';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { RoadMap, type RoadWay } from '@safiri/dispatch/roads/road-map.ts';
import type { Bounds, Point } from '@safiri/rules/places/geo.ts';
import { builtInFolder } from './built-in.ts';
import { decodeRoads, readAbout } from './road-file.ts';
import { fileOf, listRoads, roadsFolder } from './roads-folder.ts';

/** Ways that were asked for lately: a fare is priced again when the ride is requested, an ETA read by several people. */
const REMEMBERED_WAYS = 500;

interface Sheet {
  readonly bounds: Bounds;
  /** Read when it is first needed; undefined when the file turned out to be unusable. */
  map(): RoadMap | undefined;
}

type Warn = (line: string) => void;

function sheetOf(file: string, bounds: Bounds, warn: Warn): Sheet {
  let map: RoadMap | 'unread' | undefined = 'unread';
  return {
    bounds,
    map() {
      if (map !== 'unread') return map;
      map = undefined;
      try {
        map = new RoadMap(decodeRoads(file, readFileSync(file)).graph);
      } catch (error) {
        warn(`Roads are left out: ${error instanceof Error ? error.message : String(error)}`);
      }
      return map;
    },
  };
}

async function sheetsOf(folder: string, warn: Warn): Promise<Sheet[]> {
  const sheets = await Promise.all(
    (await listRoads(folder)).map(async (name) => {
      const file = fileOf(folder, name);
      try {
        return [sheetOf(file, (await readAbout(file)).bounds, warn)];
      } catch (error) {
        warn(`Roads are left out: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    }),
  );
  return sheets.flat();
}

const holds = ({ south, west, north, east }: Bounds, { lat, lng }: Point) => lat >= south && lat <= north && lng >= west && lng <= east;

/** The roads that were imported, and then those that come with the project; of each only the bounds are read before it is needed. */
export async function openAtlas(dataDir: string, warn: Warn): Promise<RoadAtlas> {
  const sheets = [...(await sheetsOf(roadsFolder(dataDir), warn)), ...(await sheetsOf(builtInFolder, warn))];
  const ways = new Map<string, RoadWay | undefined>();

  function find(on: readonly Sheet[], from: Point, to: Point): RoadWay | undefined {
    for (const { map } of on) {
      const way = map()?.way(from, to);
      if (way !== undefined) return way;
    }
    return undefined;
  }

  return {
    way(from, to) {
      const on = sheets.filter(({ bounds }) => holds(bounds, from) && holds(bounds, to));
      if (on.length === 0) return undefined;
      const key = `${from.lat},${from.lng},${to.lat},${to.lng}`;
      if (ways.has(key)) return ways.get(key);
      const way = find(on, from, to);
      const [oldest] = ways.keys();
      if (ways.size >= REMEMBERED_WAYS && oldest !== undefined) ways.delete(oldest);
      ways.set(key, way);
      return way;
    },
    covers: (point) => sheets.some(({ bounds }) => holds(bounds, point)),
    secondsTo(to, from, withinSeconds) {
      for (const { bounds, map } of sheets) {
        const seconds = holds(bounds, to) ? map()?.secondsTo(to, from, withinSeconds) : undefined;
        if (seconds !== undefined) return seconds;
      }
      return undefined;
    },
  };
}

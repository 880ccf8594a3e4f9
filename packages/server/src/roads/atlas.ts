import { readFileSync } from 'node:fs';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { RoadMap, type Drive, type RoadWay, type StopPlace } from '@safiri/dispatch/roads/road-map.ts';
import type { Bounds, Point } from '@safiri/rules/places/geo.ts';
import { decodeRoads, readAbout } from './road-file.ts';

/** Ways that were asked for lately: a fare is priced again when the ride is requested, an ETA read by several people. */
const REMEMBERED_WAYS = 500;

interface Sheet {
  readonly file: string;
  readonly bounds: Bounds;
  /** Read when it is first needed; undefined when the file turned out to be unusable. */
  map(): RoadMap | undefined;
}

type Warn = (line: string) => void;

/** The streets of several files, which may be replaced while the server runs. */
export interface OpenAtlas extends RoadAtlas {
  /** Answers from these files from now on, the first that has a way; of each only the bounds are read before it is needed. */
  use(files: readonly string[]): Promise<void>;
}

function sheetOf(file: string, bounds: Bounds, warn: Warn): Sheet {
  let map: RoadMap | 'unread' | undefined = 'unread';
  return {
    file,
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

async function openSheet(file: string, warn: Warn): Promise<Sheet | undefined> {
  try {
    return sheetOf(file, (await readAbout(file)).bounds, warn);
  } catch (error) {
    warn(`Roads are left out: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const holds = ({ south, west, north, east }: Bounds, { lat, lng }: Point) => lat >= south && lat <= north && lng >= west && lng <= east;

/** An atlas without streets; {@link OpenAtlas.use} gives it some. */
export function openAtlas(warn: Warn): OpenAtlas {
  let sheets: readonly Sheet[] = [];
  const ways = new Map<string, RoadWay | undefined>();

  function find(on: readonly Sheet[], from: Point, to: Point, drive: Drive): RoadWay | undefined {
    for (const { map } of on) {
      const way = map()?.way(from, to, drive);
      if (way !== undefined) return way;
    }
    return undefined;
  }

  return {
    async use(files) {
      if (files.length === sheets.length && files.every((file, i) => file === sheets[i]?.file)) return;
      const open = await Promise.all(files.map(async (file) => sheets.find((sheet) => sheet.file === file) ?? openSheet(file, warn)));
      sheets = open.filter((sheet) => sheet !== undefined);
      ways.clear();
    },
    way(from, to, drive) {
      const on = sheets.filter(({ bounds }) => holds(bounds, from) && holds(bounds, to));
      if (on.length === 0) return undefined;
      // A way is another one by another vehicle, and when a street opens or closes.
      const state = on.map(({ map }) => map()?.stateAt(drive.minute) ?? '').join();
      const key = `${drive.by},${state},${from.lat},${from.lng},${to.lat},${to.lng}`;
      if (ways.has(key)) return ways.get(key);
      const way = find(on, from, to, drive);
      const [oldest] = ways.keys();
      if (ways.size >= REMEMBERED_WAYS && oldest !== undefined) ways.delete(oldest);
      ways.set(key, way);
      return way;
    },
    stopNear(point) {
      let nearest: StopPlace | undefined;
      for (const { bounds, map } of sheets) {
        const stop = holds(bounds, point) ? map()?.stopNear(point) : undefined;
        if (stop !== undefined && stop.meters < (nearest?.meters ?? Infinity)) nearest = stop;
      }
      return nearest;
    },
    covers: (point) => sheets.some(({ bounds }) => holds(bounds, point)),
    secondsTo(to, from, withinSeconds, drive) {
      for (const { bounds, map } of sheets) {
        const seconds = holds(bounds, to) ? map()?.secondsTo(to, from, withinSeconds, drive) : undefined;
        if (seconds !== undefined) return seconds;
      }
      return undefined;
    },
  };
}

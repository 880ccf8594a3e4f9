import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { elementsOf } from './city-elements.ts';
import { type Taken, take } from './take.ts';
import { byTilemaker, hasTilemaker } from './tilemaker.ts';
import { writeExtract } from './write-extract.ts';

const COMMAND = fileURLToPath(new URL('../../../server/src/map-command.ts', import.meta.url));
const cities = ['pretoria', 'johannesburg', 'nairobi', 'lagos', 'kampala', 'kisumu', 'maseru'];
/** The largest of them is the one that is cut out. */
const CITY = 'johannesburg';
const AREA: Bounds = { south: -26.42, west: 27.7, north: -25.93, east: 28.32 };
/** As many as the extract of a country of sixty million people has. */
const NODES = 60e6;

interface FileFigures {
  readonly nodes: number;
  readonly ours: Taken;
  readonly tilemaker: Taken | undefined;
}

export interface ImportFigures {
  /** The city alone, and in a file of many. */
  readonly alone: FileFigures;
  readonly among: FileFigures;
  /** How often the seven cities are in the large file. */
  readonly copies: number;
}

/**
 * Imports one city from a file of its own and from one of {@link NODES} nodes, and has tilemaker do the same where it is installed.
 * @param source a folder with `<city>-roads.json.gz` and `<city>-base.json.gz` of seven cities
 */
export async function importFigures(source: string): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'safiri-imports-'));
  const [city, country] = [join(folder, 'city.osm.pbf'), join(folder, 'country.osm.pbf')];
  const measure = async (file: string, nodes: number): Promise<FileFigures> => ({
    nodes,
    ours: await take(process.execPath, [
      COMMAND,
      'import',
      file,
      '--city',
      CITY,
      '--out',
      join(folder, 'maps'),
      `--bounds=${AREA.south},${AREA.west},${AREA.north},${AREA.east}`,
    ]),
    tilemaker: hasTilemaker() ? await byTilemaker(file, AREA, folder) : undefined,
  });
  /** Written in a scope of its own, so that the elements do not stay in memory meanwhile. */
  const write = (file: string, from: readonly string[], atLeast: number) => {
    const elements = elementsOf(source, from);
    const copies = Math.ceil(atLeast / elements.lat.length);
    writeExtract(file, elements, copies);
    return { copies, nodes: copies * elements.lat.length };
  };
  try {
    const alone = await measure(city, write(city, [CITY], 1).nodes);
    const { copies, nodes } = write(country, cities, NODES);
    return { alone, among: await measure(country, nodes), copies };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

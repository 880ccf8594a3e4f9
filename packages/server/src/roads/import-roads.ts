import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { buildGraph } from '@safiri/dispatch/roads/build-graph.ts';
import { boundsOf, type RoadGraph } from '@safiri/dispatch/roads/road-graph.ts';
import { collectWays } from './collect-ways.ts';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { ImportError } from './import-error.ts';
import { pbfSource } from './osm-pbf.ts';
import type { OsmSource } from './osm-source.ts';
import { overpassSource } from './overpass.ts';
import type { RoadFileAbout } from './road-file.ts';

/** The notice that the Open Database License asks for. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

/** A larger JSON text can't be held; the binary form is read piece by piece. */
const JSON_BYTES_AT_MOST = 400 * 1024 * 1024;

export interface ImportedRoads {
  readonly graph: RoadGraph;
  readonly turns: TurnsTaken;
  /** Streets with hours that are no simple form, and so are open at all hours. */
  readonly unreadHours: number;
  readonly about: Omit<RoadFileAbout, 'lengths'>;
}

/** What became of the rules about turning that an extract has. */
interface TurnsTaken {
  readonly placed: number;
  /** Their streets are not there or do not meet. */
  readonly left: number;
  /** They hold at some hours only, or are of no known kind. */
  readonly unread: number;
}

/** Opens an extract by its name. @throws ImportError when it is of no known kind */
export async function openExtract(file: string): Promise<OsmSource> {
  if ((await stat(file).catch(() => undefined)) === undefined) throw new ImportError(`There is no file ${file}.`);
  if (file.endsWith('.pbf')) return pbfSource(file);
  if (!/\.json(\.gz)?$/.test(file))
    throw new ImportError(`${file}: give an .osm.pbf file, or an answer of the Overpass API as .json or .json.gz`);
  return overpassSource(await readJson(file));
}

/** The text of a JSON file, unpacked. @throws ImportError when it is absent, damaged or too large */
export async function readJson(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new ImportError(`There is no file ${file}.`);
  });
  const tooLarge = () => new ImportError(`${file} is too large for JSON: give the .osm.pbf file of the region.`);
  if (bytes.length > JSON_BYTES_AT_MOST) throw tooLarge();
  if (!file.endsWith('.gz')) return bytes.toString();
  const unpacked = await promisify(gunzip)(bytes, { maxOutputLength: JSON_BYTES_AT_MOST }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new ImportError(`${file} is damaged: it was not downloaded to its end.`);
  });
  return unpacked.toString();
}

/** @throws ImportError when there are no streets in it */
export async function importRoads(source: OsmSource, within?: Bounds): Promise<ImportedRoads> {
  const { ways, unreadTurns, unreadHours } = await collectWays(source, within);
  const { graph, turns } = buildGraph(ways);
  if (graph.edgeFrom.length === 0) throw new ImportError('There are no streets in it that lead anywhere.');
  return {
    graph,
    turns: { ...turns, unread: unreadTurns },
    unreadHours,
    about: { timestamp: source.timestamp() ?? null, attribution: OSM_ATTRIBUTION, bounds: boundsOf(graph) },
  };
}

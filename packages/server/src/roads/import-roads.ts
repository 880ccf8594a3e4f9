import { readFile, stat } from 'node:fs/promises';
import { buildGraph } from '@safiri/dispatch/roads/build-graph.ts';
import { boundsOf, type RoadGraph } from '@safiri/dispatch/roads/road-graph.ts';
import { collectWays } from './collect-ways.ts';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { RoadsError } from './import-error.ts';
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
  readonly about: Omit<RoadFileAbout, 'lengths'>;
}

/** Opens an extract by its name. @throws RoadsError when it is of no known kind */
export async function openExtract(file: string): Promise<OsmSource> {
  const size = (await stat(file).catch(() => undefined))?.size;
  if (size === undefined) throw new RoadsError(`There is no file ${file}.`);
  if (file.endsWith('.pbf')) return pbfSource(file);
  if (!file.endsWith('.json')) throw new RoadsError(`${file}: give an .osm.pbf file, or an answer of the Overpass API as .json`);
  if (size > JSON_BYTES_AT_MOST) throw new RoadsError(`${file} is too large for JSON: give the .osm.pbf file of the region.`);
  return overpassSource(await readFile(file, 'utf8'));
}

/** @throws RoadsError when there are no streets in it */
export async function importRoads(source: OsmSource, within?: Bounds): Promise<ImportedRoads> {
  const graph = buildGraph(await collectWays(source, within));
  if (graph.edgeFrom.length === 0) throw new RoadsError('There are no streets in it that lead anywhere.');
  return { graph, about: { timestamp: source.timestamp() ?? null, attribution: OSM_ATTRIBUTION, bounds: boundsOf(graph) } };
}

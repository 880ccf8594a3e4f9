import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { encodeRoads, importRoads, streetNotes, OSM_ATTRIBUTION, openExtract } from '../roads/public.ts';
import { readBase } from './base-layers.ts';
import { cutExtract } from './cut-extract.ts';
import { type Edition, storeEdition } from './editions.ts';
import { featuresOf } from './extract-features.ts';
import { linesOf, type MapFeature, TILE_ZOOMS, tileLayers, type Position } from './map-feature.ts';
import { encodePlaces } from './places-file.ts';
import { placesOf } from './places-of.ts';
import { packArchive } from './pmtiles-writer.ts';
import { seaOf } from './sea.ts';
import { tilesOf } from './tile-city.ts';

export interface CityImport {
  /** An OpenStreetMap extract, and GeoJSON files of further layers. */
  readonly file: string;
  readonly bases: readonly string[];
  readonly city: string;
  readonly name: string;
  readonly within: Bounds;
  /** The folder of all maps. */
  readonly root: string;
  readonly now: Date;
}

export interface ImportedCity {
  readonly edition: Edition;
  readonly streets: number;
  readonly junctions: number;
  readonly places: number;
  /** What the person who imports should know: lines. */
  readonly notes: readonly string[];
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The part of an area that has something in it. */
function boundsWithin(features: readonly MapFeature[], within: Bounds): Bounds {
  let [south, west, north, east] = [within.north, within.east, within.south, within.west];
  const see = ([lng = 0, lat = 0]: Position) => {
    if (lat < within.south || lat > within.north || lng < within.west || lng > within.east) return;
    [south, north, west, east] = [Math.min(south, lat), Math.max(north, lat), Math.min(west, lng), Math.max(east, lng)];
  };
  for (const { geometry } of features) for (const line of linesOf(geometry)) line.forEach(see);
  return { south, west, north, east };
}

/** The part of an area that an extract was made for, where it says so: beyond it coasts end. */
function commonOf(area: Bounds, extract: Bounds | undefined): Bounds {
  if (extract === undefined) return area;
  const { south, west, north, east } = extract;
  const common = {
    south: Math.max(area.south, south),
    west: Math.max(area.west, west),
    north: Math.min(area.north, north),
    east: Math.min(area.east, east),
  };
  return common.south < common.north && common.west < common.east ? common : area;
}

/** Makes a city's streets, tiles and places of an extract and keeps them as one edition. @throws ImportError with a line for the person who gave the file */
export async function importCity({ file, bases, city, name, within, root, now }: CityImport): Promise<ImportedCity> {
  const base: MapFeature[] = [];
  for (const one of bases) base.push(...(await readBase(one)));
  const extract = await cutExtract(await openExtract(file), within);
  const roads = await importRoads(extract.source, within);
  const { graph, about } = roads;
  const sea = seaOf(extract, commonOf(within, extract.source.bounds?.()));
  const features = [...featuresOf(extract), ...sea.features, ...base];
  const bounds = boundsWithin(features, within);
  const places = placesOf(features);
  const said = {
    city,
    name,
    attribution: OSM_ATTRIBUTION,
    bounds,
    timestamp: about.timestamp,
    minZoom: TILE_ZOOMS.min,
    maxZoom: TILE_ZOOMS.max,
  };
  const tiles = packArchive(tilesOf(features, bounds), {
    ...said,
    metadata: {
      name,
      attribution: OSM_ATTRIBUTION,
      license: 'ODbL-1.0',
      vector_layers: tileLayers.map((id) => ({
        id,
        fields: { kind: 'String', name: 'String' },
        minzoom: TILE_ZOOMS.min,
        maxzoom: TILE_ZOOMS.max,
      })),
    },
  });
  const inputs = await Promise.all([file, ...bases].map(async (one) => ({ file: basename(one), sha256: await sha256Of(one) })));
  const edition = await storeEdition(
    root,
    { ...said, inputs, importedAt: now.toISOString() },
    { tiles, roads: encodeRoads(graph, about), places: encodePlaces(places) },
  );
  return {
    edition,
    streets: graph.edgeFrom.length,
    junctions: graph.nodeLat.length,
    places: places.length,
    notes: [...(sea.trouble === undefined ? [] : [sea.trouble]), ...streetNotes(roads)],
  };
}

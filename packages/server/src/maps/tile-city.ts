import type { Bounds } from '@safiri/rules/places/geo.ts';
import { type MapFeature, TILE_ZOOMS, tileLayers } from './map-feature.ts';
import { fromGeojsonVt, GeoJSONVT, type TileFeature } from './slicer.ts';

const EXTENT = 4096;
/** Around each tile, in its units: wide enough for the strokes and dots at its edge. */
const BUFFER = 64;
/** Units by which a line may leave its course: far below a pixel, but for the last zoom, which is drawn larger. */
const TOLERANCE = 6;
const LAST_TOLERANCE = 3;

export interface CityTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

interface Grid {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The tiles of a zoom that a box touches. */
function gridOf({ south, west, north, east }: Bounds, z: number): Grid {
  const tiles = 2 ** z;
  const column = (lng: number) => Math.min(tiles - 1, Math.max(0, Math.floor(((lng + 180) / 360) * tiles)));
  const row = (lat: number) => {
    const angle = (Math.min(85, Math.max(-85, lat)) * Math.PI) / 180;
    return Math.min(tiles - 1, Math.max(0, Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * tiles)));
  };
  return { west: column(west), east: column(east), north: row(north), south: row(south) };
}

/** The tags of a feature at a zoom: names only from where there is room for them. */
function tagsAt({ tags, named }: MapFeature, z: number): MapFeature['tags'] {
  if (named === undefined || z >= named) return tags;
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !key.startsWith('name') && key !== 'ref'));
}

/** The features of a tile as they are coded: lines and surfaces that look the same are one feature, which saves a third of the bytes. */
function merged(features: readonly TileFeature[]): TileFeature[] {
  const alike = new Map<string, unknown[]>();
  const all: TileFeature[] = [];
  for (const { type, tags, geometry } of features) {
    const key = `${type} ${JSON.stringify(tags)}`;
    const known = type === 1 ? undefined : alike.get(key);
    if (known !== undefined) {
      for (const part of geometry) known.push(part);
      continue;
    }
    // A list of its own, to which others are added.
    const parts = [...geometry];
    alike.set(key, parts);
    all.push({ type, tags, geometry: parts });
  }
  return all;
}

/** All tiles of a city that have something in them, zoom by zoom. */
export function* tilesOf(features: readonly MapFeature[], bounds: Bounds): Generator<CityTile> {
  for (let z: number = TILE_ZOOMS.min; z <= TILE_ZOOMS.max; z += 1) {
    const shown = features.filter(({ minZoom }) => minZoom <= z);
    const index = new GeoJSONVT(
      {
        type: 'FeatureCollection',
        features: shown.map((feature, at) => ({ type: 'Feature', properties: { at }, geometry: feature.geometry })),
      },
      // One zoom more than is made, so that the last one is simplified too.
      { maxZoom: z + 1, indexMaxZoom: 0, extent: EXTENT, buffer: BUFFER, tolerance: z === TILE_ZOOMS.max ? LAST_TOLERANCE : TOLERANCE },
    );
    const { west, east, north, south } = gridOf(bounds, z);
    for (let x = west; x <= east; x += 1) {
      for (let y = north; y <= south; y += 1) {
        const tile = index.getTile(z, x, y);
        if (tile === null || tile.features.length === 0) continue;
        const layers = tileLayers.flatMap((name) => {
          const those = tile.features.flatMap(({ type, geometry, tags }): TileFeature[] => {
            const from = shown[Number(tags['at'])] as MapFeature;
            return from.layer === name ? [{ type, geometry, tags: tagsAt(from, z) }] : [];
          });
          return those.length === 0 ? [] : [[name, { features: merged(those) }] as const];
        });
        yield { z, x, y, data: fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT }) };
      }
    }
  }
}

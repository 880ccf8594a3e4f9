import * as slicing from '@maplibre/geojson-vt';
import * as coding from '@maplibre/vt-pbf';
import type { FeatureTags, MapGeometry } from './map-feature.ts';

/** A feature within a tile: points, lines or surfaces in the units of the tile. */
export interface TileFeature {
  readonly type: 1 | 2 | 3;
  readonly geometry: readonly unknown[];
  readonly tags: FeatureTags;
}

interface Slicer {
  getTile(z: number, x: number, y: number): { readonly features: readonly TileFeature[] } | null;
}

interface SlicerOptions {
  readonly maxZoom: number;
  readonly indexMaxZoom: number;
  readonly extent: number;
  readonly buffer: number;
  readonly tolerance: number;
}

/** What we use of the two libraries, whose own types are not made for the resolution of modules by Node. */
interface Libraries {
  readonly GeoJSONVT: new (
    data: {
      readonly type: 'FeatureCollection';
      readonly features: readonly { readonly type: 'Feature'; readonly properties: FeatureTags; readonly geometry: MapGeometry }[];
    },
    options: SlicerOptions,
  ) => Slicer;
  readonly fromGeojsonVt: (
    layers: Readonly<Record<string, { readonly features: readonly TileFeature[] }>>,
    options: { readonly version: number; readonly extent: number },
  ) => Uint8Array;
}

export const { GeoJSONVT, fromGeojsonVt }: Libraries = { ...slicing, ...coding } as unknown as Libraries;

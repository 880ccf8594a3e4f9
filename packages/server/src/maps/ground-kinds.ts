import { areaOf, type FeatureKind, type MapGeometry, zoomOfArea } from './map-feature.ts';
import { namesOf } from './names.ts';

type Tags = Readonly<Record<string, unknown>>;

const waterwayZoom: Readonly<Record<string, number>> = { river: 9, canal: 12, stream: 13, drain: 14, ditch: 14 };

/** A river, canal or stream as a line; undefined for what nobody sees. */
export function waterwayKind(value: string, tags: Tags): FeatureKind | undefined {
  const minZoom = Object.hasOwn(waterwayZoom, value) ? waterwayZoom[value] : undefined;
  return minZoom === undefined ? undefined : { layer: 'water', minZoom, tags: { kind: value, ...namesOf(tags) } };
}

/** The name of a lake or bay, at its middle. */
export const waterNameKind = (tags: Tags): FeatureKind => ({ layer: 'water', minZoom: 11, tags: { kind: 'lake', ...namesOf(tags) } });

export const waterKind = (kind: string, geometry: MapGeometry): FeatureKind => ({
  layer: 'water',
  minZoom: zoomOfArea(areaOf(geometry), 6, 14),
  tags: { kind },
});

/** Green, and what land is used for; `kind` as OpenStreetMap says it. */
export const landuseKind = (kind: string, geometry: MapGeometry): FeatureKind => ({
  layer: 'landuse',
  minZoom: zoomOfArea(areaOf(geometry), 8, 14),
  tags: { kind },
});

/** Houses are drawn at street zoom; halls and towers, by which people find their way, a zoom before. */
const LARGE_SQUARE_METERS = 5000;

export const buildingKind = (geometry: MapGeometry, height: number | undefined): FeatureKind => ({
  layer: 'buildings',
  minZoom: areaOf(geometry) >= LARGE_SQUARE_METERS ? 13 : 14,
  tags: { kind: 'building', ...(height === undefined ? {} : { height: Math.round(height) }) },
});

const rails: ReadonlySet<string> = new Set(['rail', 'narrow_gauge', 'light_rail', 'subway', 'tram', 'monorail', 'funicular']);

/** Railways; sidings and yards only at street zoom. */
export function railKind(value: string, service: unknown): FeatureKind | undefined {
  if (!rails.has(value)) return undefined;
  return { layer: 'transit', minZoom: typeof service === 'string' ? 13 : 10, tags: { kind: value } };
}

export const ferryKind = (tags: Tags): FeatureKind => ({ layer: 'transit', minZoom: 10, tags: { kind: 'ferry', ...namesOf(tags) } });

/** Runways and taxiways as lines. */
export const airfieldLineKind = (value: string): FeatureKind => ({
  layer: 'roads',
  minZoom: value === 'runway' ? 10 : 12,
  tags: { kind: 'aeroway', kind_detail: value },
});

/** Shapes of GeoJSON (RFC 7946): longitude and latitude, degrees. */
export type Position = number[];
interface Point {
  readonly type: 'Point';
  readonly coordinates: Position;
}
interface LineString {
  readonly type: 'LineString';
  readonly coordinates: Position[];
}
export interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: Position[][];
}
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}

/** The layers of a map tile; names and kinds follow the Protomaps basemap (docs/maps.md lists them). */
export const tileLayers = ['landuse', 'water', 'buildings', 'transit', 'roads', 'places', 'pois'] as const;
export type TileLayer = (typeof tileLayers)[number];

/** The zooms of which tiles are made; a closer view draws the tiles of the last one larger. */
export const TILE_ZOOMS = { min: 6, max: 14 } as const;

export type FeatureTags = Readonly<Record<string, string | number | boolean>>;

export type MapGeometry = Point | LineString | Polygon | MultiPolygon;

/** Something that a tile draws. */
export interface MapFeature {
  readonly layer: TileLayer;
  /** The first zoom whose tiles have it. */
  readonly minZoom: number;
  /** The first zoom whose tiles have its name; all of them without it. */
  readonly named?: number | undefined;
  readonly tags: FeatureTags;
  /** By which it is found, but not shown. */
  readonly otherNames?: readonly string[] | undefined;
  readonly geometry: MapGeometry;
}

/** What a feature is, before anybody knows where. */
export type FeatureKind = Omit<MapFeature, 'geometry'>;

const EARTH_METERS = 40_075_016;
/** Side of a tile on a screen, pixels. */
const TILE_PIXELS = 512;
/** A smaller side of a surface is not seen. */
const SEEN_PIXELS = 4;

/** The first zoom at which a surface of so many square metres is more than a dot, within the given ones. */
export function zoomOfArea(squareMeters: number, least: number, most: number): number {
  const zoom = Math.ceil(Math.log2(((EARTH_METERS / TILE_PIXELS) * SEEN_PIXELS) / Math.sqrt(Math.max(1, squareMeters))));
  return Math.min(most, Math.max(least, zoom));
}

const METERS_PER_DEGREE = 111_195;

/** Square metres of the outline of a surface, on a flat map around it. */
export function areaOf(geometry: MapGeometry): number {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.reduce((sum, [outer = []]) => sum + ringArea(outer), 0);
  return geometry.type === 'Polygon' ? ringArea(geometry.coordinates[0] ?? []) : 0;
}

function ringArea(ring: readonly Position[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[(i + 1) % ring.length] ?? [];
    twice += ax * by - bx * ay;
  }
  const cosine = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return (Math.abs(twice) / 2) * METERS_PER_DEGREE ** 2 * cosine;
}

/** All lines and outlines of a shape. */
export function linesOf(geometry: MapGeometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
  }
}

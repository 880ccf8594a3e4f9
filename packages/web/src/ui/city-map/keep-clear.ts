import type { Feature, Label, LabelSymbolizer } from 'protomaps-leaflet';
import type { Point } from '@safiri/rules/places/geo.ts';

/** What lies on the map and must not have names beneath it. */
export interface TripOnMap {
  readonly path?: readonly Point[] | undefined;
  readonly pickup?: Point | undefined;
  readonly dropoff?: Point | undefined;
  /** What is named over the map already: the map says it no second time. */
  readonly named?: readonly string[] | undefined;
}

/** The layer of a tile that holds the trip; no city's tiles have one of this name. */
export const TRIP_LAYER = 'trip';

/** Side of the data tiles in their own pixels. */
const TILE_PX = 512;
const EARTH_HALF = Math.PI;

/** Where a point is in the pixels of a whole world of tiles at a zoom. */
function worldPixels({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const side = TILE_PX * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const mercator = Math.log(Math.tan(Math.PI / 4 + angle / 2));
  return { x: ((lng + 180) / 360) * side, y: ((EARTH_HALF - mercator) / (2 * EARTH_HALF)) * side };
}

type Kind = 'pickup' | 'dropoff' | 'route';

/** Half the side of what each covers, and how far above its point its middle lies, in pixels of the screen. */
const covered: Record<Kind, { half: number; up: number }> = {
  pickup: { half: 16, up: 0 },
  dropoff: { half: 21, up: 21 },
  route: { half: 9, up: 0 },
};
/** How far apart the boxes along the route are. */
const ROUTE_STEP = 14;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Places along a line, each with the direction of the line there.
 * @param step how far apart, in the line's own units
 * @param first how far from its beginning the first is
 */
export function along(line: readonly Place[], step: number, first = 0): Array<Place & { angle: number }> {
  const places: Array<Place & { angle: number }> = [];
  let left = first;
  for (let i = 1; i < line.length; i += 1) {
    const [from, to] = [line[i - 1] as Place, line[i] as Place];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (; left <= length && length > 0; left += step) {
      places.push({ x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length, angle });
    }
    left -= length;
  }
  return places;
}

const nothing = () => {};

/**
 * Takes the room of the route and the pins before any name is placed, and draws nothing: Leaflet draws them. Each box is a
 * label of its own, for those at the edge of a tile are taken by the next tile as well, and labels that meet are left out whole.
 */
export class KeepClear implements LabelSymbolizer {
  place(_layout: unknown, geometry: Feature['geom'], { props }: Feature): Label[] {
    const kind = props['kind'] as Kind;
    const { half, up } = covered[kind];
    const places = kind === 'route' ? geometry.flatMap((line) => along(line, ROUTE_STEP)) : geometry.flat();
    const anchor = geometry[0]?.[0];
    if (anchor === undefined) return [];
    return places.map(({ x, y }) => {
      const box = { minX: x - half, minY: y - up - half, maxX: x + half, maxY: y - up + half };
      return { anchor, bboxes: [box], draw: nothing };
    });
  }
}

/** A data tile, by its number. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

type MakePoint = (x: number, y: number) => Feature['geom'][number][number];

/**
 * The trip as features of a data tile, in its pixels: of the route what touches it, with a margin, so that the whole of a
 * long way is not looked at for every tile.
 */
export function tripFeatures({ path = [], pickup, dropoff }: TripOnMap, tile: TileAddress, point: MakePoint): Feature[] {
  const inTile = (at: Point) => {
    const { x, y } = worldPixels(at, tile.z);
    return { x: x - tile.x * TILE_PX, y: y - tile.y * TILE_PX };
  };
  const isNear = ({ x, y }: Place) => x > -64 && y > -64 && x < TILE_PX + 64 && y < TILE_PX + 64;
  const lines: Place[][] = [];
  let line: Place[] | undefined;
  for (let i = 1; i < path.length; i += 1) {
    const [from, to] = [inTile(path[i - 1] as Point), inTile(path[i] as Point)];
    const touches = along([from, to], TILE_PX / 8).some(isNear) || isNear(to);
    if (!touches) line = undefined;
    else if (line === undefined) lines.push((line = [from, to]));
    else line.push(to);
  }
  const feature = (kind: Kind, places: Place[][]): Feature => {
    const flat = places.flat();
    return {
      props: { kind },
      bbox: {
        minX: Math.min(...flat.map(({ x }) => x)),
        minY: Math.min(...flat.map(({ y }) => y)),
        maxX: Math.max(...flat.map(({ x }) => x)),
        maxY: Math.max(...flat.map(({ y }) => y)),
      },
      geomType: kind === 'route' ? 2 : 1,
      geom: places.map((part) => part.map(({ x, y }) => point(x, y))),
      numVertices: flat.length,
    };
  };
  const pin = (kind: Kind, at: Point | undefined): Feature[] => {
    const place = at === undefined ? undefined : inTile(at);
    // A tile that has the way has its pins before it, however far: the boxes of the way would leave them none in the next tile.
    return place === undefined || (lines.length === 0 && !isNear(place)) ? [] : [feature(kind, [[place]])];
  };
  return [...pin('pickup', pickup), ...pin('dropoff', dropoff), ...(lines.length === 0 ? [] : [feature('route', lines)])];
}

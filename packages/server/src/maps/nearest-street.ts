import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { CityMap } from './city-map.ts';

const EARTH_METERS = 40_075_016;
/** What nobody gives as an address. */
const NO_ADDRESS = new Set(['path', 'aeroway', 'ferry']);

export interface NearStreet {
  readonly name: string;
  /** Where the street comes nearest. */
  readonly point: Point;
  readonly meters: number;
}

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** Place on the square of the whole world in Web Mercator, 0 to 1 from the north-west. */
function squareOf({ lat, lng }: Point): Flat {
  const angle = (Math.min(85, Math.max(-85, lat)) * Math.PI) / 180;
  return { x: (lng + 180) / 360, y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2 };
}

const fromSquare = ({ x, y }: Flat): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: x * 360 - 180,
});

/** The point between two others that is nearest to `to`. */
function footOf(to: Flat, a: Flat, b: Flat): Flat {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / length));
  return { x: a.x + part * dx, y: a.y + part * dy };
}

/**
 * The street with a name that is nearest to a point, by the lines of the tile that the point is in: the file of places has
 * one point of a street in each suburb, which says nothing about its ends.
 * @returns undefined when none is within so many metres, or the point is outside the map
 * @throws when the tile can't be read
 */
export async function streetNear(map: CityMap, point: Point, withinMeters: number): Promise<NearStreet | undefined> {
  const zoom = map.edition.maxZoom;
  const square = squareOf(point);
  const tiles = 2 ** zoom;
  const [column, row] = [Math.floor(square.x * tiles), Math.floor(square.y * tiles)];
  const data = await map.tile(zoom, column, row);
  if (data === undefined) return undefined;
  const layer = new VectorTile(new PbfReader(await promisify(gunzip)(data))).layers['roads'];
  if (layer === undefined) return undefined;
  const side = layer.extent * tiles;
  const origin = { x: column * layer.extent, y: row * layer.extent };
  const at = { x: square.x * side - origin.x, y: square.y * side - origin.y };
  const metersPerUnit = (EARTH_METERS * Math.cos((point.lat * Math.PI) / 180)) / side;
  let least = withinMeters / metersPerUnit;
  let best: { readonly name: string; readonly foot: Flat } | undefined;
  for (let i = 0; i < layer.length; i += 1) {
    const feature = layer.feature(i);
    const { name, kind } = feature.properties;
    if (typeof name !== 'string' || NO_ADDRESS.has(String(kind))) continue;
    for (const line of feature.loadGeometry())
      for (let j = 1; j < line.length; j += 1) {
        const foot = footOf(at, line[j - 1] as Flat, line[j] as Flat);
        const away = Math.hypot(foot.x - at.x, foot.y - at.y);
        if (away < least) [least, best] = [away, { name, foot }];
      }
  }
  if (best === undefined) return undefined;
  const on = fromSquare({ x: (best.foot.x + origin.x) / side, y: (best.foot.y + origin.y) / side });
  return { name: best.name, point: on, meters: least * metersPerUnit };
}

import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { MapFeature, Position } from './map-feature.ts';
import { areaPlaces } from './place-kinds.ts';
import type { ImportedPlace } from './places-file.ts';

/** Farther than this a suburb's sign says nothing about a street. */
const AREA_WITHIN_METERS = 4000;

interface Named {
  readonly name: string;
  readonly kind: string;
  readonly point: Point;
  readonly others: readonly string[];
}

/** Side of a cell in which signs are looked for, degrees: about the distance that counts. */
const CELL = 0.04;

/** The nearest sign of a suburb, town or village around a point. */
function areasOf(features: readonly MapFeature[]): (point: Point, except?: string) => string | undefined {
  const cells = new Map<string, { name: string; point: Point }[]>();
  const cellOf = (degrees: number) => Math.floor(degrees / CELL);
  for (const { layer, tags, geometry } of features) {
    if (layer !== 'places' || geometry.type !== 'Point' || !areaPlaces.has(String(tags['kind'])) || typeof tags['name'] !== 'string')
      continue;
    const [lng = 0, lat = 0] = geometry.coordinates;
    const key = `${cellOf(lat)},${cellOf(lng)}`;
    cells.set(key, [...(cells.get(key) ?? []), { name: tags['name'], point: { lat, lng } }]);
  }
  return (point, except) => {
    let best: string | undefined;
    let least = AREA_WITHIN_METERS;
    for (let row = cellOf(point.lat) - 1; row <= cellOf(point.lat) + 1; row += 1) {
      for (let column = cellOf(point.lng) - 1; column <= cellOf(point.lng) + 1; column += 1) {
        for (const sign of cells.get(`${row},${column}`) ?? []) {
          const meters = distanceMeters(point, sign.point);
          if (meters < least && sign.name !== except) [best, least] = [sign.name, meters];
        }
      }
    }
    return best;
  };
}

/** A point on a line, halfway along its list of points. */
const middleOf = (line: readonly Position[]): Point => {
  const [lng = 0, lat = 0] = line[line.length >> 1] ?? [];
  return { lat, lng };
};

/** What of the map people ask for by name: places, places of interest, and each street once in each suburb. */
export function placesOf(features: readonly MapFeature[]): ImportedPlace[] {
  const areaOf = areasOf(features);
  const streets = new Map<string, Named & { readonly length: number }>();
  const found = new Map<string, ImportedPlace>();
  const add = ({ name, kind, point, others }: Named, area: string | undefined) => {
    // The same sign twice, as a node and as the outline around it.
    const key = `${name}|${kind}|${point.lat.toFixed(2)},${point.lng.toFixed(2)}`;
    if (!found.has(key))
      found.set(key, { name, kind, point, ...(area === undefined ? {} : { area }), ...(others.length === 0 ? {} : { others }) });
  };
  for (const feature of features) {
    const { layer, tags, geometry } = feature;
    const name = tags['name'];
    if (typeof name !== 'string') continue;
    if ((layer === 'places' || layer === 'pois') && geometry.type === 'Point') {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const point = { lat, lng };
      add({ name, kind: String(tags['kind']), point, others: feature.otherNames ?? [] }, areaOf(point, name));
    } else if (layer === 'roads' && geometry.type === 'LineString' && tags['kind'] !== 'path') {
      const point = middleOf(geometry.coordinates);
      const area = areaOf(point);
      const key = `${name}|${area ?? `${point.lat.toFixed(1)},${point.lng.toFixed(1)}`}`;
      const known = streets.get(key);
      // The longest piece of a street in a suburb stands for it.
      if (known === undefined || geometry.coordinates.length > known.length) {
        streets.set(key, { name, kind: 'street', point, others: feature.otherNames ?? [], length: geometry.coordinates.length });
      }
    }
  }
  for (const street of streets.values()) add(street, areaOf(street.point));
  return [...found.values()];
}

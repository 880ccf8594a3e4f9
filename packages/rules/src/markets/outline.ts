import type { Area, Position, Ring } from './document.ts';

/** Corners of a ring without the last one, which is the first once more. */
export const cornersOf = (ring: Ring): readonly Position[] => ring.slice(0, -1);

/** The closed ring of corners. */
export const ringOf = (corners: readonly Position[]): Ring => (corners[0] === undefined ? [] : [...corners, corners[0]]);

/** On which side of the way from one to another a point lies: above 0 left, below 0 right, 0 on it. */
const side = ([ax, ay]: Position, [bx, by]: Position, [px, py]: Position): number => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const isBetween = ([ax, ay]: Position, [bx, by]: Position, [px, py]: Position): boolean =>
  Math.min(ax, bx) <= px && px <= Math.max(ax, bx) && Math.min(ay, by) <= py && py <= Math.max(ay, by);

function meet(a: Position, b: Position, c: Position, d: Position): boolean {
  const [ofC, ofD, ofA, ofB] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  );
}

/**
 * The first two edges that meet without being neighbours, by the number of the corner that each begins at; undefined where none do.
 * Whoever draws is told at once; the document's own check is what counts.
 * @param corners in degrees
 */
export function crossingEdges(corners: readonly Position[]): readonly [number, number] | undefined {
  const edges = corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const);
  for (const [i, [a, b]] of edges.entries()) {
    const j = edges.findIndex(([c, d], other) => {
      const areNeighbours = other <= i + 1 || (i === 0 && other === edges.length - 1);
      return !areNeighbours && meet(a, b, c, d);
    });
    if (j !== -1) return [i, j];
  }
  return undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Longitude and latitude alone: an outline has no heights. */
const positions = (ring: unknown): unknown =>
  Array.isArray(ring) ? ring.map((at: unknown) => (Array.isArray(at) ? at.slice(0, 2) : at)) : ring;

/** The area that a GeoJSON text means: a polygon or several, bare, in a feature, or in a collection of one; undefined for anything else. */
export function areaOfGeoJson(text: string): Area | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isJson(value) && Array.isArray(value['features']) && value['features'].length === 1) [value] = value['features'] as unknown[];
  if (isJson(value) && value['type'] === 'Feature') value = value['geometry'];
  if (!isJson(value) || !Array.isArray(value['coordinates'])) return undefined;
  const { type, coordinates } = value as { type: unknown; coordinates: unknown[] };
  if (type === 'Polygon') return { type, coordinates: coordinates.map(positions) } as Area;
  if (type !== 'MultiPolygon') return undefined;
  return { type, coordinates: coordinates.map((polygon) => (Array.isArray(polygon) ? polygon.map(positions) : polygon)) } as Area;
}

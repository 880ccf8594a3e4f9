import { type Bounds, distanceMeters } from '@safiri/rules/places/geo.ts';
import { BrokenCoast, placeOf } from './coast-lines.ts';
import type { Position } from './map-feature.ts';

/** A coast that comes into a box and leaves it again, its two ends on the edge. */
export interface Crossing {
  readonly line: readonly Position[];
  /** Places on the edge: clockwise from the north-west corner, a side counting 1. */
  readonly enters: number;
  readonly leaves: number;
}

/** A coast may end this far before the edge: extracts are cut between two nodes. */
const SHORT_OF_EDGE_METERS = 1000;

const isInside = ([lng = 0, lat = 0]: Position, { south, west, north, east }: Bounds) =>
  lat > south && lat < north && lng > west && lng < east;

/** Where a point of the edge, or the nearest one to a point inside, lies on the edge. */
function onEdge([lng = 0, lat = 0]: Position, { south, west, north, east }: Bounds): { at: Position; place: number } {
  const [across, down] = [(lng - west) / (east - west), (north - lat) / (north - south)];
  const sides = [
    { away: Math.abs(lat - north), at: [lng, north], place: across },
    { away: Math.abs(lng - east), at: [east, lat], place: 1 + down },
    { away: Math.abs(lat - south), at: [lng, south], place: 3 - across },
    { away: Math.abs(lng - west), at: [west, lat], place: (4 - down) % 4 },
  ];
  return sides.reduce((best, side) => (side.away < best.away ? side : best));
}

/** The corner at a whole number of sides. */
export const cornerOf = ({ south, west, north, east }: Bounds, side: number): Position =>
  [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ][side % 4] as Position;

/** The part of a step that lies in the box, as shares of its length (Liang and Barsky); undefined for none. */
function partInside([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, box: Bounds): [from: number, to: number] | undefined {
  let [from, to] = [0, 1];
  const bounds = [
    [ax - bx, ax - box.west],
    [bx - ax, box.east - ax],
    [ay - by, ay - box.south],
    [by - ay, box.north - ay],
  ] as const;
  for (const [step, room] of bounds) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    else if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to ? [from, to] : undefined;
}

const along = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, share: number): Position => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
const pointOf = ([lng = 0, lat = 0]: Position) => ({ lat, lng });
const same = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** A closed coast begun anew at a point outside of the box; undefined when it lies inside as a whole. */
function begunOutside(ring: readonly Position[], box: Bounds): Position[] | undefined {
  const at = ring.findIndex(([lng = 0, lat = 0]) => lat < box.south || lat > box.north || lng < box.west || lng > box.east);
  return at < 0 ? undefined : [...ring.slice(at, -1), ...ring.slice(0, at + 1)];
}

/**
 * What of a coast lies in a box: the pieces that cross it, or the whole of a closed one.
 * @throws BrokenCoast when it begins or ends in the middle
 */
export function clipCoast(line: readonly Position[], box: Bounds): { crossings: Crossing[]; ring?: readonly Position[] } {
  const isClosed = line.length > 3 && same(line[0], line.at(-1));
  const path = isClosed ? begunOutside(line, box) : line;
  if (path === undefined) return { crossings: [], ring: line };
  const crossings: Crossing[] = [];
  let piece: Position[] = [];
  const toEdge = (at: Position) => {
    const edge = onEdge(at, box);
    if (distanceMeters(pointOf(at), pointOf(edge.at)) > SHORT_OF_EDGE_METERS) throw new BrokenCoast(`the coastline ends at ${placeOf(at)}`);
    return edge;
  };
  const end = () => {
    const [first, last] = [piece[0], piece.at(-1)];
    // What only touches the edge, or runs along it, divides nothing.
    const isWithin = piece.some((at, i) => i > 0 && isInside(along(piece[i - 1] as Position, at, 0.5), box));
    if (isWithin && first !== undefined && last !== undefined) {
      const [from, to] = [toEdge(first), toEdge(last)];
      crossings.push({ line: [from.at, ...piece, to.at], enters: from.place, leaves: to.place });
    }
    piece = [];
  };
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [path[i - 1] as Position, path[i] as Position];
    const part = partInside(a, b, box);
    if (part === undefined) continue;
    if (piece.length === 0) piece.push(along(a, b, part[0]));
    piece.push(part[1] < 1 ? along(a, b, part[1]) : b);
    if (part[1] < 1) end();
  }
  if (piece.length > 0) end();
  return { crossings };
}

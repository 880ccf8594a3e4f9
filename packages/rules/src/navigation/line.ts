import { bearingDegrees, distanceMeters, moveTowards, type Point } from '../places/geo.ts';

/** A path with the metres from its start at each of its points. */
export interface Line {
  readonly path: readonly Point[];
  readonly along: readonly number[];
  readonly length: number;
}

export function lineOf(path: readonly Point[]): Line {
  const along: number[] = [];
  let meters = 0;
  path.forEach((point, i) => {
    if (i > 0) meters += distanceMeters(path[i - 1] as Point, point);
    along.push(meters);
  });
  return { path, along, length: meters };
}

/** The last point of the path that lies no farther than `meters` from the start, but never its very last. */
export function pieceAt({ along }: Pick<Line, 'along'>, meters: number): number {
  let low = 0;
  let high = Math.max(0, along.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((along[middle] as number) <= meters) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The point so many metres from the start of a line that has one; its ends for less than 0 and more than its length. */
export function pointAlong(line: Line, meters: number): Point {
  const piece = pieceAt(line, meters);
  const here = line.path[piece] as Point;
  return moveTowards(here, line.path[piece + 1] ?? here, meters - (line.along[piece] as number));
}

/** The direction of a line between two places on it, degrees; undefined where it has none. */
export function bearingAlong(line: Line, fromMeters: number, toMeters: number): number | undefined {
  const [from, to] = [pointAlong(line, fromMeters), pointAlong(line, toMeters)];
  return distanceMeters(from, to) < 0.5 ? undefined : bearingDegrees(from, to);
}

/** No yard or car park that a way leads out of is wider, metres. */
const LEAD_METERS = 120;
/** A way meets its street at about a right angle: what bends less looks along the street already. */
const LEAD_BEND_DEGREES = 40;

/**
 * The direction of the street at a piece of a way: of its first and last piece, which may only lead from a place beside the street onto
 * it and off it, that of the street there.
 * @param path at least two points
 * @returns degrees, and whether the piece leads between a place and the street
 */
export function streetBearing(path: readonly Point[], piece: number): { readonly bearing: number; readonly isLead: boolean } {
  const [from, to] = [path[piece] as Point, path[piece + 1] as Point];
  const own = bearingDegrees(from, to);
  const beside = piece === 0 ? 1 : piece === path.length - 2 ? piece - 1 : piece;
  const [start, end] = [path[beside], path[beside + 1]];
  if (beside === piece || start === undefined || end === undefined) return { bearing: own, isLead: false };
  const street = bearingDegrees(start, end);
  const isLead = distanceMeters(from, to) <= LEAD_METERS && Math.abs(turnBetween(own, street)) >= LEAD_BEND_DEGREES;
  return { bearing: isLead ? street : own, isLead };
}

/** How far one turns from one direction to another, degrees: left below 0, right above, from -180 up to 180. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

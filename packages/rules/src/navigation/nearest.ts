import { bearingDegrees, type Point } from '../places/geo.ts';
import { pieceAt, type Line } from './line.ts';

/** The place of a line that is nearest to a point. */
export interface Nearest {
  readonly meters: number;
  readonly off: number;
  readonly point: Point;
  /** The direction of the line there, degrees. */
  readonly bearing: number;
}

const METERS_PER_DEGREE = 111_195;

/** The nearest place between two distances from the start; undefined for a line of fewer than two points. */
export function nearestOn(line: Line, point: Point, fromMeters = 0, toMeters = Infinity): Nearest | undefined {
  const { path, along } = line;
  const scale = METERS_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  let best: { piece: number; share: number; off: number } | undefined;
  for (let piece = pieceAt(line, fromMeters); piece + 1 < path.length && (along[piece] as number) <= toMeters; piece += 1) {
    const [a, b] = [path[piece] as Point, path[piece + 1] as Point];
    const length = (along[piece + 1] as number) - (along[piece] as number);
    if (length === 0) continue;
    const [ax, ay] = [(a.lng - point.lng) * scale, (a.lat - point.lat) * METERS_PER_DEGREE];
    const [dx, dy] = [(b.lng - a.lng) * scale, (b.lat - a.lat) * METERS_PER_DEGREE];
    const least = Math.max(0, (fromMeters - (along[piece] as number)) / length);
    const most = Math.min(1, (toMeters - (along[piece] as number)) / length);
    const share = Math.max(least, Math.min(most, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
    const off = Math.hypot(ax + share * dx, ay + share * dy);
    if (best === undefined || off < best.off) best = { piece, share, off };
  }
  if (best === undefined) return undefined;
  const { piece, share, off } = best;
  const [a, b] = [path[piece] as Point, path[piece + 1] as Point];
  const [start, end] = [along[piece] as number, along[piece + 1] as number];
  return {
    meters: start + share * (end - start),
    off,
    point: { lat: a.lat + share * (b.lat - a.lat), lng: a.lng + share * (b.lng - a.lng) },
    bearing: bearingDegrees(a, b),
  };
}

import { bearingDegrees, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { positionAlong } from '@safiri/rules/places/route-estimate.ts';

/** A drive along a way at a plausible speed. */
export interface Journey {
  readonly from: Point;
  readonly to: Point;
  readonly distanceMeters: number;
  /** Where the vehicle is after so many seconds, and where it heads. */
  at(seconds: number): { point: Point; heading: number; speed: number; arrived: boolean };
}

/**
 * @param way from `from` to `to`, both included
 * @param speed metres per second
 */
export function createJourney(way: readonly Point[], from: Point, to: Point, speed: number): Journey {
  const path = way.length < 2 ? [from, to] : way;
  const total = path.slice(1).reduce((sum, point, i) => sum + distanceMeters(path[i] as Point, point), 0);
  return {
    from,
    to,
    distanceMeters: total,
    at(seconds) {
      const gone = Math.min(total, seconds * speed);
      const point = gone >= total ? to : positionAlong(path, gone);
      const ahead = gone >= total ? to : positionAlong(path, Math.min(total, gone + 10));
      const heading = distanceMeters(point, ahead) < 0.5 ? bearingDegrees(from, to) : bearingDegrees(point, ahead);
      return { point, heading, speed: gone >= total ? 0 : speed, arrived: gone >= total };
    },
  };
}

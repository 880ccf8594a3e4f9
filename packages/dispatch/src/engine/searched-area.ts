import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { Fitting } from './ports.ts';

/** What the index rounds distances by, and some more. */
const ROUNDING_METERS = 0.1;

interface Circle {
  readonly center: Point;
  readonly meters: number;
  readonly only: Fitting;
}

/** Whether all who fit `asked` are among those who fit `seen`. */
const isWider = (seen: Fitting, asked: Fitting): boolean =>
  (seen.free !== true || asked.free === true) &&
  (seen.verifiedFemale !== true || asked.verifiedFemale === true) &&
  asked.pools.every((pool) => seen.pools.includes(pool));

/** The circles around pickups in which every driver who fits is known, because all of it was searched. */
export class SearchedArea {
  private readonly circles: Circle[] = [];

  /** @param only whom the search was for; others were left out */
  add(center: Point, meters: number, only: Fitting): void {
    this.circles.push({ center, meters, only });
  }

  /** Whether one of them holds a whole circle, for those who fit. */
  covers(center: Point, meters: number, only: Fitting): boolean {
    const holds = (circle: Circle) =>
      isWider(circle.only, only) &&
      circle.meters >= meters &&
      distanceMeters(center, circle.center) + meters + ROUNDING_METERS <= circle.meters;
    return this.circles.some(holds);
  }
}

import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

/** What the index rounds distances by, and some more. */
const ROUNDING_METERS = 0.1;

interface Circle {
  readonly center: Point;
  readonly meters: number;
  readonly womenOnly: boolean;
}

/** The circles around pickups in which every driver is known, because somebody looked at all of them. */
export class Sight {
  private readonly circles: Circle[] = [];

  /** @param womenOnly when men were looked past */
  add(center: Point, meters: number, womenOnly: boolean): void {
    this.circles.push({ center, meters, womenOnly });
  }

  /** Whether one of them holds a whole circle. */
  covers(center: Point, meters: number, womenOnly: boolean): boolean {
    const holds = (circle: Circle) =>
      (womenOnly || !circle.womenOnly) &&
      circle.meters >= meters &&
      distanceMeters(center, circle.center) + meters + ROUNDING_METERS <= circle.meters;
    return this.circles.some(holds);
  }
}

import type { Point } from '@safiri/rules/places/geo.ts';
import type { Drive, RoadWay, StopPlace } from './road-map.ts';

/** All streets that are known, city by city. */
export interface RoadAtlas {
  /** The quickest way without traffic; undefined where no map has both ends. */
  way(from: Point, to: Point, drive: Drive): RoadWay | undefined;
  /** Whether a map has the point within its bounds. */
  covers(point: Point): boolean;
  /** The nearest place where a car may stop; undefined where no map has a street near. */
  stopNear(point: Point): StopPlace | undefined;
  /** Seconds without traffic from many points to one, see `RoadMap.secondsTo`; undefined where no map has the goal. */
  secondsTo(to: Point, from: readonly Point[], withinSeconds: number, drive: Drive): (number | undefined)[] | undefined;
}

/** No streets at all. */
export const noRoads: RoadAtlas = { way: () => undefined, covers: () => false, stopNear: () => undefined, secondsTo: () => undefined };

import { lineOf, pieceAt, type Line } from '@safiri/rules/navigation/line.ts';
import { nearestOn } from '@safiri/rules/navigation/nearest.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { RoadWay } from './road-map.ts';

/** A car farther beside its way than this drives another one. */
const OFF_METERS = 40;
/** How far back on its way a car may be found: phones err along the street too. */
const BACK_METERS = 60;
/** How far ahead: what a fast car drives between two reports of a phone that was out of reach for a moment. */
const AHEAD_METERS = 1500;

/** What is left of a way, without traffic. */
export interface WayLeft {
  readonly meters: number;
  readonly seconds: number;
}

/**
 * A way that a car drives: what is left of it is read off instead of being searched for with each position. A piece of a quickest way
 * is a quickest way itself.
 */
export class FollowedWay {
  private readonly way: RoadWay;
  private readonly line: Line;
  /** Where the car was last, metres of the line. */
  private along = 0;

  constructor(way: RoadWay) {
    this.way = way;
    this.line = lineOf(way.path);
  }

  /** What is left from here; undefined when the car is no longer on this way. */
  left(here: Point): WayLeft | undefined {
    const { line, along, way } = this;
    const near = nearestOn(line, here, Math.max(0, along - BACK_METERS), along + AHEAD_METERS);
    if (near === undefined || near.off > OFF_METERS) return undefined;
    this.along = near.meters;
    // The milestones count a street's own metres, and those of the steps to it.
    const driven = (near.meters / line.length) * way.meters;
    return { meters: Math.max(0, way.meters - driven), seconds: Math.max(0, way.seconds - this.secondsAt(driven)) };
  }

  /** Time from the start of the way, between its milestones in proportion. */
  private secondsAt(meters: number): number {
    const { along, seconds } = this.way.milestones;
    const piece = pieceAt({ along }, meters);
    const [from, to] = [along[piece] ?? 0, along[piece + 1] ?? 0];
    const [begin, end] = [seconds[piece] ?? 0, seconds[piece + 1] ?? 0];
    return to <= from ? end : begin + ((end - begin) * (Math.min(to, meters) - from)) / (to - from);
  }
}

import type { Seed } from './flood.ts';
import { TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import type { OnEdge, SnapIndex } from './snap-index.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

/** A point farther than this from every street is not on the map. */
export const SNAP_METERS = 300;
/** A phone is off by some metres: streets this much farther than the nearest count as well, so that the wrong side of a divided road costs no detour. */
const ALSO_WITHIN_METERS = 25;
const MOST_STREETS = 4;
/** What being off the street costs, metres per second: a driveway. */
const OFF_ROAD_SPEED = 4;

/** Whoever is this near is there: no way round the block for the last steps. */
const THERE_METERS = 50;

/** The straight way between two points that are next to each other; undefined for others. */
export function lastSteps(from: Point, to: Point): { meters: number; time: number } | undefined {
  const meters = distanceMeters(from, to);
  return meters > THERE_METERS ? undefined : { meters, time: Math.ceil((meters / OFF_ROAD_SPEED) * TIMES_PER_SECOND) };
}

/** A place on the street and the time that lies between it and the point. */
export interface Access {
  readonly place: OnEdge;
  readonly time: number;
}

/** The streets by which a point is left or reached; none when it is not on the map. */
export function accessesOf(index: SnapIndex, point: Point): Access[] {
  return index
    .near(point, SNAP_METERS, ALSO_WITHIN_METERS, MOST_STREETS)
    .map((place) => ({ place, time: Math.ceil((place.off / OFF_ROAD_SPEED) * TIMES_PER_SECOND) }));
}

/** Time for a share of an edge, rounded up as the edge itself. */
export const timeOf = (graph: RoadGraph, edge: number, share: number): number => Math.ceil(share * (graph.edgeTime[edge] as number));

/** The nodes to which one drives on from an access (`away`), or from which one comes to it. */
export function seedsOf(graph: RoadGraph, { place: { edge, share }, time }: Access, away: boolean): Seed[] {
  const [from, to] = [graph.edgeFrom[edge] as number, graph.edgeTo[edge] as number];
  const ahead = { node: away ? to : from, time: time + timeOf(graph, edge, away ? 1 - share : share) };
  if (graph.edgeTwoWay[edge] === 0) return [ahead];
  return [ahead, { node: away ? from : to, time: time + timeOf(graph, edge, away ? share : 1 - share) }];
}

/** The time between two places of one edge without leaving it; Infinity against a one-way street. */
export function timeWithin(graph: RoadGraph, from: Access, to: Access): number {
  if (from.place.edge !== to.place.edge) return Infinity;
  const ahead = to.place.share - from.place.share;
  if (ahead < 0 && graph.edgeTwoWay[from.place.edge] === 0) return Infinity;
  return from.time + timeOf(graph, from.place.edge, Math.abs(ahead)) + to.time;
}

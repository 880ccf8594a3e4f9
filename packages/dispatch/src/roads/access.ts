import type { Seed } from './flood.ts';
import { TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import type { OnEdge, SnapIndex } from './snap-index.ts';
import { BACKWARD, FORWARD } from './road-use.ts';
import type { StreetNetwork } from './street-network.ts';
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

/** The streets by which a vehicle leaves or reaches a point now; none when it is not on the map. */
export function accessesOf(index: SnapIndex, streets: StreetNetwork, point: Point): Access[] {
  return index
    .near(point, SNAP_METERS, ALSO_WITHIN_METERS, MOST_STREETS, (edge) => streets.directions(edge) !== 0)
    .map((place) => ({ place, time: Math.ceil((place.off / OFF_ROAD_SPEED) * TIMES_PER_SECOND) }));
}

/** Time for a share of an edge, rounded up as the edge itself. */
export const timeOf = (graph: RoadGraph, edge: number, share: number): number => Math.ceil(share * (graph.edgeTime[edge] as number));

/** A state from which a search begins, and the end of the street at which it is. */
export interface EndSeed extends Seed {
  readonly atEnd: boolean;
}

const bothWays = [FORWARD, BACKWARD];

/** The states to which one drives on from an access (`away`), or from which one comes to it. */
export function seedsOf(graph: RoadGraph, streets: StreetNetwork, { place: { edge, share }, time }: Access, away: boolean): EndSeed[] {
  const directions = streets.directions(edge);
  const seeds: EndSeed[] = [];
  for (const direction of bothWays) {
    if ((directions & direction) === 0) continue;
    const arc = 2 * edge + (direction === FORWARD ? 0 : 1);
    const atEnd = (direction === FORWARD) === away;
    const spent = time + timeOf(graph, edge, atEnd ? 1 - share : share);
    if (away) seeds.push({ node: streets.arrival(arc), time: spent, atEnd });
    else for (const { state, extra } of streets.departures(arc)) seeds.push({ node: state, time: spent + extra, atEnd });
  }
  return seeds;
}

/** The time between two places of one edge without leaving it; Infinity against a one-way street. */
export function timeWithin(graph: RoadGraph, streets: StreetNetwork, from: Access, to: Access): number {
  if (from.place.edge !== to.place.edge) return Infinity;
  const ahead = to.place.share - from.place.share;
  const directions = streets.directions(from.place.edge);
  const isOpen = ahead === 0 ? directions !== 0 : (directions & (ahead > 0 ? FORWARD : BACKWARD)) !== 0;
  if (!isOpen) return Infinity;
  return from.time + timeOf(graph, from.place.edge, Math.abs(ahead)) + to.time;
}

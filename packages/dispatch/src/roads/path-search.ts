import type { Access } from './access.ts';
import { seedsOf } from './access.ts';
import { BucketQueue } from './bucket-queue.ts';
import { SEED_SPAN } from './flood.ts';
import { nextSearch } from './next-search.ts';
import { UNITS_PER_DEGREE, type RoadGraph } from './road-graph.ts';
import type { StreetNetwork } from './street-network.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

const METERS_PER_UNIT = 111_195 / UNITS_PER_DEGREE;
/** The flat map may be this much off; the bound must never be too large. */
const CAUTION = 0.99;
const NO_ARC = 0xffffffff;

/** The quickest way from one access to another. */
export interface FoundPath {
  readonly time: number;
  /** Arcs from the first state to the last, as numbers of the forward arcs. */
  readonly arcs: readonly number[];
  readonly firstNode: number;
  readonly lastNode: number;
}

/** Finds single ways (A* with the straight line at the best pace of the region as its bound); its arrays are used again. */
export class PathSearch {
  private readonly graph: RoadGraph;
  private readonly streets: StreetNetwork;
  private readonly times: Uint32Array;
  private readonly setBy: Uint32Array;
  /** The arc by which a node was reached best. */
  private readonly by: Uint32Array;
  private readonly tails: Uint32Array;
  private readonly queue: BucketQueue;
  /** The least time of one metre on any edge. */
  private readonly bestPace: number;
  private readonly narrowest: number;
  private search = 0;

  constructor(graph: RoadGraph, streets: StreetNetwork) {
    const arcs = streets.forward;
    const nodeCount = arcs.start.length - 1;
    this.graph = graph;
    this.streets = streets;
    this.times = new Uint32Array(nodeCount);
    this.setBy = new Uint32Array(nodeCount);
    this.by = new Uint32Array(nodeCount);
    this.tails = new Uint32Array(arcs.edges.length);
    for (let node = 0; node < nodeCount; node += 1) this.tails.fill(node, arcs.start[node], arcs.start[node + 1]);
    let bestPace = Infinity;
    for (let edge = 0; edge < graph.edgeTime.length; edge += 1) {
      bestPace = Math.min(bestPace, (graph.edgeTime[edge] as number) / Math.max(1, graph.edgeMeters[edge] as number));
    }
    this.bestPace = Number.isFinite(bestPace) ? bestPace * CAUTION : 0;
    const farthest = graph.nodeLat.reduce((most, lat) => Math.max(most, Math.abs(lat)), 0);
    this.narrowest = Math.cos((farthest / UNITS_PER_DEGREE) * (Math.PI / 180));
    // A step changes the key by its time and by the bound, which is no larger.
    this.queue = new BucketQueue(2 * (arcs.longestTime + SEED_SPAN));
  }

  /** The quickest of all ways between these accesses by way of a junction; undefined when there is none. */
  find(from: readonly Access[], to: readonly Access[], goal: Point): FoundPath | undefined {
    const { graph, streets, times, setBy, by, queue } = this;
    const arcs = streets.forward;
    const search = nextSearch(setBy, this.search);
    this.search = search;
    const lastSteps = new Map<number, number>();
    for (const access of to) {
      for (const { node, time } of seedsOf(graph, streets, access, false))
        lastSteps.set(node, Math.min(time, lastSteps.get(node) ?? Infinity));
    }
    const bound = this.boundTo(goal);
    const seeds = from.flatMap((access) => seedsOf(graph, streets, access, true));
    queue.restart(seeds.reduce((least, { node, time }) => Math.min(least, time + bound(node)), Infinity));
    const reach = (node: number, time: number, arc: number) => {
      if (setBy[node] === search && (times[node] as number) <= time) return;
      setBy[node] = search;
      times[node] = time;
      by[node] = arc;
      queue.push(node, time + bound(node));
    };
    for (const { node, time } of seeds) reach(node, time, NO_ARC);
    let best = Infinity;
    let lastNode = 0;
    for (let ahead = queue.least(); ahead < best; ahead = queue.least()) {
      const node = queue.take();
      const time = times[node] as number;
      if (time + bound(node) !== ahead) continue;
      const last = lastSteps.get(node);
      if (last !== undefined && time + last < best) {
        best = time + last;
        lastNode = node;
      }
      for (let arc = arcs.start[node] as number; arc < (arcs.start[node + 1] as number); arc += 1) {
        reach(arcs.heads[2 * arc] as number, time + (arcs.heads[2 * arc + 1] as number), arc);
      }
    }
    return best === Infinity ? undefined : this.traceBack(best, lastNode);
  }

  private traceBack(time: number, lastNode: number): FoundPath {
    const arcs: number[] = [];
    let node = lastNode;
    for (let arc = this.by[node] as number; arc !== NO_ARC; arc = this.by[node] as number) {
      arcs.push(arc);
      node = this.tails[arc] as number;
    }
    return { time, arcs: arcs.reverse(), firstNode: node, lastNode };
  }

  /** A whole time that no way from a node to the goal is shorter than. */
  private boundTo(goal: Point): (node: number) => number {
    const { lat: nodeLat, lng: nodeLng } = this.streets;
    const lat = goal.lat * UNITS_PER_DEGREE;
    const lng = goal.lng * UNITS_PER_DEGREE;
    const pace = this.bestPace * METERS_PER_UNIT;
    const narrowest = this.narrowest;
    return (node) => {
      const dy = (nodeLat[node] as number) - lat;
      const dx = ((nodeLng[node] as number) - lng) * narrowest;
      return Math.floor(pace * Math.sqrt(dx * dx + dy * dy));
    };
  }
}

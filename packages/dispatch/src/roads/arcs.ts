import { addAt } from './add-at.ts';
import type { RoadGraph } from './road-graph.ts';

/** What can be reached from each node in one direction of travel. */
export interface Arcs {
  /** Where the arcs of a node begin; one more than there are nodes. */
  readonly start: Uint32Array;
  /** The other node and the time of each arc, one after the other. */
  readonly heads: Uint32Array;
  /** Twice the edge of each arc, and one more where the edge is driven against its direction. */
  readonly edges: Uint32Array;
  readonly longestTime: number;
}

/** @param backwards true for arcs by which a node is reached instead of left */
export function arcsOf(graph: RoadGraph, backwards: boolean): Arcs {
  const { edgeFrom, edgeTo, edgeTime, edgeTwoWay } = graph;
  const nodeCount = graph.nodeLat.length;
  const tailOf = backwards ? edgeTo : edgeFrom;
  const headOf = backwards ? edgeFrom : edgeTo;
  const start = new Uint32Array(nodeCount + 1);
  for (let edge = 0; edge < tailOf.length; edge += 1) {
    addAt(start, (tailOf[edge] as number) + 1, 1);
    if (edgeTwoWay[edge] === 1) addAt(start, (headOf[edge] as number) + 1, 1);
  }
  for (let node = 0; node < nodeCount; node += 1) addAt(start, node + 1, start[node] as number);
  const count = start[nodeCount] as number;
  const heads = new Uint32Array(2 * count);
  const edges = new Uint32Array(count);
  const next = start.slice(0, nodeCount);
  let longestTime = 0;
  for (let edge = 0; edge < tailOf.length; edge += 1) {
    const time = edgeTime[edge] as number;
    longestTime = Math.max(longestTime, time);
    for (let against = 0; against <= (edgeTwoWay[edge] as number); against += 1) {
      const tail = (against === 0 ? tailOf[edge] : headOf[edge]) as number;
      const at = next[tail] as number;
      next[tail] = at + 1;
      heads[2 * at] = (against === 0 ? headOf[edge] : tailOf[edge]) as number;
      heads[2 * at + 1] = time;
      edges[at] = 2 * edge + against;
    }
  }
  return { start, heads, edges, longestTime };
}

import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { addAt } from './add-at.ts';
import type { RoadGraph } from './road-graph.ts';
import { BACKWARD, directionsOf, FORWARD } from './road-use.ts';

/** What can be reached from each node in one direction of travel. */
export interface Arcs {
  /** Where the arcs of a node begin; one more than there are nodes. */
  readonly start: Uint32Array;
  /** The other node and the time of each arc, one after the other. */
  readonly heads: Uint32Array;
  /** The number of each arc in the graph. */
  readonly edges: Uint32Array;
  readonly longestTime: number;
}

/** The node to which an arc leads. */
export const headOf = ({ edgeFrom, edgeTo }: RoadGraph, arc: number): number =>
  (arc % 2 === 0 ? edgeTo[arc >>> 1] : edgeFrom[arc >>> 1]) as number;

/** The arcs that are open to a vehicle at some hour, whatever turns are forbidden. */
export function arcsOf(graph: RoadGraph, vehicle: RoadVehicle): Arcs {
  const { edgeTime, edgeUse } = graph;
  const nodeCount = graph.nodeLat.length;
  const start = new Uint32Array(nodeCount + 1);
  const each = (visit: (arc: number) => void) => {
    for (let edge = 0; edge < edgeTime.length; edge += 1) {
      const directions = directionsOf(edgeUse[edge] as number, vehicle);
      if ((directions & FORWARD) !== 0) visit(2 * edge);
      if ((directions & BACKWARD) !== 0) visit(2 * edge + 1);
    }
  };
  each((arc) => addAt(start, headOf(graph, arc ^ 1) + 1, 1));
  for (let node = 0; node < nodeCount; node += 1) addAt(start, node + 1, start[node] as number);
  const count = start[nodeCount] as number;
  const heads = new Uint32Array(2 * count);
  const edges = new Uint32Array(count);
  const next = start.slice(0, nodeCount);
  let longestTime = 0;
  each((arc) => {
    const tail = headOf(graph, arc ^ 1);
    const at = next[tail] as number;
    const time = edgeTime[arc >>> 1] as number;
    next[tail] = at + 1;
    heads[2 * at] = headOf(graph, arc);
    heads[2 * at + 1] = time;
    edges[at] = arc;
    longestTime = Math.max(longestTime, time);
  });
  return { start, heads, edges, longestTime };
}

/** The same arcs from their heads: by which of them each node is reached. */
export function turnedArcs({ start, heads, edges, longestTime }: Arcs): Arcs {
  const nodeCount = start.length - 1;
  const turnedStart = new Uint32Array(nodeCount + 1);
  for (let i = 0; i < edges.length; i += 1) addAt(turnedStart, (heads[2 * i] as number) + 1, 1);
  for (let node = 0; node < nodeCount; node += 1) addAt(turnedStart, node + 1, turnedStart[node] as number);
  const turnedHeads = new Uint32Array(heads.length);
  const turnedEdges = new Uint32Array(edges.length);
  const next = turnedStart.slice(0, nodeCount);
  for (let node = 0; node < nodeCount; node += 1) {
    for (let i = start[node] as number; i < (start[node + 1] as number); i += 1) {
      const head = heads[2 * i] as number;
      const at = next[head] as number;
      next[head] = at + 1;
      turnedHeads[2 * at] = node;
      turnedHeads[2 * at + 1] = heads[2 * i + 1] as number;
      turnedEdges[at] = edges[i] as number;
    }
  }
  return { start: turnedStart, heads: turnedHeads, edges: turnedEdges, longestTime };
}

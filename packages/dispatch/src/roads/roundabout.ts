import { bearingDegrees, distanceMeters, polylineLength, type Point } from '@safiri/rules/places/geo.ts';
import type { Arcs } from './arcs.ts';
import type { RoadGraph } from './road-graph.ts';
import { isOneWay } from './road-use.ts';
import { pointsOf } from './snap-index.ts';

/** Once around, metres: larger ones are blocks of a town. */
const LONGEST_METERS = 400;
const MOST_PIECES = 16;
/** Area over that of a circle of the same length; a square has 0.785, a pentagon 0.865. */
const LEAST_ROUNDNESS = 0.83;

/**
 * Whether an edge is a piece of a roundabout. The graph keeps no such mark, but no other street is a small ring of one-way
 * pieces that is round: one-way blocks and the boxes where two divided roads cross have corners.
 */
export function isRoundabout(graph: RoadGraph, forward: Arcs, edge: number): boolean {
  if (!isOneWay(graph.edgeUse[edge] as number) || (graph.edgeMeters[edge] as number) > LONGEST_METERS) return false;
  const home = graph.edgeFrom[edge] as number;
  const ring = [edge];
  const goRound = (node: number, meters: number): boolean => {
    if (node === home) return isRound(ring.flatMap((piece) => pointsOf(graph, piece).slice(1)));
    if (ring.length === MOST_PIECES) return false;
    for (const use of forward.edges.subarray(forward.start[node], forward.start[node + 1])) {
      const next = use >>> 1;
      const length = meters + (graph.edgeMeters[next] as number);
      if (!isOneWay(graph.edgeUse[next] as number) || length > LONGEST_METERS || ring.includes(next)) continue;
      ring.push(next);
      if (goRound(graph.edgeTo[next] as number, length)) return true;
      ring.pop();
    }
    return false;
  };
  return goRound(graph.edgeTo[edge] as number, graph.edgeMeters[edge] as number);
}

/** Whether the corners of a ring lie about on a circle. */
function isRound(corners: readonly Point[]): boolean {
  const [first] = corners;
  if (first === undefined || corners.length < 4) return false;
  const around = polylineLength([...corners, first]);
  const flat = corners.map((corner) => {
    const [meters, bearing] = [distanceMeters(first, corner), (bearingDegrees(first, corner) * Math.PI) / 180];
    return { x: meters * Math.sin(bearing), y: meters * Math.cos(bearing) };
  });
  const twice = flat.reduce((sum, { x, y }, i) => {
    const next = flat[(i + 1) % flat.length] as { x: number; y: number };
    return sum + x * next.y - next.x * y;
  }, 0);
  return (2 * Math.PI * Math.abs(twice)) / around ** 2 >= LEAST_ROUNDNESS;
}

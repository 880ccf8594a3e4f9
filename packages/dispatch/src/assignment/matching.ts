import type { CandidateGraph } from './candidate-graph.ts';

export const NONE = -1;

/** Who gets whom, and the prices that prove it the best there is (linear-programming duality). Arrays may be longer than the graph. */
export interface Matching {
  /** The edge each trip has, or -1. */
  readonly edgeOfRow: Int32Array;
  /** What serving each trip costs at these prices. */
  readonly tripPrice: Float64Array;
  /** Of each driver: 0 while free, less the more trips want it. */
  readonly driverPrice: Float64Array;
  /** What leaving a trip out counts as. */
  readonly leftOutCost: number;
}

/**
 * So much dearer than all edges, or cheaper, may a driver be who is not in the graph, and the prices still say right whether it
 * would help: leaving out never pays with this one either. In seconds it is nearly three hours.
 */
export const HEADROOM = 10_000;

/** More than any change of the other edges together can save: at this cost, leaving a trip out never pays. */
export function leastLeftOutCost({ rows, edges, cost }: CandidateGraph): number {
  if (edges === 0) return 1;
  let least = Infinity;
  let most = -Infinity;
  for (let edge = 0; edge < edges; edge += 1) {
    const one = cost[edge] as number;
    if (one < least) least = one;
    if (one > most) most = one;
  }
  return rows * (most - least) + Math.abs(most) + 1;
}

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
 * A trip is left out at this much more than the graph asks for: so the prices also say right what a driver is worth who is
 * dearer than all in the graph, but costs less than this. In seconds it is more than a day.
 */
export const HEADROOM = 100_000;

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

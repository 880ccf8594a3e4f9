import type { CandidateGraph } from './candidate-graph.ts';
import { leastLeftOutCost, NONE, type Matching } from './matching.ts';

/** What a proof may be off by, of the largest number in it: sums of a batch lose no more than this to rounding. */
const RELATIVE_TOLERANCE = 1e-11;

/** What is wrong with a matching or its prices. */
export type Fault =
  | 'leaving a trip out might pay'
  | 'a trip has an edge that is not its own'
  | 'a driver has two trips'
  | 'a free driver has a price, or one above nothing'
  | 'an edge costs less than its prices'
  | 'a chosen edge costs more than its prices'
  | 'a trip costs more than leaving it out'
  | 'the prices do not add up to the cost';

/**
 * Proves that a matching is the best there is, whoever made it, in one pass over the edges. By duality: no matching costs
 * less than the prices of all trips and drivers together if no edge costs less than the prices of its two ends, no driver's
 * price is above nothing and no trip's above the cost of leaving it out. A matching that costs exactly that much is a best one.
 * @returns what the proof fails at, or undefined when it holds
 */
export function certify(graph: CandidateGraph, matching: Matching): Fault | undefined {
  const least = leastLeftOutCost(graph);
  // Written so that what is no number proves nothing.
  if (!(matching.leftOutCost >= least && matching.leftOutCost < Infinity)) return 'leaving a trip out might pay';
  const tolerance = RELATIVE_TOLERANCE * matching.leftOutCost;
  return certifyEnds(graph, matching, tolerance) ?? certifyEdges(graph, matching, tolerance) ?? certifyTotal(graph, matching, tolerance);
}

/** Each trip has at most one of its own edges, each driver at most one trip; the prices are those of such ends. */
function certifyEnds(graph: CandidateGraph, matching: Matching, tolerance: number): Fault | undefined {
  const { edgeOfRow, tripPrice, driverPrice, leftOutCost } = matching;
  const taken = new Uint8Array(graph.columns);
  for (let row = 0; row < graph.rows; row += 1) {
    const edge = edgeOfRow[row] as number;
    const price = tripPrice[row] as number;
    if (!(price <= leftOutCost + tolerance)) return 'a trip costs more than leaving it out';
    if (edge === NONE) {
      if (!(price >= leftOutCost - tolerance)) return 'the prices do not add up to the cost';
      continue;
    }
    if (!(edge >= (graph.rowStart[row] as number) && edge < (graph.rowStart[row + 1] as number)))
      return 'a trip has an edge that is not its own';
    const column = graph.columnOf[edge] as number;
    if (taken[column] === 1) return 'a driver has two trips';
    taken[column] = 1;
  }
  for (let column = 0; column < graph.columns; column += 1) {
    const price = driverPrice[column] as number;
    const lowest = taken[column] === 1 ? -Infinity : -tolerance;
    if (!(price <= tolerance && price >= lowest)) return 'a free driver has a price, or one above nothing';
  }
  return undefined;
}

/** No edge costs less than the prices of its ends, and a chosen one not more. */
function certifyEdges(graph: CandidateGraph, matching: Matching, tolerance: number): Fault | undefined {
  const { rowStart, columnOf, cost } = graph;
  const { edgeOfRow, tripPrice, driverPrice } = matching;
  for (let row = 0; row < graph.rows; row += 1) {
    const price = tripPrice[row] as number;
    const chosen = edgeOfRow[row] as number;
    const last = rowStart[row + 1] as number;
    for (let edge = rowStart[row] as number; edge < last; edge += 1) {
      const reduced = (cost[edge] as number) - price - (driverPrice[columnOf[edge] as number] as number);
      if (!(reduced >= -tolerance)) return 'an edge costs less than its prices';
      if (edge === chosen && !(reduced <= tolerance)) return 'a chosen edge costs more than its prices';
    }
  }
  return undefined;
}

/** What is paid is what the prices say. */
function certifyTotal(graph: CandidateGraph, matching: Matching, tolerance: number): Fault | undefined {
  let paid = 0;
  let priced = 0;
  for (let row = 0; row < graph.rows; row += 1) {
    const edge = matching.edgeOfRow[row] as number;
    paid += edge === NONE ? matching.leftOutCost : (graph.cost[edge] as number);
    priced += matching.tripPrice[row] as number;
  }
  for (let column = 0; column < graph.columns; column += 1) priced += matching.driverPrice[column] as number;
  return Math.abs(paid - priced) <= tolerance * (graph.rows + graph.columns + 1) ? undefined : 'the prices do not add up to the cost';
}

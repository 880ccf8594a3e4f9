import type { CandidateGraph } from './candidate-graph.ts';
import { NONE } from './matching.ts';

/**
 * The cheapest edge first, then the cheapest of the trips and drivers that are left, and so on. Not the best, but always
 * done quickly.
 * @param kept for each trip the index of the edge that it has already, or -1; trips beyond the list have none
 * @returns the edge of each trip, or -1
 */
export function nearestFirst(graph: CandidateGraph, kept: readonly number[] = []): Int32Array {
  const { rows, columns, edges, rowOf, columnOf, cost, indexOf } = graph;
  const edgeOfRow = new Int32Array(rows).fill(NONE);
  const taken = new Uint8Array(columns);
  const order: number[] = [];
  for (let edge = 0; edge < edges; edge += 1) {
    const had = kept[rowOf[edge] as number] ?? NONE;
    if (had === NONE) order.push(edge);
    else if (had === indexOf[edge]) take(edge);
  }
  order.sort((a, b) => (cost[a] as number) - (cost[b] as number) || a - b);
  for (const edge of order) take(edge);
  return edgeOfRow;

  function take(edge: number): void {
    const row = rowOf[edge] as number;
    const column = columnOf[edge] as number;
    if (edgeOfRow[row] !== NONE || taken[column] === 1) return;
    edgeOfRow[row] = edge;
    taken[column] = 1;
  }
}

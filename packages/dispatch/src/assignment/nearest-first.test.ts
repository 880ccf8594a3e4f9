import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCost, edge, graphs } from '../testing/candidates.ts';
import { CandidateGraph } from './candidate-graph.ts';
import { nearestFirst } from './nearest-first.ts';

describe('nearestFirst', () => {
  it('takes the cheapest first, and of equals the earlier trip', () => {
    const graph = new CandidateGraph().fill([[edge(1, 3), edge(2, 9)], [edge(1, 2)], [edge(2, 9)], []]);
    expect([...nearestFirst(graph)]).toEqual([1, 2, -1, -1]);
  });

  it('lets stand what trips have already', () => {
    const graph = new CandidateGraph().fill([[edge(1, 3), edge(2, 9)], [edge(1, 2)], [edge(2, 9), edge(3, 50)]]);
    expect([...nearestFirst(graph, [0, -1])]).toEqual([0, -1, 3]);
    expect([...nearestFirst(graph, [1, -1, 1])]).toEqual([1, 2, 4]);
  });

  it('leaves nothing that two who are free could have, nor that both would have liked better', () => {
    fc.assert(
      fc.property(graphs(10, 8, 6, anyCost), (candidates) => {
        const graph = new CandidateGraph().fill(candidates);
        const edgeOfRow = nearestFirst(graph);
        const costOfColumn = new Map<number, number>();
        for (const one of edgeOfRow) {
          if (one === -1) continue;
          expect(costOfColumn.has(graph.columnOf[one] as number)).toBe(false);
          costOfColumn.set(graph.columnOf[one] as number, graph.cost[one] as number);
        }
        for (let one = 0; one < graph.edges; one += 1) {
          const ofTrip = graph.cost[edgeOfRow[graph.rowOf[one] as number] as number] ?? Infinity;
          const ofDriver = costOfColumn.get(graph.columnOf[one] as number) ?? Infinity;
          expect(Math.min(ofTrip, ofDriver)).toBeLessThanOrEqual(graph.cost[one] as number);
        }
      }),
    );
  });
});

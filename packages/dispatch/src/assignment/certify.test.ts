import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCost, edge, graphs } from '../testing/candidates.ts';
import { CandidateGraph, type Edge } from './candidate-graph.ts';
import { certify } from './certify.ts';
import { ChainSearch } from './chain-search.ts';
import { nearestFirst } from './nearest-first.ts';

/** A graph and its best matching, in arrays of their own. */
function solved(candidates: Edge[][]) {
  const graph = new CandidateGraph().fill(candidates);
  const search = new ChainSearch();
  expect(search.solve(graph, () => false)).toBe(true);
  const { edgeOfRow, tripPrice, driverPrice, leftOutCost } = search;
  return { graph, matching: { edgeOfRow, tripPrice, driverPrice, leftOutCost } };
}

/** What a matching costs, trips left out included. */
function costOf(graph: CandidateGraph, edgeOfRow: Int32Array, leftOutCost: number): number {
  let cost = 0;
  for (let row = 0; row < graph.rows; row += 1) cost += graph.cost[edgeOfRow[row] as number] ?? leftOutCost;
  return cost;
}

const crossing = [
  [edge(1, 100), edge(2, 110)],
  [edge(1, 105), edge(2, 400)],
  [edge(3, 1), edge(1, 9)],
];

describe('certify', () => {
  it('accepts the best matching of any graph', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(6, 6, 5, anyCost), graphs(40, 30, 8, anyCost)), (candidates) => {
        const { graph, matching } = solved(candidates);
        expect(certify(graph, matching)).toBeUndefined();
      }),
    );
  });

  it('accepts it among costs of real pickups and trips by the hundred', () => {
    const random = fc.sample(fc.integer({ min: 30, max: 3600 }), { seed: 1, numRuns: 6000 });
    const candidates = Array.from({ length: 300 }, (_, row) =>
      Array.from({ length: 20 }, (_, i) => edge((row * 7 + i * i) % 290, (random[row * 20 + i] ?? 0) - 44.3)),
    );
    const { graph, matching } = solved(candidates);
    expect(certify(graph, matching)).toBeUndefined();
  });

  it('refuses every matching that is not the best, at whatever prices', () => {
    fc.assert(
      fc.property(graphs(8, 6, 5, anyCost), fc.infiniteStream(fc.integer({ min: -60, max: 60 })), (candidates, noise) => {
        const { graph, matching } = solved(candidates);
        const greedy = nearestFirst(graph);
        fc.pre(costOf(graph, greedy, matching.leftOutCost) > costOf(graph, matching.edgeOfRow, matching.leftOutCost) + 1e-6);
        const shifted = (prices: Float64Array) => prices.map((price) => price + (noise.next().value ?? 0));
        expect(certify(graph, { ...matching, edgeOfRow: greedy })).toBeDefined();
        expect(
          certify(graph, {
            ...matching,
            edgeOfRow: greedy,
            tripPrice: shifted(matching.tripPrice),
            driverPrice: shifted(matching.driverPrice),
          }),
        ).toBeDefined();
      }),
    );
  });

  it('refuses the best matching when one price of its proof is wrong', () => {
    const wrong = fc.oneof(
      fc.constantFrom(Number.NaN, Infinity, -Infinity),
      fc.constantFrom(-1, 1).map((sign) => sign * 0.01),
    );
    fc.assert(
      fc.property(graphs(8, 6, 5, anyCost), fc.nat(), wrong, fc.boolean(), (candidates, which, by, ofTrip) => {
        const { graph, matching } = solved(candidates);
        const [prices, count] = ofTrip ? [matching.tripPrice, graph.rows] : [matching.driverPrice, graph.columns];
        fc.pre(count > 0);
        prices[which % count] = (prices[which % count] as number) + by;
        expect(certify(graph, matching)).toBeDefined();
      }),
    );
  });

  it('refuses a cost of leaving out for which leaving out might pay', () => {
    const { graph, matching } = solved(crossing);
    for (const leftOutCost of [0, 400, Number.NaN, Infinity]) {
      expect(certify(graph, { ...matching, leftOutCost })).toBe('leaving a trip out might pay');
    }
  });

  it('refuses what is no matching', () => {
    const { graph, matching } = solved(crossing);
    expect(certify(graph, { ...matching, edgeOfRow: Int32Array.of(0, 2, 4) })).toBe('a driver has two trips');
    for (const stranger of [2, 5, 6, -2, 99]) {
      expect(certify(graph, { ...matching, edgeOfRow: Int32Array.of(stranger, 2, 4) })).toBe('a trip has an edge that is not its own');
    }
    expect(certify(graph, { ...matching, edgeOfRow: Int32Array.of(-1, 2, 4) })).toBe('the prices do not add up to the cost');
  });
});

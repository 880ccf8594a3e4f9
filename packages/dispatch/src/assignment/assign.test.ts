import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, type Edge } from './assign.ts';

type Candidates = Edge[][];

const edge = (driverId: number, cost: number): Edge => ({ driverId, cost });

function chosen(candidates: Candidates): Array<Edge | undefined> {
  return assign(candidates).map((index, trip) => candidates[trip]?.[index]);
}

interface Total {
  readonly served: number;
  readonly cost: number;
}

const totalOf = (edges: ReadonlyArray<Edge | undefined>): Total =>
  edges.reduce<Total>((sum, one) => (one === undefined ? sum : { served: sum.served + 1, cost: sum.cost + one.cost }), {
    served: 0,
    cost: 0,
  });

const better = (a: Total, b: Total) => (a.served === b.served ? a.cost < b.cost : a.served > b.served);

/** Tries every way there is. */
function bestOfAll(candidates: Candidates, trip = 0, taken: ReadonlySet<number> = new Set()): Total {
  const edges = candidates[trip];
  if (edges === undefined) return { served: 0, cost: 0 };
  let best = bestOfAll(candidates, trip + 1, taken);
  for (const { driverId, cost } of edges) {
    if (taken.has(driverId)) continue;
    const rest = bestOfAll(candidates, trip + 1, new Set([...taken, driverId]));
    const total = { served: rest.served + 1, cost: rest.cost + cost };
    if (better(total, best)) best = total;
  }
  return best;
}

/**
 * Whether an exchange of drivers along any chain or ring would serve one more trip or save cost: the classic condition of
 * optimality (no augmenting path, no negative cycle), found by Bellman and Ford's method and sharing nothing with the code
 * under test.
 */
function canImprove(candidates: Candidates): boolean {
  const picks = assign(candidates);
  const drivers = [...new Set(candidates.flat().map((one) => one.driverId))];
  const driverNode = new Map(drivers.map((id, i) => [id, candidates.length + i]));
  const [tripEnds, driverEnds, nodes] = [
    candidates.length + drivers.length,
    candidates.length + drivers.length + 1,
    candidates.length + drivers.length + 2,
  ];
  const busy = new Set(candidates.map((edges, trip) => edges[picks[trip] ?? -1]?.driverId));
  const arcs: Array<[from: number, to: number, cost: number]> = [];
  for (const [trip, edges] of candidates.entries()) {
    arcs.push(picks[trip] === -1 ? [tripEnds, trip, 0] : [trip, tripEnds, 0]);
    for (const [index, one] of edges.entries()) {
      const node = driverNode.get(one.driverId) as number;
      arcs.push(index === picks[trip] ? [node, trip, -one.cost] : [trip, node, one.cost]);
    }
  }
  for (const [id, node] of driverNode) arcs.push(busy.has(id) ? [driverEnds, node, 0] : [node, driverEnds, 0]);

  const reachable = new Set([tripEnds]);
  for (const from of reachable) for (const arc of arcs) if (arc[0] === from) reachable.add(arc[1]);
  if (reachable.has(driverEnds)) return true;
  const potential = new Float64Array(nodes);
  for (let i = 0; i <= nodes; i += 1) {
    let changed = false;
    for (const [from, to, cost] of arcs) {
      if ((potential[from] as number) + cost >= (potential[to] as number) - 1e-6) continue;
      potential[to] = (potential[from] as number) + cost;
      changed = true;
    }
    if (!changed) return false;
  }
  return true;
}

const graphs = (trips: number, drivers: number, degree: number, cost: fc.Arbitrary<number>): fc.Arbitrary<Candidates> =>
  fc.array(fc.array(fc.record({ driverId: fc.integer({ min: 1, max: drivers }), cost }), { maxLength: degree, size: 'max' }), {
    maxLength: trips,
    size: 'max',
  });

const anyCost = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 997),
);

describe('assign', () => {
  it('gives nothing to no trips, and no driver to a trip without candidates', () => {
    expect(assign([])).toEqual([]);
    expect(assign([[], [edge(1, 5)], []])).toEqual([-1, 0, -1]);
  });

  it('makes the total small, not the first trip happy', () => {
    const total = totalOf(
      chosen([
        [edge(1, 100), edge(2, 110)],
        [edge(1, 105), edge(2, 400)],
      ]),
    );
    expect(total).toEqual({ served: 2, cost: 215 });
  });

  it('serves both trips even where one alone would be far cheaper', () => {
    expect(totalOf(chosen([[edge(1, 1), edge(2, 9000)], [edge(1, 1)]]))).toEqual({ served: 2, cost: 9001 });
  });

  it('leaves out the trip that saves the most when drivers are too few', () => {
    expect(assign([[edge(1, 30)], [edge(1, 10)], [edge(1, 20)]])).toEqual([-1, 0, -1]);
  });

  it('hands drivers on along a chain', () => {
    const line = [[edge(1, 1), edge(2, 2)], [edge(2, 1), edge(3, 2)], [edge(3, 1), edge(4, 2)], [edge(1, 1)]];
    expect(assign(line)).toEqual([1, 1, 1, 0]);
  });

  it('takes the cheaper of two edges to one driver, and none whose cost is no number', () => {
    expect(assign([[edge(1, 5), edge(1, 3), edge(2, Number.NaN), edge(3, -Infinity)]])).toEqual([1]);
    expect(assign([[edge(1, Infinity)]])).toEqual([-1]);
  });

  it('is the best of all ways, for every small graph', () => {
    fc.assert(
      fc.property(graphs(5, 5, 5, anyCost), (candidates) => {
        const edges = chosen(candidates);
        const drivers = edges.flatMap((one) => (one === undefined ? [] : [one.driverId]));
        expect(new Set(drivers).size).toBe(drivers.length);
        const best = bestOfAll(candidates);
        expect(totalOf(edges).served).toBe(best.served);
        expect(totalOf(edges).cost).toBeCloseTo(best.cost, 6);
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves no exchange that would help, in larger graphs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 30, 60).chain((drivers) => graphs(40, drivers, 8, anyCost)),
        (candidates) => {
          expect(canImprove(candidates)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});

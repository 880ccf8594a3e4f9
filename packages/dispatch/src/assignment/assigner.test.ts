import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCost, edge, graphs, type Candidates } from '../testing/candidates.ts';
import { Assigner } from './assigner.ts';
import type { Edge } from './candidate-graph.ts';

/** One for all: what a batch leaves behind must not show in the next. */
const assigner = new Assigner();

function assign(candidates: Candidates): readonly number[] {
  const { picks, fellBack } = assigner.assign(candidates);
  expect(fellBack).toBeUndefined();
  return picks;
}

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

describe('an assigner', () => {
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
    );
  });

  it('is the same in used arrays as in new ones', () => {
    fc.assert(
      fc.property(fc.array(graphs(12, 12, 6, anyCost), { maxLength: 5 }), (batches) => {
        const used = new Assigner();
        for (const batch of batches) expect(used.assign(batch).picks).toEqual(new Assigner().assign(batch).picks);
      }),
    );
  });

  it('knows by its prices which driver would make the whole cheaper', () => {
    const extra = fc.record({ trip: fc.nat(4), driverId: fc.integer({ min: 1, max: 7 }), cost: anyCost });
    fc.assert(
      fc.property(graphs(5, 5, 4, anyCost), extra, (candidates, { trip, driverId, cost }) => {
        fc.pre(trip < candidates.length);
        const before = totalOf(chosen(candidates));
        const { prices } = assigner.assign(candidates);
        const reduced = cost - (prices?.ofTrip(trip) ?? 0) - (prices?.ofDriver(driverId) ?? 0);
        const wider = candidates.map((edges, i) => (i === trip ? [...edges, edge(driverId, cost)] : edges));
        const after = totalOf(chosen(wider));
        // No gain is larger than what is below nothing, and a reduced cost of nothing or more is none.
        const serves = after.served - before.served;
        expect(serves === 0 || (serves === 1 && reduced < 0)).toBe(true);
        expect(serves === 1 || after.cost >= before.cost + Math.min(0, reduced) - 1e-6).toBe(true);
      }),
    );
  });
});

describe('an assigner that can not prove the best', () => {
  const batch = [
    [edge(1, 10), edge(2, 30)],
    [edge(1, 5), edge(2, 40)],
  ];

  it('goes nearest first when it is out of time, and looks at the time again and again', () => {
    expect(assigner.assign(batch, () => true)).toEqual({ picks: [1, 0], fellBack: 'it would not finish in time', prices: undefined });
    const many = Array.from({ length: 400 }, (_, i) => [edge(i, i), edge(i + 1, 0)]);
    let looks = 0;
    expect(assigner.assign(many, () => (looks += 1) > 5).fellBack).toBe('it would not finish in time');
    expect(assigner.assign(many, () => false).fellBack).toBeUndefined();
  });

  it('keeps the whole of the last assignment when a wider one is cut short', () => {
    fc.assert(
      fc.property(graphs(12, 12, 5, anyCost), graphs(12, 14, 3, anyCost), (before, more) => {
        const kept = assign(before);
        const wider = before.map((edges, trip) => [...edges, ...(more[trip] ?? [])]);
        const { picks } = assigner.assign(wider, () => true, kept);
        for (const [trip, pick] of kept.entries()) if (pick !== -1) expect(picks[trip]).toBe(pick);
        const drivers = picks.flatMap((pick, trip) => wider[trip]?.[pick]?.driverId ?? []);
        expect(new Set(drivers).size).toBe(drivers.length);
      }),
    );
  });

  it('goes nearest first when the prices prove nothing', () => {
    const beyondNumbers = [[edge(1, 1.7e308), edge(2, -1.7e308)], [edge(2, 7)]];
    expect(assigner.assign(beyondNumbers)).toMatchObject({ picks: [1, -1], fellBack: 'leaving a trip out might pay' });
    expect(assign(batch)).toEqual([1, 0]);
  });
});

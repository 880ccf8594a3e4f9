import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { arcsOf, headOf, type Arcs } from './arcs.ts';
import { Growing } from './growing.ts';
import type { RoadGraph } from './road-graph.ts';
import { turnPatterns } from './turn-patterns.ts';
import { ROOT, TurnTrie } from './turn-trie.ts';

/** From where an arc is driven, and what that costs beside its time. */
export interface Departure {
  readonly state: number;
  readonly extra: number;
}

/**
 * The arcs of a vehicle over states. Most states are the nodes themselves. Where it matters by which arc a node was reached, it has
 * further states, numbered after all nodes, with only those arcs that may be driven then: a search goes over them as over nodes, and
 * needs no look at turns.
 */
export interface TurnNetwork {
  readonly arcs: Arcs;
  /** The nodes of the states that are none themselves. */
  readonly nodeOf: Uint32Array;
  /** The state of whoever drove an arc to its end and nothing before. */
  arrival(arc: number): number;
  /** All states from which an arc may be driven. */
  departures(arc: number): Departure[];
}

export function turnNetwork(graph: RoadGraph, vehicle: RoadVehicle): TurnNetwork {
  const open = arcsOf(graph, vehicle);
  const trie = new TurnTrie(graph.turnFor.length === 0 ? [] : turnPatterns(graph, vehicle, open));
  const arcs = trie.size === 1 ? open : withStates(graph, open, trie);
  const nodeCount = graph.nodeLat.length;
  const nodeOf = Uint32Array.from(trie.lastArc.slice(1), (arc) => headOf(graph, arc));
  const statesOf = new Map<number, number[]>();
  nodeOf.forEach((node, i) => statesOf.set(node, [...(statesOf.get(node) ?? []), nodeCount + i]));
  const starts = trie.starts();
  return {
    arcs,
    nodeOf,
    arrival(arc) {
      const state = starts.get(arc);
      return state === undefined ? headOf(graph, arc) : nodeCount + state - 1;
    },
    departures(arc) {
      const node = headOf(graph, arc ^ 1);
      const found: Departure[] = [{ state: node, extra: 0 }];
      for (const state of statesOf.get(node) ?? []) {
        for (let i = arcs.start[state] as number; i < (arcs.start[state + 1] as number); i += 1) {
          if (arcs.edges[i] === arc)
            found.push({ state, extra: (arcs.heads[2 * i + 1] as number) - (graph.edgeTime[arc >>> 1] as number) });
        }
      }
      return found;
    },
  };
}

function withStates(graph: RoadGraph, open: Arcs, trie: TurnTrie): Arcs {
  const nodeCount = graph.nodeLat.length;
  const stateAfter = (state: number, arc: number) => {
    const next = trie.after(state, arc);
    return next === ROOT ? headOf(graph, arc) : nodeCount + next - 1;
  };
  const start = new Growing((length) => new Uint32Array(length));
  const heads = new Growing((length) => new Uint32Array(length));
  const edges = new Growing((length) => new Uint32Array(length));
  let longestTime = open.longestTime;
  for (const one of open.start) start.push(one);
  for (let i = 0; i < open.edges.length; i += 1) {
    const arc = open.edges[i] as number;
    heads.push(stateAfter(ROOT, arc));
    heads.push(open.heads[2 * i + 1] as number);
    edges.push(arc);
  }
  for (let state = 1; state < trie.size; state += 1) {
    const node = headOf(graph, trie.lastArc[state] as number);
    for (let i = open.start[node] as number; i < (open.start[node + 1] as number); i += 1) {
      const arc = open.edges[i] as number;
      const extra = trie.extra(state, arc);
      if (extra === Infinity) continue;
      const time = (open.heads[2 * i + 1] as number) + extra;
      longestTime = Math.max(longestTime, time);
      heads.push(stateAfter(state, arc));
      heads.push(time);
      edges.push(arc);
    }
    start.push(edges.length);
  }
  return { start: start.done(), heads: heads.done(), edges: edges.done(), longestTime };
}

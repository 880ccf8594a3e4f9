import { isMeant } from './road-use.ts';
import { headOf, type Arcs } from './arcs.ts';
import { TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';

/** What turning round in the street takes where it is no dead end, as OSRM's car profile has it. */
export const U_TURN_SECONDS = 20;
const U_TURN_TIME = U_TURN_SECONDS * TIMES_PER_SECOND;

/** Arcs that one after the other cost more time than each by itself; Infinity where that is forbidden. */
export interface TurnPattern {
  readonly arcs: readonly number[];
  readonly time: number;
}

/**
 * The patterns that can matter to the quickest way of a vehicle: forbidden turns, and turning round near them. Without a forbidden
 * turn no quickest way turns round: it would be at a node twice. It does so to get past one: where a node is left that is
 * remembered how it was reached, or a little farther on, when that is less than turning round costs.
 */
export function turnPatterns(graph: RoadGraph, vehicle: RoadVehicle, open: Arcs): TurnPattern[] {
  const isOpen = new Uint8Array(2 * graph.edgeTime.length);
  for (const arc of open.edges) isOpen[arc] = 1;
  const forbidden: number[][] = [];
  const noUTurn = new Set<number>();
  for (let i = 0; i < graph.turnFor.length; i += 1) {
    const arcs = [...graph.turnArcs.subarray(graph.turnStart[i], graph.turnStart[i + 1])];
    if (!isMeant(graph.turnFor[i] as number, vehicle) || arcs.some((arc) => isOpen[arc] === 0)) continue;
    const [first = 0, second] = arcs;
    if (arcs.length === 2 && second === (first ^ 1)) noUTurn.add(first);
    else forbidden.push(arcs);
  }
  const uTurns = uTurnsNear(graph, open, forbidden, noUTurn);
  return [
    ...forbidden.map((arcs) => ({ arcs, time: Infinity })),
    ...[...uTurns].map((arc) => ({ arcs: [arc, arc ^ 1], time: noUTurn.has(arc) ? Infinity : U_TURN_TIME })),
  ];
}

/** The arcs at whose end turning round could lead past a forbidden turn, and costs something. */
function uTurnsNear(graph: RoadGraph, open: Arcs, forbidden: readonly number[][], noUTurn: ReadonlySet<number>): Set<number> {
  const from = (node: number) => [...open.edges.subarray(open.start[node], open.start[node + 1])];
  const pairs = new Map<number, number[]>();
  for (const [first = 0, second = 0, third] of forbidden) {
    if (third === undefined) pairs.set(first, [...(pairs.get(first) ?? []), second]);
  }
  const onward = (arc: number) => from(headOf(graph, arc)).filter((next) => next !== (arc ^ 1) && pairs.get(arc)?.includes(next) !== true);
  /** Of each arc the least time since the first place to turn round. */
  const since = new Map<number, number>();
  const waiting: number[] = [];
  const reach = (arc: number, time: number) => {
    if (time >= U_TURN_TIME / 2 || (since.get(arc) ?? Infinity) <= time) return;
    since.set(arc, time);
    waiting.push(arc);
  };
  for (const arcs of forbidden) {
    for (const arc of arcs.slice(0, -1)) {
      // Straight back over the street by which one came leads to where one was.
      const back = arc === arcs[0] ? [] : from(headOf(graph, arc)).filter((next) => next === (arc ^ 1));
      for (const next of [...onward(arc), ...back]) reach(next, 0);
    }
  }
  for (let arc = waiting.pop(); arc !== undefined; arc = waiting.pop()) {
    const before = since.get(arc) as number;
    for (const next of onward(arc)) {
      const time = graph.edgeTime[next >>> 1] as number;
      reach(next, noUTurn.has(arc) ? 0 : before + time);
    }
  }
  return new Set([...since.keys()].filter((arc) => onward(arc).length > 0 && from(headOf(graph, arc)).includes(arc ^ 1)));
}

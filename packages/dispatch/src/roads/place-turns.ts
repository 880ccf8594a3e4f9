import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';
import { directionsOf, FORWARD, isMeant, vehicleBits } from './road-use.ts';
import { incidenceOf, NO_NODE, useFrom, type Incidence, type Links, type RoadWays, type WayTurn } from './links.ts';

/** The edge of each link, {@link NO_EDGE} where it has none, and 1 where the edge runs as the link does. */
export interface LinkEdges {
  readonly edge: Uint32Array;
  readonly isAlong: Uint8Array;
}
export const NO_EDGE = 0xffffffff;

/** A sequence of arcs that these vehicles (bits) must not drive one after the other. */
export interface ForbiddenTurn {
  readonly arcs: readonly number[];
  readonly vehicles: number;
}

export interface PlacedTurns {
  readonly forbidden: readonly ForbiddenTurn[];
  /** Turns that could be placed, and that could not: their streets are not there or do not meet. */
  readonly placed: number;
  readonly left: number;
}

const firstNode = ({ wayStart, nodes }: RoadWays, way: number) => nodes[wayStart[way] as number] as number;
const lastNode = ({ wayStart, nodes }: RoadWays, way: number) => nodes[(wayStart[way + 1] as number) - 1] as number;

/** Marks the nodes at which streets must end for turns to be told apart there. */
export function turnNodes(ways: RoadWays): Uint8Array {
  const fixed = new Uint8Array(ways.lat.length);
  const mark = (node: number) => {
    if (node < fixed.length) fixed[node] = 1;
  };
  for (const { via } of ways.turns) {
    if ('node' in via) mark(via.node);
    else for (const way of via.ways) [firstNode(ways, way), lastNode(ways, way)].forEach(mark);
  }
  for (const node of ways.barriers.keys()) mark(node);
  return fixed;
}

/** Finds the arcs of forbidden turns and of barriers that nobody, or not everybody, passes. */
export function placeTurns(ways: RoadWays, links: Links, edges: LinkEdges): PlacedTurns {
  const at = incidenceOf(ways.lat.length, links);
  const place = placerOf(ways, links, edges, at);
  const forbidden: ForbiddenTurn[] = [];
  let placed = 0;
  for (const turn of ways.turns) {
    const found = place.turn(turn);
    if (found === undefined) continue;
    placed += 1;
    forbidden.push(...found);
  }
  for (const [node, vehicles] of ways.barriers) forbidden.push(...place.barrier(node, vehicles));
  return { forbidden, placed, left: ways.turns.length - placed };
}

function placerOf(ways: RoadWays, links: Links, { edge, isAlong }: LinkEdges, { start, items }: Incidence) {
  const linksAt = (node: number) => (node === NO_NODE ? [] : [...items.subarray(start[node], start[node + 1])]);
  const linkStart = new Uint32Array(ways.wayStart.length);
  for (const way of links.way) linkStart[way + 1] = (linkStart[way + 1] as number) + 1;
  for (let way = 0; way + 1 < linkStart.length; way += 1) linkStart[way + 1] = (linkStart[way + 1] as number) + (linkStart[way] as number);

  /** The arc by which a link is driven from its first node to its second, or back. */
  const arcOf = (link: number, ahead: boolean) => 2 * (edge[link] as number) + ((isAlong[link] === 1) === ahead ? 0 : 1);
  const arcInto = (link: number, node: number) => arcOf(link, links.b[link] === node);

  /** The arc by which a way comes to a node at which it ends; undefined when it does not, or in two ways. */
  function endOf(way: number, node: number): number | undefined {
    const [link, another] = linksAt(node).filter((one) => links.way[one] === way);
    return link === undefined || another !== undefined ? undefined : arcInto(link, node);
  }

  /** The arcs along a whole way from one of its ends. */
  function along(way: number, from: number): { arcs: number[]; end: number } | undefined {
    const ahead = firstNode(ways, way) === from;
    if (!ahead && lastNode(ways, way) !== from) return undefined;
    const pieces = Array.from(
      { length: (linkStart[way + 1] as number) - (linkStart[way] as number) },
      (_, i) => (linkStart[way] as number) + i,
    );
    if (!ahead) pieces.reverse();
    const arcs: number[] = [];
    let here = from;
    for (const link of pieces) {
      if (edge[link] === NO_EDGE || (ahead ? links.a : links.b)[link] !== here) return undefined;
      here = (ahead ? links.b : links.a)[link] as number;
      const arc = arcOf(link, ahead);
      if (arcs.at(-1) !== arc) arcs.push(arc);
    }
    return { arcs, end: here };
  }

  /** The arcs from the end of one way over others to the beginning of the last, if there is exactly one such way. */
  function sequence({ from, via, to }: WayTurn): { arcs: number[]; last: number; end: number } | undefined {
    if ('node' in via) return joined(from, via.node, [], via.node, to);
    const [first] = via.ways;
    if (first === undefined || via.ways.includes(from) || via.ways.includes(to)) return undefined;
    const found = [firstNode(ways, first), lastNode(ways, first)].flatMap((begin) => {
      let here = begin;
      const arcs: number[] = [];
      for (const way of via.ways) {
        const piece = along(way, here);
        if (piece === undefined) return [];
        arcs.push(...piece.arcs);
        here = piece.end;
      }
      return joined(from, begin, arcs, here, to) ?? [];
    });
    return found.length === 1 ? found[0] : undefined;
  }

  function joined(from: number, begin: number, between: readonly number[], end: number, to: number) {
    const [first, last] = [endOf(from, begin), endOf(to, end)];
    return first === undefined || last === undefined ? undefined : { arcs: [first, ...between], last: last ^ 1, end };
  }

  return {
    turn(turn: WayTurn): ForbiddenTurn[] | undefined {
      const found = sequence(turn);
      if (found === undefined) return undefined;
      const { arcs, last, end } = found;
      if (!turn.isOnly) return [{ arcs: [...arcs, last], vehicles: turn.vehicles }];
      // Whoever may not drive where it leads is not kept from going elsewhere.
      const open = linksAt(end).find((link) => (arcInto(link, end) ^ 1) === last);
      const use = open === undefined ? 0 : useFrom(links, open, end);
      const vehicles = vehicleBits(roadVehicles.filter((one) => isMeant(turn.vehicles, one) && (directionsOf(use, one) & FORWARD) !== 0));
      return linksAt(end)
        .map((link) => arcInto(link, end) ^ 1)
        .filter((arc) => arc !== last)
        .map((arc) => ({ arcs: [...arcs, arc], vehicles }));
    },
    barrier(node: number, vehicles: number): ForbiddenTurn[] {
      const arcs = linksAt(node).map((link) => arcInto(link, node));
      return arcs.flatMap((into) => arcs.filter((other) => other !== into).map((other) => ({ arcs: [into, other ^ 1], vehicles })));
    },
  };
}

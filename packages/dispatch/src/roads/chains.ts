import { across, incidenceOf, useFrom, type Links, type RoadWays } from './links.ts';
import { ANY_USE, FORWARD, turnedUse, useOf } from './road-use.ts';
import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';

/** A street between two junctions, in a direction in which somebody may drive it. */
export interface Chain {
  /** All nodes of it, both ends included. */
  readonly nodes: number[];
  /** The pieces between them. */
  readonly links: number[];
  readonly meters: number;
  readonly kmh: number;
  /** Bits of uses, forward along `nodes`. */
  readonly use: number;
  /** A way that it is a piece of; all of them have the same name and class. */
  readonly way: number;
}

const ANY_FORWARD = roadVehicles.reduce((bits, vehicle) => bits | useOf(vehicle, FORWARD), 0);

/**
 * Joins links at nodes where there is nothing to decide: two links of one speed, name and class, and who comes by one can only go
 * on by the other. (One speed, so that a share of a street's length is the same share of its time.)
 * @param fixed 1 for nodes at which streets end nevertheless: there is something to decide about turning
 */
export function* chainsOf(
  { lat: { length: nodeCount }, classes, nameOf, closures }: RoadWays,
  links: Links,
  fixed: Uint8Array,
): Generator<Chain> {
  const { start, items } = incidenceOf(nodeCount, links);
  const degree = (node: number) => (start[node + 1] as number) - (start[node] as number);
  const used = new Uint8Array(links.a.length);

  const goesOn = (node: number): boolean => {
    if (degree(node) !== 2 || fixed[node] === 1) return false;
    const one = items[start[node] as number] as number;
    const other = items[(start[node] as number) + 1] as number;
    const [way, next] = [links.way[one] as number, links.way[other] as number];
    if (links.kmh[one] !== links.kmh[other] || nameOf[way] !== nameOf[next] || classes[way] !== classes[next]) return false;
    // Hours are those of one way in its own direction.
    if ((closures.has(way) || closures.has(next)) && (way !== next || (links.a[one] === node) === (links.a[other] === node))) return false;
    return useFrom(links, one, across(links, one, node)) === useFrom(links, other, node);
  };

  const walk = (from: number, first: number): Chain => {
    const nodes = [from];
    const pieces: number[] = [];
    let meters = 0;
    let link = first;
    for (let node = from; ;) {
      used[link] = 1;
      pieces.push(link);
      meters += links.meters[link] as number;
      node = across(links, link, node);
      nodes.push(node);
      if (node === from || !goesOn(node)) break;
      const one = items[start[node] as number] as number;
      const onward = one === link ? (items[(start[node] as number) + 1] as number) : one;
      if (used[onward] === 1) break;
      link = onward;
    }
    const use = useFrom(links, first, from);
    const isAhead = (use & ANY_FORWARD) !== 0;
    return {
      nodes: isAhead ? nodes : nodes.reverse(),
      links: isAhead ? pieces : pieces.reverse(),
      meters,
      kmh: links.kmh[first] as number,
      use: isAhead ? use : turnedUse(use),
      way: links.way[first] as number,
    };
  };

  for (let node = 0; node < nodeCount; node += 1) {
    if (degree(node) === 0 || goesOn(node)) continue;
    for (let i = start[node] as number; i < (start[node + 1] as number); i += 1) {
      const link = items[i] as number;
      if (used[link] === 0) yield walk(node, link);
    }
  }
  // Rings without any junction.
  for (let link = 0; link < used.length; link += 1) {
    if (((links.use[link] as number) & ANY_USE) !== 0 && used[link] === 0) yield walk(links.a[link] as number, link);
  }
}

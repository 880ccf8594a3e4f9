import { across, incidenceOf, leaves, type Links, type RoadWays } from './links.ts';

/** A street between two junctions, in a direction in which it may be driven. */
export interface Chain {
  /** All nodes of it, both ends included. */
  readonly nodes: number[];
  readonly meters: number;
  readonly kmh: number;
  readonly twoWay: boolean;
  /** A way that it is a piece of; all of them have the same name and class. */
  readonly way: number;
}

/**
 * Joins links at nodes where there is nothing to decide: two links of one speed, name and class, and who comes by one can only go
 * on by the other. (One speed, so that a share of a street's length is the same share of its time.)
 */
export function* chainsOf({ lat: { length: nodeCount }, classes, nameOf }: RoadWays, links: Links, kept: Uint8Array): Generator<Chain> {
  const { start, items } = incidenceOf(nodeCount, links, kept);
  const degree = (node: number) => (start[node + 1] as number) - (start[node] as number);
  const used = new Uint8Array(links.a.length);

  const goesOn = (node: number): boolean => {
    if (degree(node) !== 2) return false;
    const one = items[start[node] as number] as number;
    const other = items[(start[node] as number) + 1] as number;
    const enters = (link: number) => leaves(links, link, across(links, link, node));
    const [way, next] = [links.way[one] as number, links.way[other] as number];
    if (links.kmh[one] !== links.kmh[other] || nameOf[way] !== nameOf[next] || classes[way] !== classes[next]) return false;
    return enters(one) === leaves(links, other, node) && enters(other) === leaves(links, one, node);
  };

  const walk = (from: number, first: number): Chain => {
    const nodes = [from];
    let meters = 0;
    let link = first;
    for (let node = from; ;) {
      used[link] = 1;
      meters += links.meters[link] as number;
      node = across(links, link, node);
      nodes.push(node);
      if (node === from || !goesOn(node)) break;
      const one = items[start[node] as number] as number;
      const onward = one === link ? (items[(start[node] as number) + 1] as number) : one;
      if (used[onward] === 1) break;
      link = onward;
    }
    const forward = leaves(links, first, from);
    const backward = leaves(links, first, across(links, first, from));
    return {
      nodes: forward ? nodes : nodes.reverse(),
      meters,
      kmh: links.kmh[first] as number,
      twoWay: forward && backward,
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
    if (kept[link] === 1 && used[link] === 0) yield walk(links.a[link] as number, link);
  }
}

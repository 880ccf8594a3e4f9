import { addAt } from './add-at.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { Growing } from './growing.ts';
import { UNITS_PER_DEGREE } from './road-graph.ts';
import { ANY_USE, turnedUse } from './road-use.ts';

/** The mark of a way's node whose position is not known. */
export const NO_NODE = 0xffffffff;

/** When some of the uses of a way are closed. */
export interface WayClosure {
  /** Bits of uses. */
  readonly use: number;
  /** As `parseWeekHours` reads them; all other hours are meant when `outside`. */
  readonly hours: string;
  readonly outside: boolean;
}

/** A turn that is forbidden or, when `isOnly`, the only one allowed: from a way over a node, or over other ways, to a way. */
export interface WayTurn {
  readonly from: number;
  /** A node, or ways in the order in which they are driven. */
  readonly via: { readonly node: number } | { readonly ways: readonly number[] };
  readonly to: number;
  readonly isOnly: boolean;
  /** Bits of vehicles. */
  readonly vehicles: number;
}

/** Drivable ways over numbered nodes, as an import reads them. */
export interface RoadWays {
  /** Units of {@link UNITS_PER_DEGREE}, by node. */
  readonly lat: Int32Array;
  readonly lng: Int32Array;
  /** Where each way begins in `nodes`; one more than there are ways. */
  readonly wayStart: Uint32Array;
  /** Numbers of nodes along the ways; {@link NO_NODE} breaks a way in two. */
  readonly nodes: Uint32Array;
  readonly kmh: Float32Array;
  /** By way: bits of uses (`road-use`), seen in the direction in which it was drawn. */
  readonly use: Uint8Array;
  /** By way, where it has any. */
  readonly closures: ReadonlyMap<number, readonly WayClosure[]>;
  readonly turns: readonly WayTurn[];
  /** Nodes at which vehicles (bits) can't pass along their street. */
  readonly barriers: ReadonlyMap<number, number>;
  /** By way: the number of its class (`roadClasses`), and of its name among `names`. */
  readonly classes: Uint8Array;
  readonly nameOf: Uint32Array;
  /** The first is empty: no name. */
  readonly names: readonly string[];
}

/** The straight pieces of all ways, between neighbouring nodes. */
export interface Links {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly meters: Float32Array;
  readonly kmh: Float32Array;
  /** The way that each is a piece of. */
  readonly way: Uint32Array;
  /** Bits of uses, forward from a to b. */
  readonly use: Uint8Array;
}

export function linksOf(ways: RoadWays): Links {
  const a = new Growing((length) => new Uint32Array(length));
  const b = new Growing((length) => new Uint32Array(length));
  const meters = new Growing((length) => new Float32Array(length));
  const kmh = new Growing((length) => new Float32Array(length));
  const wayOf = new Growing((length) => new Uint32Array(length));
  const use = new Growing((length) => new Uint8Array(length));
  const pointOf = (node: number) => ({
    lat: (ways.lat[node] as number) / UNITS_PER_DEGREE,
    lng: (ways.lng[node] as number) / UNITS_PER_DEGREE,
  });
  for (let way = 0; way + 1 < ways.wayStart.length; way += 1) {
    for (let i = (ways.wayStart[way] as number) + 1; i < (ways.wayStart[way + 1] as number); i += 1) {
      const from = ways.nodes[i - 1] as number;
      const to = ways.nodes[i] as number;
      if (from === NO_NODE || to === NO_NODE || from === to) continue;
      const length = distanceMeters(pointOf(from), pointOf(to));
      a.push(from);
      b.push(to);
      meters.push(length);
      kmh.push(ways.kmh[way] as number);
      wayOf.push(way);
      use.push(ways.use[way] as number);
    }
  }
  return { a: a.done(), b: b.done(), meters: meters.done(), kmh: kmh.done(), way: wayOf.done(), use: use.done() };
}

/** The links at each node: `items` from `start[node]` up to `start[node + 1]`. */
export interface Incidence {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** The links that somebody may drive. */
export function incidenceOf(nodeCount: number, { a, b, use }: Links): Incidence {
  const start = new Uint32Array(nodeCount + 1);
  const counts = (link: number) => ((use[link] as number) & ANY_USE) !== 0;
  for (let link = 0; link < a.length; link += 1) {
    if (!counts(link)) continue;
    addAt(start, (a[link] as number) + 1, 1);
    addAt(start, (b[link] as number) + 1, 1);
  }
  for (let node = 0; node < nodeCount; node += 1) addAt(start, node + 1, start[node] as number);
  const items = new Uint32Array(start[nodeCount] as number);
  const next = start.slice(0, nodeCount);
  for (let link = 0; link < a.length; link += 1) {
    if (!counts(link)) continue;
    for (const node of [a[link] as number, b[link] as number]) {
      items[next[node] as number] = link;
      addAt(next, node, 1);
    }
  }
  return { start, items };
}

/** The use of a link seen away from one of its nodes. */
export const useFrom = (links: Links, link: number, node: number): number => {
  const use = links.use[link] as number;
  return links.a[link] === node ? use : turnedUse(use);
};

/** The other node of a link. */
export const across = (links: Links, link: number, node: number): number =>
  (links.a[link] === node ? links.b[link] : links.a[link]) as number;

import { addAt } from './add-at.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { Growing } from './growing.ts';
import { UNITS_PER_DEGREE } from './road-graph.ts';

/** The mark of a way's node whose position is not known. */
export const NO_NODE = 0xffffffff;

/** Directions in which a way or a link may be driven: bits. */
export const FORWARD = 1;
export const BACKWARD = 2;

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
  readonly directions: Uint8Array;
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
  /** {@link FORWARD} from a to b, {@link BACKWARD} from b to a. */
  readonly directions: Uint8Array;
}

export function linksOf(ways: RoadWays): Links {
  const a = new Growing((length) => new Uint32Array(length));
  const b = new Growing((length) => new Uint32Array(length));
  const meters = new Growing((length) => new Float32Array(length));
  const kmh = new Growing((length) => new Float32Array(length));
  const wayOf = new Growing((length) => new Uint32Array(length));
  const directions = new Growing((length) => new Uint8Array(length));
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
      directions.push(ways.directions[way] as number);
    }
  }
  return { a: a.done(), b: b.done(), meters: meters.done(), kmh: kmh.done(), way: wayOf.done(), directions: directions.done() };
}

/** The links at each node: `items` from `start[node]` up to `start[node + 1]`. */
export interface Incidence {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** @param kept links that count; all without it */
export function incidenceOf(nodeCount: number, { a, b }: Links, kept?: Uint8Array): Incidence {
  const start = new Uint32Array(nodeCount + 1);
  const counts = (link: number) => kept === undefined || kept[link] === 1;
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

/** Whether a link may be driven away from one of its nodes. */
export const leaves = (links: Links, link: number, node: number): boolean =>
  ((links.directions[link] as number) & (links.a[link] === node ? FORWARD : BACKWARD)) !== 0;

/** The other node of a link. */
export const across = (links: Links, link: number, node: number): number =>
  (links.a[link] === node ? links.b[link] : links.a[link]) as number;

import type { Bounds } from '@safiri/rules/places/geo.ts';
import { roadClassKmh } from '@safiri/rules/places/road-classes.ts';

/** Coordinates are kept as whole numbers of this fraction of a degree, about 11 cm: nobody maps a street more exactly. */
export const UNITS_PER_DEGREE = 1_000_000;
/** Lengths are whole numbers of this fraction of a metre. */
export const LENGTHS_PER_METER = 8;

/**
 * The streets of a region as typed arrays. Nodes are junctions and ends; an edge is the street between two of them, drawn in
 * a direction in which it may be driven.
 */
export interface RoadGraph {
  readonly nodeLat: Int32Array;
  readonly nodeLng: Int32Array;
  readonly edgeFrom: Uint32Array;
  readonly edgeTo: Uint32Array;
  readonly edgeMeters: Float32Array;
  /** Seconds times ten without traffic, rounded up, at least 1. */
  readonly edgeTime: Uint32Array;
  /** 1 where the edge may be driven against its direction too. */
  readonly edgeTwoWay: Uint8Array;
  /** The class of its road, a number of {@link roadClasses}. */
  readonly edgeClass: Uint8Array;
  /** The line of `nameText` that has its name; 0 for none. */
  readonly edgeName: Uint32Array;
  /** All names of streets in UTF-8, one a line; the first line is empty. */
  readonly nameText: Uint8Array;
  /** Where the bends of an edge begin in the two lists below; one more than there are edges. */
  readonly bendStart: Uint32Array;
  /** The points between the ends of the edges. */
  readonly bendLat: Int32Array;
  readonly bendLng: Int32Array;
}

/** The classes of roads that are driven, in the order of their numbers. */
export const roadClasses: readonly string[] = Object.keys(roadClassKmh);

/** Whether nobody gets in or out on roads of a class, by its number: motorways, trunk roads, ramps. */
export const noStopping: readonly boolean[] = roadClasses.map((name) => /^(?:motorway|trunk)$|_link$/.test(name));

/** Times of the graph in one second. */
export const TIMES_PER_SECOND = 10;

/** The smallest box around all nodes and bends; of an empty graph, one that holds nothing. */
export function boundsOf(graph: RoadGraph): Bounds {
  const [south, north] = rangeOf([graph.nodeLat, graph.bendLat]);
  const [west, east] = rangeOf([graph.nodeLng, graph.bendLng]);
  return { south, west, north, east };
}

function rangeOf(lists: readonly Int32Array[]): [least: number, most: number] {
  let least = Infinity;
  let most = -Infinity;
  for (const list of lists) {
    for (let i = 0; i < list.length; i += 1) {
      const value = list[i] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return [least / UNITS_PER_DEGREE, most / UNITS_PER_DEGREE];
}

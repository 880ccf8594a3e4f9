import type { Bounds } from '@safiri/rules/places/geo.ts';
import { roadClasses } from '@safiri/rules/places/road-classes.ts';

/** Coordinates are kept as whole numbers of this fraction of a degree, about 11 cm: nobody maps a street more exactly. */
export const UNITS_PER_DEGREE = 1_000_000;
/** Lengths are whole numbers of this fraction of a metre. */
export const LENGTHS_PER_METER = 8;

/**
 * The streets of a region as typed arrays. Nodes are junctions and ends; an edge is the street between two of them, drawn in
 * a direction in which somebody may drive it. An arc is an edge in one direction: its number is twice that of the edge, and one
 * more against its direction.
 */
export interface RoadGraph {
  readonly nodeLat: Int32Array;
  readonly nodeLng: Int32Array;
  readonly edgeFrom: Uint32Array;
  readonly edgeTo: Uint32Array;
  readonly edgeMeters: Float32Array;
  /** Seconds times ten without traffic, rounded up, at least 1. */
  readonly edgeTime: Uint32Array;
  /** Who may drive it in which direction at some hour at least, and whether it is a bridge or tunnel: bits (`road-use`). */
  readonly edgeUse: Uint8Array;
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
  /** Where each forbidden sequence of arcs begins in `turnArcs`; one more than there are. */
  readonly turnStart: Uint32Array;
  readonly turnArcs: Uint32Array;
  /** Bits of the vehicles that each is forbidden to. */
  readonly turnFor: Uint8Array;
  /** Closures by the hour: an edge, bits of its uses, and the line of `hoursText` that has the hours. */
  readonly closedEdge: Uint32Array;
  readonly closedUse: Uint8Array;
  readonly closedHours: Uint32Array;
  /** Hours of a local week in UTF-8, one a line, as `parseWeekHours` reads them; after `!` all other hours are meant. */
  readonly hoursText: Uint8Array;
}

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

import createGraph from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import { Flood } from '@safiri/dispatch/roads/flood.ts';
import { BACKWARD, directionsOf, FORWARD } from '@safiri/dispatch/roads/road-use.ts';
import { StreetNetwork } from '@safiri/dispatch/roads/street-network.ts';
import { TIMES_PER_SECOND, UNITS_PER_DEGREE, type RoadGraph } from '@safiri/dispatch/roads/road-graph.ts';
import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

const QUESTIONS = 200;
const byCar = { by: 'car', minute: 0 } as const;
const ALL = 0xfffffff0;
/** No road of the table is faster, metres per second: the bound of the peer. */
const FASTEST = 25;

export interface RoadFigures {
  readonly roads: string;
  readonly junctions: number;
  readonly streets: number;
  /** Milliseconds, medians. */
  readonly oneToAll: number;
  readonly tenMinutes: number;
  readonly hundredDrivers: number;
  readonly way: number;
  readonly peerWay: number;
  /** How many times as long the peer takes for one way. */
  readonly ratio: number;
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

function timed<T>(list: readonly T[], run: (one: T) => unknown): number {
  for (const one of list.slice(0, 20)) run(one);
  return median(
    list.map((one) => {
      const begun = performance.now();
      run(one);
      return performance.now() - begun;
    }),
  );
}

function pointOf({ nodeLat, nodeLng }: RoadGraph, node: number): Point {
  return { lat: (nodeLat[node] ?? 0) / UNITS_PER_DEGREE, lng: (nodeLng[node] ?? 0) / UNITS_PER_DEGREE };
}

/** The same graph for ngraph.path, with the same costs and a bound by the straight line. */
function peerOf(graph: RoadGraph) {
  const peer = createGraph<Point, number>();
  graph.nodeLat.forEach((_, node) => peer.addNode(node, pointOf(graph, node)));
  graph.edgeFrom.forEach((from, edge) => {
    const to = graph.edgeTo[edge] ?? 0;
    const directions = directionsOf(graph.edgeUse[edge] ?? 0, 'car');
    if ((directions & FORWARD) !== 0) peer.addLink(from, to, graph.edgeTime[edge] ?? 0);
    if ((directions & BACKWARD) !== 0) peer.addLink(to, from, graph.edgeTime[edge] ?? 0);
  });
  return aStar(peer, {
    oriented: true,
    distance: (_from, _to, link) => link.data,
    heuristic: (from, to) => (distanceMeters(from.data, to.data) / FASTEST) * TIMES_PER_SECOND,
  });
}

/** Searches over the streets of a place beside ngraph.path on the same graph. */
export function roadFigures(roads: string, graph: RoadGraph): RoadFigures {
  const map = new RoadMap(graph);
  const flood = new Flood(new StreetNetwork(graph, 'car').backward);
  const count = graph.nodeLat.length;
  // Evenly spread and the same in each run.
  const nodes = Array.from({ length: QUESTIONS }, (_, i) => (i * 7919) % count);
  const pairs = nodes.map((from, i) => ({ from, to: nodes[(i * 31 + 7) % QUESTIONS] ?? 0 }));
  const drivers = nodes.slice(0, 100).map((node) => pointOf(graph, node));
  const peer = peerOf(graph);
  const way = timed(pairs, ({ from, to }) => map.way(pointOf(graph, from), pointOf(graph, to), byCar));
  const peerWay = timed(pairs, ({ from, to }) => peer.find(from, to));
  return {
    roads,
    junctions: count,
    streets: graph.edgeFrom.length,
    oneToAll: timed(nodes, (node) => flood.run([{ node, time: 0 }], ALL)),
    tenMinutes: timed(nodes, (node) => flood.run([{ node, time: 0 }], 600 * TIMES_PER_SECOND)),
    hundredDrivers: timed(nodes, (node) => map.secondsTo(pointOf(graph, node), drivers, 600, byCar)),
    way,
    peerWay,
    ratio: peerWay / way,
  };
}

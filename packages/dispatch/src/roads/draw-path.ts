import { seedsOf, timeWithin, type Access } from './access.ts';
import type { RoadGraph } from './road-graph.ts';
import { pointsOf, type OnEdge } from './snap-index.ts';
import type { FoundPath } from './path-search.ts';
import type { EdgeUse } from './way-steps.ts';
import type { StreetNetwork } from './street-network.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** A way with the line to draw. */
export interface DrawnPath {
  readonly time: number;
  readonly meters: number;
  readonly path: readonly Point[];
  /** The edges in the order in which they are driven. */
  readonly uses: readonly EdgeUse[];
  /** Metres from the start at each junction, from the start itself to the end, and the time that it takes to there. */
  readonly along: readonly number[];
  readonly times: readonly number[];
}

/** The piece of one edge between two places on it. */
export function drawWithin(graph: RoadGraph, from: OnEdge, to: OnEdge): Pick<DrawnPath, 'meters' | 'path'> {
  const points = pointsOf(graph, from.edge);
  const between =
    from.share <= to.share ? points.slice(from.bends + 1, to.bends + 1) : points.slice(to.bends + 1, from.bends + 1).reverse();
  const meters = Math.abs(to.share - from.share) * (graph.edgeMeters[from.edge] as number);
  return { meters, path: [from.point, ...between, to.point] };
}

/** A place at an end of an edge. */
function endOf(graph: RoadGraph, edge: number, atEnd: boolean): OnEdge {
  const points = pointsOf(graph, edge);
  return { edge, share: atEnd ? 1 : 0, off: 0, bends: atEnd ? points.length - 2 : 0, point: (atEnd ? points.at(-1) : points[0]) as Point };
}

/** The quickest piece of street between an access and a state, at the beginning of a way (`away`) or at its end. */
function tail(graph: RoadGraph, streets: StreetNetwork, accesses: readonly Access[], state: number, away: boolean) {
  let best: { time: number; access: Access; end: OnEdge } | undefined;
  for (const access of accesses) {
    for (const { node, time, atEnd } of seedsOf(graph, streets, access, away)) {
      if (node !== state || (best !== undefined && best.time <= time)) continue;
      best = { time, access, end: endOf(graph, access.place.edge, atEnd) };
    }
  }
  return best;
}

const useOf = (from: OnEdge, to: OnEdge): EdgeUse => 2 * from.edge + (from.share <= to.share ? 0 : 1);

/** Draws the way that a search found, from point to point. */
export function drawPath(
  graph: RoadGraph,
  streets: StreetNetwork,
  from: readonly Access[],
  to: readonly Access[],
  way: FoundPath,
): DrawnPath {
  const first = tail(graph, streets, from, way.firstNode, true);
  const last = tail(graph, streets, to, way.lastNode, false);
  if (first === undefined || last === undefined) throw new Error('the way does not begin or end at its accesses');
  const begin = drawWithin(graph, first.access.place, first.end);
  const end = drawWithin(graph, last.end, last.access.place);
  const path = [...begin.path];
  let meters = first.access.place.off + begin.meters;
  let { time } = first;
  const along = [0, meters];
  const times = [0, time];
  for (const arc of way.arcs) {
    const number = streets.forward.edges[arc] as number;
    const points = pointsOf(graph, number >>> 1);
    if (number % 2 === 1) points.reverse();
    path.push(...points);
    meters += graph.edgeMeters[number >>> 1] as number;
    time += streets.forward.heads[2 * arc + 1] as number;
    along.push(meters);
    times.push(time);
  }
  path.push(...end.path);
  // A tail of no length is a junction: nothing is driven there.
  const uses = [
    ...(begin.meters > 0 ? [useOf(first.access.place, first.end)] : []),
    ...way.arcs.map((arc) => streets.forward.edges[arc] as number),
    ...(end.meters > 0 ? [useOf(last.end, last.access.place)] : []),
  ];
  meters += end.meters + last.access.place.off;
  return { time: way.time, meters, path, uses, along: [...along, meters], times: [...times, way.time] };
}

/** The best way that stays on one edge, if two accesses share one. */
export function drawDirect(
  graph: RoadGraph,
  streets: StreetNetwork,
  from: readonly Access[],
  to: readonly Access[],
): DrawnPath | undefined {
  let best: DrawnPath | undefined;
  for (const a of from) {
    for (const b of to) {
      const time = timeWithin(graph, streets, a, b);
      if (time === Infinity || (best !== undefined && best.time <= time)) continue;
      const { meters: within, path } = drawWithin(graph, a.place, b.place);
      const meters = a.place.off + within + b.place.off;
      best = { time, meters, path, uses: [useOf(a.place, b.place)], along: [0, meters], times: [0, time] };
    }
  }
  return best;
}

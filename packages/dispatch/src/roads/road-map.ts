import { accessesOf, lastSteps, seedsOf, SNAP_METERS, timeWithin, type Access } from './access.ts';
import { arcsOf, type Arcs } from './arcs.ts';
import { Flood } from './flood.ts';
import { boundsOf, noStopping, TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import { SnapIndex } from './snap-index.ts';
import { drawDirect, drawPath } from './draw-path.ts';
import { PathSearch } from './path-search.ts';
import { StreetNames } from './street-names.ts';
import { WaySteps } from './way-steps.ts';
import type { Step } from '@safiri/rules/navigation/step.ts';
import type { Bounds, Point } from '@safiri/rules/places/geo.ts';

/** A way over the streets, without traffic. */
export interface RoadWay {
  readonly seconds: number;
  readonly meters: number;
  readonly path: readonly Point[];
  /** What is to be done on the way. */
  readonly steps: readonly Step[];
}

/** A place on a street where a car may stop to let somebody in. */
export interface StopPlace {
  readonly point: Point;
  /** The street's name; undefined where it has none. */
  readonly name: string | undefined;
  /** From the point that was asked for. */
  readonly meters: number;
}

/** Answers questions about ways over one graph. It keeps work arrays, so one question is answered at a time. */
export class RoadMap {
  readonly bounds: Bounds;
  private readonly graph: RoadGraph;
  private readonly forward: Arcs;
  private readonly index: SnapIndex;
  private readonly search: PathSearch;
  private readonly toHere: Flood;
  private readonly names: StreetNames;
  private readonly steps: WaySteps;

  constructor(graph: RoadGraph) {
    this.graph = graph;
    this.bounds = boundsOf(graph);
    this.forward = arcsOf(graph, false);
    this.index = new SnapIndex(graph, this.bounds);
    this.search = new PathSearch(graph, this.forward);
    this.toHere = new Flood(arcsOf(graph, true));
    this.names = new StreetNames(graph.nameText);
    this.steps = new WaySteps(graph, this.forward, this.names);
  }

  /** Whether there is a street near a point. */
  covers(point: Point): boolean {
    return accessesOf(this.index, point).length > 0;
  }

  /** The nearest place where a car may stop; undefined when there is none within {@link SNAP_METERS}. */
  stopNear(point: Point): StopPlace | undefined {
    const { edgeClass, edgeName } = this.graph;
    const [place] = this.index.near(point, SNAP_METERS, 0, 1, (edge) => noStopping[edgeClass[edge] as number] !== true);
    if (place === undefined) return undefined;
    const name = this.names.at(edgeName[place.edge] as number);
    return { point: place.point, name: name === '' ? undefined : name, meters: place.off };
  }

  /** The quickest way; undefined when an end is off the map or nothing leads there. */
  way(from: Point, to: Point): RoadWay | undefined {
    const starts = accessesOf(this.index, from);
    const ends = accessesOf(this.index, to);
    if (starts.length === 0 || ends.length === 0) return undefined;
    const steps = lastSteps(from, to);
    if (steps !== undefined) {
      const path = [bare(from), bare(to)];
      return { seconds: steps.time / TIMES_PER_SECOND, meters: steps.meters, path, steps: this.steps.of(path, []) };
    }
    const direct = drawDirect(this.graph, starts, ends);
    const found = this.search.find(starts, ends, to);
    const best =
      direct !== undefined && (found === undefined || direct.time <= found.time)
        ? direct
        : found === undefined
          ? undefined
          : drawPath(this.graph, this.forward, starts, ends, found);
    if (best === undefined) return undefined;
    const path = withoutRepeats([bare(from), ...best.path, bare(to)]);
    return { seconds: best.time / TIMES_PER_SECOND, meters: best.meters, path, steps: this.steps.of(path, best.uses) };
  }

  /**
   * Seconds from each of many points to one, by a single search; undefined for a point that is off the map or farther than
   * `withinSeconds`. Undefined as a whole when the goal itself is off the map.
   */
  secondsTo(to: Point, from: readonly Point[], withinSeconds: number): (number | undefined)[] | undefined {
    const ends = accessesOf(this.index, to);
    if (ends.length === 0) return undefined;
    const limit = Math.floor(withinSeconds * TIMES_PER_SECOND);
    this.toHere.run(
      ends.flatMap((end) => seedsOf(this.graph, end, false)),
      limit,
    );
    return from.map((point) => {
      const starts = accessesOf(this.index, point);
      const time = (starts.length === 0 ? undefined : lastSteps(point, to)?.time) ?? this.timeFrom(starts, ends, limit);
      return time <= limit ? time / TIMES_PER_SECOND : undefined;
    });
  }

  private timeFrom(starts: readonly Access[], ends: readonly Access[], limit: number): number {
    let best = Infinity;
    for (const start of starts) {
      for (const { node, time } of seedsOf(this.graph, start, true)) best = Math.min(best, time + this.toHere.timeTo(node, limit));
      for (const end of ends) best = Math.min(best, timeWithin(this.graph, start, end));
    }
    return best;
  }
}

/** A point without whatever else its holder keeps with it: ways are remembered and shown to others. */
const bare = ({ lat, lng }: Point): Point => ({ lat, lng });

function withoutRepeats(path: readonly Point[]): Point[] {
  return path.filter((point, i) => i === 0 || point.lat !== path[i - 1]?.lat || point.lng !== path[i - 1]?.lng);
}

import { accessesOf, lastSteps, seedsOf, SNAP_METERS, timeWithin, type Access } from './access.ts';
import { Flood } from './flood.ts';
import { boundsOf, noStopping, TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import { SnapIndex } from './snap-index.ts';
import { drawDirect, drawPath } from './draw-path.ts';
import { PathSearch } from './path-search.ts';
import { StreetNames } from './street-names.ts';
import { WaySteps } from './way-steps.ts';
import type { Step } from '@safiri/rules/navigation/step.ts';
import { RoadHours } from './road-hours.ts';
import { directionsOf, isMeant, SPAN } from './road-use.ts';
import { StreetNetwork } from './street-network.ts';
import { roadVehicles, type RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import type { Bounds, Point } from '@safiri/rules/places/geo.ts';

/** A way over the streets, without traffic. */
export interface RoadWay {
  readonly seconds: number;
  readonly meters: number;
  readonly path: readonly Point[];
  /** What is to be done on the way. */
  readonly steps: readonly Step[];
  /** How far one has come after how long at each junction of the way, from its start to its end. */
  readonly milestones: Milestones;
}

/** Metres and seconds since the start of a way, at the same places. */
export interface Milestones {
  readonly along: readonly number[];
  readonly seconds: readonly number[];
}

/** A place on a street where a car may stop to let somebody in. */
export interface StopPlace {
  readonly point: Point;
  /** The street's name; undefined where it has none. */
  readonly name: string | undefined;
  /** From the point that was asked for. */
  readonly meters: number;
}

/** Who drives, and when. */
export interface Drive {
  readonly by: RoadVehicle;
  /** Of the local week, from Monday 00:00: streets may be closed by the hour. */
  readonly minute: number;
}

/** The searches of one kind of vehicle. */
interface Driven {
  readonly streets: StreetNetwork;
  readonly search: PathSearch;
  readonly toHere: Flood;
  readonly steps: WaySteps;
}

/** Answers questions about ways over one graph. It keeps work arrays, so one question is answered at a time. */
export class RoadMap {
  readonly bounds: Bounds;
  private readonly graph: RoadGraph;
  private readonly index: SnapIndex;
  private readonly hours: RoadHours;
  private readonly driven = new Map<RoadVehicle, Driven>();
  /** The hours that hold for the streets of each vehicle. */
  private readonly holding = new Map<Driven, string>();
  private readonly names: StreetNames;

  constructor(graph: RoadGraph) {
    this.graph = graph;
    this.bounds = boundsOf(graph);
    this.index = new SnapIndex(graph, this.bounds);
    this.hours = new RoadHours(graph);
    this.names = new StreetNames(graph.nameText);
  }

  /** What is open and closed at a minute of the local week, as a text; the same text means the same ways. */
  stateAt(minute: number): string {
    return this.hours.at(minute);
  }

  /** The streets as they are driven, made when they are first asked for: most cities know of no difference between vehicles. */
  private driveBy({ by, minute }: Drive): Driven {
    let driven = this.driven.get(by);
    if (driven === undefined) {
      const alike = [...this.driven.values()][0];
      driven = alike !== undefined && isSameForAll(this.graph) ? alike : this.drivenBy(by);
      this.driven.set(by, driven);
    }
    const holding = this.hours.at(minute);
    if ((this.holding.get(driven) ?? '') !== holding) {
      this.holding.set(driven, holding);
      driven.streets.close(this.hours.closed(holding));
    }
    return driven;
  }

  private drivenBy(vehicle: RoadVehicle): Driven {
    const streets = new StreetNetwork(this.graph, vehicle);
    return {
      streets,
      search: new PathSearch(this.graph, streets),
      toHere: new Flood(streets.backward),
      steps: new WaySteps(this.graph, streets.forward, this.names),
    };
  }

  /** Whether there is a street near a point. */
  covers(point: Point, drive: Drive): boolean {
    return accessesOf(this.index, this.driveBy(drive).streets, point).length > 0;
  }

  /** The nearest place where a car may stop; undefined when there is none within {@link SNAP_METERS}. */
  stopNear(point: Point): StopPlace | undefined {
    const { edgeClass, edgeName, edgeUse } = this.graph;
    const [place] = this.index.near(point, SNAP_METERS, 0, 1, (edge) => {
      const use = edgeUse[edge] as number;
      return directionsOf(use, 'car') !== 0 && (use & SPAN) === 0 && noStopping[edgeClass[edge] as number] !== true;
    });
    if (place === undefined) return undefined;
    const name = this.names.at(edgeName[place.edge] as number);
    return { point: place.point, name: name === '' ? undefined : name, meters: place.off };
  }

  /** The quickest way; undefined when an end is off the map or nothing leads there. */
  way(from: Point, to: Point, drive: Drive): RoadWay | undefined {
    const { streets, search, steps: told } = this.driveBy(drive);
    const starts = accessesOf(this.index, streets, from);
    const ends = accessesOf(this.index, streets, to);
    if (starts.length === 0 || ends.length === 0) return undefined;
    const steps = lastSteps(from, to);
    if (steps !== undefined) {
      const path = [bare(from), bare(to)];
      const seconds = steps.time / TIMES_PER_SECOND;
      return {
        seconds,
        meters: steps.meters,
        path,
        steps: told.of(path, []),
        milestones: { along: [0, steps.meters], seconds: [0, seconds] },
      };
    }
    const direct = drawDirect(this.graph, streets, starts, ends);
    const found = search.find(starts, ends, to);
    const best =
      direct !== undefined && (found === undefined || direct.time <= found.time)
        ? direct
        : found === undefined
          ? undefined
          : drawPath(this.graph, streets, starts, ends, found);
    if (best === undefined) return undefined;
    const path = withoutRepeats([bare(from), ...best.path, bare(to)]);
    const milestones = { along: best.along, seconds: best.times.map((time) => time / TIMES_PER_SECOND) };
    return { seconds: best.time / TIMES_PER_SECOND, meters: best.meters, path, steps: told.of(path, best.uses), milestones };
  }

  /**
   * Seconds from each of many points to one, by a single search; undefined for a point that is off the map or farther than
   * `withinSeconds`. Undefined as a whole when the goal itself is off the map.
   */
  secondsTo(to: Point, from: readonly Point[], withinSeconds: number, drive: Drive): (number | undefined)[] | undefined {
    const driven = this.driveBy(drive);
    const { streets, toHere } = driven;
    const ends = accessesOf(this.index, streets, to);
    if (ends.length === 0) return undefined;
    const limit = Math.floor(withinSeconds * TIMES_PER_SECOND);
    toHere.run(
      ends.flatMap((end) => seedsOf(this.graph, streets, end, false)),
      limit,
    );
    return from.map((point) => {
      const starts = accessesOf(this.index, streets, point);
      const time = (starts.length === 0 ? undefined : lastSteps(point, to)?.time) ?? this.timeFrom(driven, starts, ends, limit);
      return time <= limit ? time / TIMES_PER_SECOND : undefined;
    });
  }

  private timeFrom({ streets, toHere }: Driven, starts: readonly Access[], ends: readonly Access[], limit: number): number {
    let best = Infinity;
    for (const start of starts) {
      for (const { node, time } of seedsOf(this.graph, streets, start, true)) best = Math.min(best, time + toHere.timeTo(node, limit));
      for (const end of ends) best = Math.min(best, timeWithin(this.graph, streets, start, end));
    }
    return best;
  }
}

/** Whether every vehicle drives the same streets in the same way. */
function isSameForAll({ edgeUse, turnFor, closedUse }: RoadGraph): boolean {
  const [car, motorcycle] = roadVehicles;
  const isSame = (use: number) => directionsOf(use, car) === directionsOf(use, motorcycle);
  return (
    edgeUse.every(isSame) && closedUse.every(isSame) && turnFor.every((bits) => roadVehicles.every((vehicle) => isMeant(bits, vehicle)))
  );
}

/** A point without whatever else its holder keeps with it: ways are remembered and shown to others. */
const bare = ({ lat, lng }: Point): Point => ({ lat, lng });

function withoutRepeats(path: readonly Point[]): Point[] {
  return path.filter((point, i) => i === 0 || point.lat !== path[i - 1]?.lat || point.lng !== path[i - 1]?.lng);
}

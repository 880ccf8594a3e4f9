import { roadClasses } from '@safiri/rules/places/road-classes.ts';
import { bearingDegrees, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { WayOn } from '@safiri/rules/navigation/road-rank.ts';
import type { Step } from '@safiri/rules/navigation/step.ts';
import { stepsOf, type WayPiece } from '@safiri/rules/navigation/steps.ts';
import type { Arcs } from './arcs.ts';
import { UNITS_PER_DEGREE, type RoadGraph } from './road-graph.ts';
import { isRoundabout } from './roundabout.ts';
import { pointsOf } from './snap-index.ts';
import type { StreetNames } from './street-names.ts';

/** Twice an edge, and one more where it is driven against its direction, as in {@link Arcs}. */
export type EdgeUse = number;

/** The direction of an exit is taken over this many metres, as that of the way. */
const LOOK_METERS = 25;

/** Tells the steps of ways over one graph. */
export class WaySteps {
  private readonly graph: RoadGraph;
  private readonly forward: Arcs;
  private readonly names: StreetNames;
  /** By edge: 0 while nobody asked, else 1 for no piece of a roundabout, 2 for one. */
  private readonly round: Uint8Array;

  constructor(graph: RoadGraph, forward: Arcs, names: StreetNames) {
    this.graph = graph;
    this.forward = forward;
    this.names = names;
    this.round = new Uint8Array(graph.edgeFrom.length);
  }

  /** @param uses the edges in the order in which they are driven; none for a way beside all streets */
  of(path: readonly Point[], uses: readonly EdgeUse[]): Step[] {
    return stepsOf(path, this.piecesOf(path, uses));
  }

  private piecesOf(path: readonly Point[], uses: readonly EdgeUse[]): WayPiece[] {
    const pieces: WayPiece[] = [];
    let at = 0;
    for (const [i, use] of uses.entries()) {
      const node = this.startOf(use);
      if (i > 0) at = indexFrom(path, at, this.pointOf(node));
      const last = uses[i - 1];
      const [exits, back] = last === undefined ? [[], false] : [this.exits(node, use, last), use === (last ^ 1)];
      pieces.push({ at, ...this.wayOn(use), exits, back });
    }
    return pieces;
  }

  private exits(node: number, taken: EdgeUse, from: EdgeUse): WayOn[] {
    const { start, edges } = this.forward;
    return [...edges.subarray(start[node], start[node + 1])]
      .filter((use) => use !== taken && use !== (from ^ 1))
      .map((use) => ({ ...this.wayOn(use), bearing: this.bearingOf(use) }));
  }

  private wayOn(use: EdgeUse): Pick<WayOn, 'name' | 'roadClass' | 'round'> {
    const edge = use >>> 1;
    return {
      name: this.names.at(this.graph.edgeName[edge] as number),
      roadClass: roadClasses[this.graph.edgeClass[edge] as number] ?? '',
      round: this.isRound(edge),
    };
  }

  private isRound(edge: number): boolean {
    if (this.round[edge] === 0) this.round[edge] = isRoundabout(this.graph, this.forward, edge) ? 2 : 1;
    return this.round[edge] === 2;
  }

  private bearingOf(use: EdgeUse): number {
    const points = pointsOf(this.graph, use >>> 1);
    if (use % 2 === 1) points.reverse();
    const [first] = points as [Point];
    return bearingDegrees(first, points.slice(1).find((point) => distanceMeters(first, point) >= LOOK_METERS) ?? (points.at(-1) as Point));
  }

  private startOf(use: EdgeUse): number {
    return (use % 2 === 0 ? this.graph.edgeFrom : this.graph.edgeTo)[use >>> 1] as number;
  }

  private pointOf(node: number): Point {
    return { lat: (this.graph.nodeLat[node] as number) / UNITS_PER_DEGREE, lng: (this.graph.nodeLng[node] as number) / UNITS_PER_DEGREE };
  }
}

/** Where a path comes to a point that lies on it. */
function indexFrom(path: readonly Point[], from: number, { lat, lng }: Point): number {
  for (let i = from; i < path.length; i += 1) if (path[i]?.lat === lat && path[i]?.lng === lng) return i;
  return from;
}

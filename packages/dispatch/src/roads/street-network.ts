import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { turnedArcs, type Arcs } from './arcs.ts';
import type { RoadGraph } from './road-graph.ts';
import { BACKWARD, directionsOf, FORWARD } from './road-use.ts';
import { turnNetwork, type Departure } from './turn-states.ts';

/** Where the arcs of an edge that is closed at some hours stand, to be closed and opened again. */
interface Closable {
  readonly arcs: Arcs;
  readonly at: number;
  readonly arc: number;
  readonly tail: number;
  readonly head: number;
}

/** The streets as one kind of vehicle drives them, at the hour that was last told. */
export class StreetNetwork {
  readonly forward: Arcs;
  readonly backward: Arcs;
  /** Positions of the states of both, units. */
  readonly lat: Int32Array;
  readonly lng: Int32Array;
  readonly arrival: (arc: number) => number;
  readonly departures: (arc: number) => Departure[];
  private readonly graph: RoadGraph;
  private readonly vehicle: RoadVehicle;
  private readonly closable: readonly Closable[];
  private closed: ReadonlyMap<number, number> = new Map();

  constructor(graph: RoadGraph, vehicle: RoadVehicle) {
    const { arcs, nodeOf, arrival, departures } = turnNetwork(graph, vehicle);
    const ofStates = (ofNodes: Int32Array) => (nodeOf.length === 0 ? ofNodes : joined(ofNodes, nodeOf));
    this.graph = graph;
    this.vehicle = vehicle;
    this.forward = arcs;
    this.backward = turnedArcs(arcs);
    this.lat = ofStates(graph.nodeLat);
    this.lng = ofStates(graph.nodeLng);
    this.arrival = arrival;
    this.departures = departures;
    const edges = new Set(graph.closedEdge);
    this.closable = edges.size === 0 ? [] : [this.forward, this.backward].flatMap((list) => closableOf(list, edges));
  }

  /** The directions in which the vehicle may drive an edge now. */
  directions(edge: number): number {
    const use = this.graph.edgeUse[edge] as number;
    return directionsOf(this.closed.size === 0 ? use : use & ~(this.closed.get(edge) ?? 0), this.vehicle);
  }

  /** Closes the uses of these edges and opens all others. A closed arc leads back to where it begins: no search takes it. */
  close(closed: ReadonlyMap<number, number>): void {
    this.closed = closed;
    for (const { arcs, at, arc, tail, head } of this.closable) {
      const isOpen = (this.directions(arc >>> 1) & (arc % 2 === 0 ? FORWARD : BACKWARD)) !== 0;
      arcs.heads[2 * at] = isOpen ? head : tail;
    }
  }
}

function joined(ofNodes: Int32Array, nodeOf: Uint32Array): Int32Array {
  const list = new Int32Array(ofNodes.length + nodeOf.length);
  list.set(ofNodes);
  nodeOf.forEach((node, i) => (list[ofNodes.length + i] = ofNodes[node] as number));
  return list;
}

function closableOf(arcs: Arcs, edges: ReadonlySet<number>): Closable[] {
  const found: Closable[] = [];
  for (let tail = 0; tail + 1 < arcs.start.length; tail += 1) {
    for (let at = arcs.start[tail] as number; at < (arcs.start[tail + 1] as number); at += 1) {
      const arc = arcs.edges[at] as number;
      if (edges.has(arc >>> 1)) found.push({ arcs, at, arc, tail, head: arcs.heads[2 * at] as number });
    }
  }
  return found;
}

import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';
import type { RoadGraph } from './road-graph.ts';
import { BACKWARD, FORWARD, useOf } from './road-use.ts';
import { largestPart } from './strong-parts.ts';
import { turnNetwork } from './turn-states.ts';

/** Closes to each vehicle what forbidden turns and barriers keep it from reaching, or from leaving again. */
export function dropTraps(graph: RoadGraph): RoadGraph {
  if (graph.turnFor.length === 0) return graph;
  const edgeUse = graph.edgeUse.slice();
  for (const vehicle of roadVehicles) {
    const { arcs } = turnNetwork(graph, vehicle);
    const part = largestPart(arcs);
    const isGood = new Uint8Array(2 * edgeUse.length);
    for (let state = 0; state + 1 < arcs.start.length; state += 1) {
      if (part[state] !== 1) continue;
      for (let i = arcs.start[state] as number; i < (arcs.start[state + 1] as number); i += 1) {
        if (part[arcs.heads[2 * i] as number] === 1) isGood[arcs.edges[i] as number] = 1;
      }
    }
    for (let edge = 0; edge < edgeUse.length; edge += 1) {
      const good = (isGood[2 * edge] === 1 ? FORWARD : 0) | (isGood[2 * edge + 1] === 1 ? BACKWARD : 0);
      edgeUse[edge] = (edgeUse[edge] as number) & ~useOf(vehicle, (FORWARD | BACKWARD) & ~good);
    }
  }
  return { ...graph, edgeUse };
}

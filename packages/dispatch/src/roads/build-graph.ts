import { chainsOf } from './chains.ts';
import { Growing } from './growing.ts';
import { linksOf, type RoadWays } from './links.ts';
import { nearOrder } from './near-order.ts';
import { TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import { strongLinks } from './strong-parts.ts';

const words = () => new Growing((length) => new Uint32Array(length));
const whole = () => new Growing((length) => new Int32Array(length));

/** Makes the graph of drivable ways: without traps, without nodes at which there is nothing to decide, neighbours near each other. */
export function buildGraph(ways: RoadWays): RoadGraph {
  const links = linksOf(ways);
  const kept = strongLinks(ways.lat.length, links);
  const from = words();
  const to = words();
  const meters = new Growing((length) => new Float32Array(length));
  const time = words();
  const twoWay = new Growing((length) => new Uint8Array(length));
  const bendStart = words();
  const bendLat = whole();
  const bendLng = whole();
  for (const chain of chainsOf(ways.lat.length, links, kept)) {
    from.push(chain.nodes[0] as number);
    to.push(chain.nodes.at(-1) as number);
    meters.push(chain.meters);
    time.push(Math.max(1, Math.ceil((chain.meters / (chain.kmh / 3.6)) * TIMES_PER_SECOND)));
    twoWay.push(chain.twoWay ? 1 : 0);
    bendStart.push(bendLat.length);
    for (const node of chain.nodes.slice(1, -1)) {
      bendLat.push(ways.lat[node] as number);
      bendLng.push(ways.lng[node] as number);
    }
  }
  bendStart.push(bendLat.length);
  return {
    ...renumber(ways, from.done(), to.done()),
    edgeMeters: meters.done(),
    edgeTime: time.done(),
    edgeTwoWay: twoWay.done(),
    bendStart: bendStart.done(),
    bendLat: bendLat.done(),
    bendLng: bendLng.done(),
  };
}

/** Only the nodes that edges end at remain. */
function renumber(ways: RoadWays, from: Uint32Array, to: Uint32Array) {
  const ends = new Uint8Array(ways.lat.length);
  for (const list of [from, to]) for (const node of list) ends[node] = 1;
  const remaining = Uint32Array.from(
    (function* () {
      for (let node = 0; node < ends.length; node += 1) if (ends[node] === 1) yield node;
    })(),
  );
  const lat = Int32Array.from(remaining, (node) => ways.lat[node] as number);
  const lng = Int32Array.from(remaining, (node) => ways.lng[node] as number);
  const order = nearOrder(lat, lng);
  const numberOf = new Uint32Array(ways.lat.length);
  order.forEach((old, number) => (numberOf[remaining[old] as number] = number));
  return {
    nodeLat: Int32Array.from(order, (old) => lat[old] as number),
    nodeLng: Int32Array.from(order, (old) => lng[old] as number),
    edgeFrom: from.map((node) => numberOf[node] as number),
    edgeTo: to.map((node) => numberOf[node] as number),
  };
}

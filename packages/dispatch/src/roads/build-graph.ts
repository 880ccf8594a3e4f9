import { type Chain, chainsOf } from './chains.ts';
import { Growing } from './growing.ts';
import { linksOf, type RoadWays } from './links.ts';
import { nearOrder } from './near-order.ts';
import { LENGTHS_PER_METER, TIMES_PER_SECOND, UNITS_PER_DEGREE, type RoadGraph } from './road-graph.ts';
import { simplifyLine } from './simplify-line.ts';
import { strongLinks } from './strong-parts.ts';

/** Bends by which a street leaves its course less than this are not kept, metres: phones are off by more. */
const BEND_METERS = 1;
const METERS_PER_DEGREE = 111_195;

const whole = () => new Growing((length) => new Int32Array(length));

/**
 * Makes the graph of drivable ways: without traps, without nodes at which there is nothing to decide, neighbours near each
 * other. Lengths and times are those of the ways as they were drawn.
 */
export function buildGraph(ways: RoadWays): RoadGraph {
  const links = linksOf(ways);
  const chains = [...chainsOf(ways, links, strongLinks(ways.lat.length, links))];
  const { numberOf, nodeLat, nodeLng } = renumber(ways, chains);
  const endsOf = ({ nodes }: Chain): [from: number, to: number] => [
    numberOf[nodes[0] as number] as number,
    numberOf[nodes.at(-1) as number] as number,
  ];
  const ordered = chains.map((chain) => ({ chain, ends: endsOf(chain) })).sort((a, b) => a.ends[0] - b.ends[0] || a.ends[1] - b.ends[1]);
  const bendStart = new Uint32Array(ordered.length + 1);
  const bendLat = whole();
  const bendLng = whole();
  ordered.forEach(({ chain }, i) => {
    for (const node of bendsOf(ways, chain)) {
      bendLat.push(ways.lat[node] as number);
      bendLng.push(ways.lng[node] as number);
    }
    bendStart[i + 1] = bendLat.length;
  });
  const names = namesOf(ways, chains);
  return {
    nodeLat,
    nodeLng,
    edgeFrom: Uint32Array.from(ordered, ({ ends }) => ends[0]),
    edgeTo: Uint32Array.from(ordered, ({ ends }) => ends[1]),
    edgeMeters: Float32Array.from(ordered, ({ chain }) => Math.round(chain.meters * LENGTHS_PER_METER) / LENGTHS_PER_METER),
    edgeTime: Uint32Array.from(ordered, ({ chain }) => Math.max(1, Math.ceil((chain.meters / (chain.kmh / 3.6)) * TIMES_PER_SECOND))),
    edgeTwoWay: Uint8Array.from(ordered, ({ chain }) => (chain.twoWay ? 1 : 0)),
    edgeClass: Uint8Array.from(ordered, ({ chain }) => ways.classes[chain.way] as number),
    edgeName: Uint32Array.from(ordered, ({ chain }) => names.lineOf.get(ways.nameOf[chain.way] as number) ?? 0),
    nameText: new TextEncoder().encode(names.text),
    bendStart,
    bendLat: bendLat.done(),
    bendLng: bendLng.done(),
  };
}

/** The nodes between the ends of a chain that shape it. */
function bendsOf(ways: RoadWays, { nodes }: Chain): number[] {
  if (nodes.length < 3) return [];
  const cosine = Math.cos((((ways.lat[nodes[0] as number] as number) / UNITS_PER_DEGREE) * Math.PI) / 180);
  const scale = METERS_PER_DEGREE / UNITS_PER_DEGREE;
  const x = nodes.map((node) => (ways.lng[node] as number) * scale * cosine);
  const y = nodes.map((node) => (ways.lat[node] as number) * scale);
  return simplifyLine(x, y, BEND_METERS)
    .slice(1, -1)
    .map((i) => nodes[i] as number);
}

/** The names that are still needed, one a line. */
function namesOf(ways: RoadWays, chains: readonly Chain[]): { text: string; lineOf: ReadonlyMap<number, number> } {
  const lineOf = new Map([[0, 0]]);
  const lines = [''];
  for (const { way } of chains) {
    const name = ways.nameOf[way] as number;
    if (!lineOf.has(name)) lineOf.set(name, lines.push((ways.names[name] ?? '').replaceAll('\n', ' ')) - 1);
  }
  return { text: lines.join('\n'), lineOf };
}

/** Only the nodes that chains end at remain. */
function renumber(ways: RoadWays, chains: readonly Chain[]) {
  const ends = new Uint8Array(ways.lat.length);
  for (const { nodes } of chains) for (const node of [nodes[0] as number, nodes.at(-1) as number]) ends[node] = 1;
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
    numberOf,
    nodeLat: Int32Array.from(order, (old) => lat[old] as number),
    nodeLng: Int32Array.from(order, (old) => lng[old] as number),
  };
}

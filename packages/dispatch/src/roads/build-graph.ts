import { type Chain, chainsOf } from './chains.ts';
import { Growing } from './growing.ts';
import { dropTraps } from './drop-traps.ts';
import { linksOf, type Links, type RoadWays } from './links.ts';
import { nearOrder } from './near-order.ts';
import { type ForbiddenTurn, NO_EDGE, placeTurns, turnNodes, type LinkEdges } from './place-turns.ts';
import { ANY_USE, turnedUse } from './road-use.ts';
import { LENGTHS_PER_METER, TIMES_PER_SECOND, UNITS_PER_DEGREE, type RoadGraph } from './road-graph.ts';
import { simplifyLine } from './simplify-line.ts';
import { strongUse } from './strong-parts.ts';

/** Bends by which a street leaves its course less than this are not kept, metres: phones are off by more. */
const BEND_METERS = 1;
const METERS_PER_DEGREE = 111_195;

const whole = () => new Growing((length) => new Int32Array(length));

export interface BuiltGraph {
  readonly graph: RoadGraph;
  /** Turns that are kept, and those whose streets are not there or do not meet. */
  readonly turns: { readonly placed: number; readonly left: number };
}

/**
 * Makes the graph of drivable ways: without traps, without nodes at which there is nothing to decide, neighbours near each
 * other. Lengths and times are those of the ways as they were drawn.
 */
export function buildGraph(ways: RoadWays): BuiltGraph {
  const all = linksOf(ways);
  const links: Links = { ...all, use: strongUse(ways.lat.length, all) };
  const chains = [...chainsOf(ways, links, turnNodes(ways))];
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
  const inOrder = ordered.map(({ chain }) => chain);
  const { forbidden, placed, left } = placeTurns(ways, links, edgesOfLinks(links, inOrder));
  const graph = dropTraps({
    nodeLat,
    nodeLng,
    edgeFrom: Uint32Array.from(ordered, ({ ends }) => ends[0]),
    edgeTo: Uint32Array.from(ordered, ({ ends }) => ends[1]),
    edgeMeters: Float32Array.from(ordered, ({ chain }) => Math.round(chain.meters * LENGTHS_PER_METER) / LENGTHS_PER_METER),
    edgeTime: Uint32Array.from(ordered, ({ chain }) => Math.max(1, Math.ceil((chain.meters / (chain.kmh / 3.6)) * TIMES_PER_SECOND))),
    edgeUse: Uint8Array.from(ordered, ({ chain }) => chain.use),
    edgeClass: Uint8Array.from(ordered, ({ chain }) => ways.classes[chain.way] as number),
    edgeName: Uint32Array.from(ordered, ({ chain }) => names.lineOf.get(ways.nameOf[chain.way] as number) ?? 0),
    nameText: new TextEncoder().encode(names.text),
    bendStart,
    bendLat: bendLat.done(),
    bendLng: bendLng.done(),
    ...turnParts(forbidden),
    ...closureParts(ways, links, inOrder),
  });
  return { graph, turns: { placed, left } };
}

/** Which edge each link became a piece of. */
function edgesOfLinks(links: Links, chains: readonly Chain[]): LinkEdges {
  const edge = new Uint32Array(links.a.length).fill(NO_EDGE);
  const isAlong = new Uint8Array(links.a.length);
  chains.forEach((chain, number) => {
    chain.links.forEach((link, i) => {
      edge[link] = number;
      isAlong[link] = links.a[link] === chain.nodes[i] ? 1 : 0;
    });
  });
  return { edge, isAlong };
}

function turnParts(turns: readonly ForbiddenTurn[]): Pick<RoadGraph, 'turnStart' | 'turnArcs' | 'turnFor'> {
  const turnStart = new Uint32Array(turns.length + 1);
  turns.forEach(({ arcs }, i) => (turnStart[i + 1] = (turnStart[i] as number) + arcs.length));
  return {
    turnStart,
    turnArcs: Uint32Array.from(turns.flatMap(({ arcs }) => arcs)),
    turnFor: Uint8Array.from(turns, ({ vehicles }) => vehicles),
  };
}

function closureParts(
  ways: RoadWays,
  links: Links,
  chains: readonly Chain[],
): Pick<RoadGraph, 'closedEdge' | 'closedUse' | 'closedHours' | 'hoursText'> {
  const lines: string[] = [];
  const rows = chains.flatMap(({ way, links: [first = 0], nodes: [begin] }, edge) =>
    (ways.closures.get(way) ?? []).map(({ use, hours, outside }) => {
      const line = `${outside ? '!' : ''}${hours}`;
      const known = lines.indexOf(line);
      return { edge, use: links.a[first] === begin ? use : turnedUse(use) & ANY_USE, line: known === -1 ? lines.push(line) - 1 : known };
    }),
  );
  return {
    closedEdge: Uint32Array.from(rows, ({ edge }) => edge),
    closedUse: Uint8Array.from(rows, ({ use }) => use),
    closedHours: Uint32Array.from(rows, ({ line }) => line),
    hoursText: new TextEncoder().encode(lines.join('\n')),
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

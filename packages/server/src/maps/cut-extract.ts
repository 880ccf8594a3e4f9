import type { Bounds } from '@safiri/rules/places/geo.ts';
import { ImportError, type OsmMember, type OsmSource, type OsmTags } from '../roads/public.ts';
import { type NodeTable, NodeTableBuilder } from './node-table.ts';
import { isOfUse } from './osm-kinds.ts';

export interface CutWay {
  readonly id: number;
  readonly tags: OsmTags;
  readonly nodeIds: Float64Array;
}

interface CutRelation {
  readonly tags: OsmTags;
  readonly members: readonly OsmMember[];
}

/** What of an extract touches an area, held in memory: a city, not its country. */
export interface CutExtract {
  readonly nodes: NodeTable;
  readonly ways: readonly CutWay[];
  readonly wayById: ReadonlyMap<number, CutWay>;
  /** Surfaces that are made of several ways. */
  readonly surfaces: readonly CutRelation[];
  /** Nodes with a name, which say by themselves what they are. */
  readonly points: readonly { readonly lat: number; readonly lng: number; readonly tags: OsmTags }[];
  /** The same once more, for the streets. */
  readonly source: OsmSource;
}

const holds = ({ south, west, north, east }: Bounds, lat: number, lng: number) =>
  lat >= south && lat <= north && lng >= west && lng <= east;
const isSurface = (tags: OsmTags) => tags['type'] === 'multipolygon' && isOfUse(tags);

/** The box of all nodes that were seen. */
function extent() {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  return {
    see(lat: number, lng: number) {
      south = Math.min(south, lat);
      north = Math.max(north, lat);
      west = Math.min(west, lng);
      east = Math.max(east, lng);
    },
    said: () =>
      south === Infinity
        ? 'no place at all'
        : `${[south, west, north, east].map((degrees) => degrees.toFixed(2)).join(',')} (south, west, north, east)`,
  };
}

/**
 * Cuts an area out of an extract of any size. It goes through the extract two to four times and keeps only what touches the
 * area: the memory grows with the city, not with the file.
 * @throws ImportError when nothing of it lies in the area
 */
export async function cutExtract(source: OsmSource, within: Bounds): Promise<CutExtract> {
  const inside = new NodeTableBuilder();
  const points: CutExtract['points'][number][] = [];
  const relations: CutRelation[] = [];
  const turns: { readonly id: number; readonly tags: OsmTags; readonly members: readonly OsmMember[] }[] = [];
  const barriers = new Map<number, OsmTags>();
  const reach = extent();
  await source.read({
    nodeTags: true,
    node(id, lat, lng, tags) {
      reach.see(lat, lng);
      if (!holds(within, lat, lng)) return;
      inside.add(id, lat, lng);
      if (tags?.['name'] !== undefined) points.push({ lat, lng, tags });
      if (tags?.['barrier'] !== undefined) barriers.set(id, tags);
    },
    relation(id, tags, members) {
      if (tags['type'] === 'restriction') turns.push({ id, tags, members });
      if (isSurface(tags)) relations.push({ tags, members: members.filter(({ type }) => type === 'way') });
    },
  });
  const table = inside.done();
  if (table.count === 0)
    throw new ImportError(
      `There is nothing of the city's area in it: it reaches over ${reach.said()}. Give the extract of the right region, or --bounds.`,
    );

  const ways = new Map<number, CutWay>();
  const parts = new Set(relations.flatMap(({ members }) => members.map(({ id }) => id)));
  await source.read({
    way(id, tags, nodeIds) {
      if (!isOfUse(tags) && !parts.has(id)) return;
      if (nodeIds.some((node) => table.at(node) !== undefined)) ways.set(id, { id, tags, nodeIds: Float64Array.from(nodeIds) });
    },
  });

  const surfaces = relations.filter(({ members }) => members.some(({ id }) => ways.has(id)));
  const absent = new Set(surfaces.flatMap(({ members }) => members.flatMap(({ id }) => (ways.has(id) ? [] : [id]))));
  if (absent.size > 0) {
    await source.read({
      way(id, tags, nodeIds) {
        if (absent.has(id)) ways.set(id, { id, tags, nodeIds: Float64Array.from(nodeIds) });
      },
    });
  }

  const nodes = await withNodesOutside(source, table, ways);
  const list = [...ways.values()];
  return {
    nodes,
    ways: list,
    wayById: ways,
    surfaces,
    points,
    source: {
      async read({ node, way, relation }) {
        if (node !== undefined) nodes.each((id, lat, lng) => node(id, lat, lng, barriers.get(id)));
        if (way !== undefined) for (const { id, tags, nodeIds } of list) way(id, tags, [...nodeIds]);
        if (relation !== undefined) for (const { id, tags, members } of turns) relation(id, tags, members);
      },
      timestamp: () => source.timestamp(),
      bounds: () => source.bounds?.(),
    },
  };
}

/** Adds the nodes outside of the area that its ways lead to. */
async function withNodesOutside(source: OsmSource, inside: NodeTable, ways: ReadonlyMap<number, CutWay>): Promise<NodeTable> {
  const outside = new Set<number>();
  for (const { nodeIds } of ways.values()) for (const id of nodeIds) if (inside.at(id) === undefined) outside.add(id);
  if (outside.size === 0) return inside;
  const all = new NodeTableBuilder();
  inside.each((id, lat, lng) => all.add(id, lat, lng));
  await source.read({
    node(id, lat, lng) {
      if (outside.has(id)) all.add(id, lat, lng);
    },
  });
  return all.done();
}

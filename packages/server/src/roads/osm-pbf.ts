import { PbfReader } from 'pbf';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { ImportError } from './import-error.ts';
import type { OsmMember, OsmSource, OsmTags, OsmVisit } from './osm-source.ts';
import { blobsOf } from './pbf-blobs.ts';

/** What a reader must understand; a file that asks for more is refused. */
const understood: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** How a relation's members are numbered in the file. */
const memberTypes = ['node', 'way', 'relation'] as const;

interface Block {
  readonly strings: string[];
  /** Where the groups of nodes and ways lie: they are read only by those who want them. */
  readonly groups: { from: number; to: number }[];
  granularity: number;
  latOffset: number;
  lngOffset: number;
}

function blockOf(data: Uint8Array): Block {
  const empty: Block = { strings: [], groups: [], granularity: 100, latOffset: 0, lngOffset: 0 };
  return new PbfReader(data).readFields((field, block, pbf) => {
    if (field === 1) {
      pbf.readMessage((inner, strings, reader) => {
        if (inner === 1) strings.push(reader.readString());
      }, block.strings);
    } else if (field === 2) {
      const to = pbf.readVarint() + pbf.pos;
      block.groups.push({ from: pbf.pos, to });
      pbf.pos = to;
    } else if (field === 17) block.granularity = pbf.readVarint();
    else if (field === 19) block.latOffset = pbf.readVarint(true);
    else if (field === 20) block.lngOffset = pbf.readVarint(true);
  }, empty);
}

/** Calls `read` for each field of each group. */
function eachField(data: Uint8Array, { groups }: Block, read: (field: number, pbf: PbfReader) => void): void {
  for (const { from, to } of groups) {
    const pbf = new PbfReader(data);
    pbf.pos = from;
    pbf.readFields((field, _, reader) => read(field, reader), null, to);
  }
}

/** Sums of a list of differences. */
function summed(differences: number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** Tags by the numbers of their keys and values in the block's table. */
const tagsOf = ({ strings }: Block, keys: readonly number[], values: readonly number[]): OsmTags =>
  Object.fromEntries(keys.map((key, i) => [strings[key] ?? '', strings[values[i] ?? 0] ?? '']));

function readWay(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisit['way']>): void {
  const { id, keys, values, refs } = pbf.readMessage(
    (field, way, reader) => {
      if (field === 1) way.id = reader.readVarint();
      else if (field === 2) reader.readPackedVarint(way.keys);
      else if (field === 3) reader.readPackedVarint(way.values);
      else if (field === 8) reader.readPackedSVarint(way.refs);
    },
    { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] },
  );
  visit(id, tagsOf(block, keys, values), summed(refs));
}

function readRelation(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisit['relation']>): void {
  const { id, keys, values, roles, refs, types } = pbf.readMessage(
    (field, relation, reader) => {
      if (field === 1) relation.id = reader.readVarint();
      else if (field === 2) reader.readPackedVarint(relation.keys);
      else if (field === 3) reader.readPackedVarint(relation.values);
      else if (field === 8) reader.readPackedVarint(relation.roles);
      else if (field === 9) reader.readPackedSVarint(relation.refs);
      else if (field === 10) reader.readPackedVarint(relation.types);
    },
    {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      roles: [] as number[],
      refs: [] as number[],
      types: [] as number[],
    },
  );
  const members = summed(refs).map((ref, i): OsmMember => ({
    type: memberTypes[types[i] ?? 0] ?? 'node',
    id: ref,
    role: block.strings[roles[i] ?? 0] ?? '',
  }));
  visit(id, tagsOf(block, keys, values), members);
}

function readNode(pbf: PbfReader, block: Block, { node: visit, nodeTags }: OsmVisit): void {
  const { granularity, latOffset, lngOffset } = block;
  const { id, lat, lng, keys, values } = pbf.readMessage(
    (field, node, reader) => {
      if (field === 1) node.id = reader.readSVarint();
      else if (field === 2) reader.readPackedVarint(node.keys);
      else if (field === 3) reader.readPackedVarint(node.values);
      else if (field === 8) node.lat = reader.readSVarint();
      else if (field === 9) node.lng = reader.readSVarint();
    },
    { id: 0, lat: 0, lng: 0, keys: [] as number[], values: [] as number[] },
  );
  const tags = nodeTags === true && keys.length > 0 ? tagsOf(block, keys, values) : undefined;
  visit?.(id, (latOffset + granularity * lat) / 1e9, (lngOffset + granularity * lng) / 1e9, tags);
}

function readDenseNodes(pbf: PbfReader, block: Block, { node: visit, nodeTags }: OsmVisit): void {
  const { granularity, latOffset, lngOffset } = block;
  const { ids, lats, lngs, texts } = pbf.readMessage(
    (field, nodes, reader) => {
      if (field === 1) reader.readPackedSVarint(nodes.ids);
      else if (field === 8) reader.readPackedSVarint(nodes.lats);
      else if (field === 9) reader.readPackedSVarint(nodes.lngs);
      else if (field === 10 && nodeTags === true) reader.readPackedVarint(nodes.texts);
    },
    { ids: [] as number[], lats: [] as number[], lngs: [] as number[], texts: [] as number[] },
  );
  let [id, lat, lng, text] = [0, 0, 0, 0];
  for (let i = 0; i < ids.length; i += 1) {
    id += ids[i] ?? 0;
    lat += lats[i] ?? 0;
    lng += lngs[i] ?? 0;
    let tags: Record<string, string> | undefined;
    // Keys and values in turn, a zero after each node; no list at all where no node of the block has any.
    for (; (texts[text] ?? 0) !== 0; text += 2)
      (tags ??= {})[block.strings[texts[text] ?? 0] ?? ''] = block.strings[texts[text + 1] ?? 0] ?? '';
    text += 1;
    visit?.(id, (latOffset + granularity * lat) / 1e9, (lngOffset + granularity * lng) / 1e9, tags);
  }
}

function readBlock(data: Uint8Array, visit: OsmVisit): void {
  const block = blockOf(data);
  eachField(data, block, (group, pbf) => {
    if (group === 1 && visit.node !== undefined) readNode(pbf, block, visit);
    else if (group === 2 && visit.node !== undefined) readDenseNodes(pbf, block, visit);
    else if (group === 3 && visit.way !== undefined) readWay(pbf, block, visit.way.bind(visit));
    else if (group === 4 && visit.relation !== undefined) readRelation(pbf, block, visit.relation.bind(visit));
  });
}

interface Header {
  /** Seconds since 1970; 0 when the extract does not say. */
  readonly at: number;
  readonly bounds: Bounds | undefined;
}

/** West, east, north and south are fields 1 to 4 of a box, in billionths of a degree. */
const sides = ['west', 'east', 'north', 'south'] as const;
const readBounds = (pbf: PbfReader): Bounds =>
  pbf.readMessage(
    (field, box, reader) => {
      const side = sides[field - 1];
      if (side !== undefined) box[side] = reader.readSVarint() / 1e9;
    },
    { south: 0, west: 0, north: 0, east: 0 },
  );

function readHeader(file: string, data: Uint8Array): Header {
  const { features, at, bounds } = new PbfReader(data).readFields(
    (field, header, pbf) => {
      if (field === 1) header.bounds = readBounds(pbf);
      else if (field === 4) header.features.push(pbf.readString());
      else if (field === 32) header.at = pbf.readVarint();
    },
    { features: [] as string[], at: 0, bounds: undefined as Bounds | undefined },
  );
  const strange = features.find((feature) => !understood.has(feature));
  if (strange !== undefined) throw new ImportError(`${file} needs a reader that knows "${strange}".`);
  return { at, bounds };
}

/** A .osm.pbf extract, as Geofabrik and osmium make them; each reading goes through the whole file. */
export function pbfSource(file: string): OsmSource {
  let head: Header = { at: 0, bounds: undefined };
  const read = async (visit: OsmVisit) => {
    let blobs = 0;
    try {
      for await (const { type, data } of blobsOf(file)) {
        if (blobs === 0 && type !== 'OSMHeader') throw new ImportError(`${file} is no .osm.pbf file.`);
        blobs += 1;
        if (type === 'OSMHeader') head = readHeader(file, data);
        else if (type === 'OSMData') readBlock(data, visit);
      }
    } catch (error) {
      if (error instanceof ImportError || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      throw new ImportError(`${file} is damaged: ${String(error)}`);
    }
    if (blobs === 0) throw new ImportError(`${file} is empty.`);
  };
  return {
    read,
    timestamp: () => (head.at === 0 ? undefined : new Date(head.at * 1000).toISOString()),
    bounds: () => head.bounds,
  };
}

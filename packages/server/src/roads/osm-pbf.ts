import { PbfReader } from 'pbf';
import { RoadsError } from './import-error.ts';
import type { OsmSource } from './osm-source.ts';
import { blobsOf } from './pbf-blobs.ts';

/** What a reader must understand; a file that asks for more is refused. */
const understood: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

type NodeVisit = Parameters<OsmSource['nodes']>[0];
type WayVisit = Parameters<OsmSource['ways']>[0];

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

function readWays(data: Uint8Array, visit: WayVisit): void {
  const block = blockOf(data);
  eachField(data, block, (group, pbf) => {
    if (group !== 3) return;
    const { keys, values, refs } = pbf.readMessage(
      (field, way, reader) => {
        if (field === 2) reader.readPackedVarint(way.keys);
        else if (field === 3) reader.readPackedVarint(way.values);
        else if (field === 8) reader.readPackedSVarint(way.refs);
      },
      { keys: [] as number[], values: [] as number[], refs: [] as number[] },
    );
    visit(Object.fromEntries(keys.map((key, i) => [block.strings[key] ?? '', block.strings[values[i] ?? 0] ?? ''])), summed(refs));
  });
}

function readNodes(data: Uint8Array, visit: NodeVisit): void {
  const block = blockOf(data);
  const { granularity, latOffset, lngOffset } = block;
  const report = (id: number, lat: number, lng: number) =>
    visit(id, (latOffset + granularity * lat) / 1e9, (lngOffset + granularity * lng) / 1e9);
  eachField(data, block, (group, pbf) => {
    if (group === 1) {
      const { id, lat, lng } = pbf.readMessage(
        (field, node, reader) => {
          if (field === 1) node.id = reader.readSVarint();
          else if (field === 8) node.lat = reader.readSVarint();
          else if (field === 9) node.lng = reader.readSVarint();
        },
        { id: 0, lat: 0, lng: 0 },
      );
      report(id, lat, lng);
    } else if (group === 2) {
      const dense = pbf.readMessage(
        (field, nodes, reader) => {
          if (field === 1) reader.readPackedSVarint(nodes.ids);
          else if (field === 8) reader.readPackedSVarint(nodes.lats);
          else if (field === 9) reader.readPackedSVarint(nodes.lngs);
        },
        { ids: [] as number[], lats: [] as number[], lngs: [] as number[] },
      );
      const [lats, lngs] = [summed(dense.lats), summed(dense.lngs)];
      for (const [i, id] of summed(dense.ids).entries()) report(id, lats[i] ?? 0, lngs[i] ?? 0);
    }
  });
}

/** @returns seconds since 1970 of the extract, 0 when it does not say */
function readHeader(file: string, data: Uint8Array): number {
  const { features, at } = new PbfReader(data).readFields(
    (field, header, pbf) => {
      if (field === 4) header.features.push(pbf.readString());
      else if (field === 32) header.at = pbf.readVarint();
    },
    { features: [] as string[], at: 0 },
  );
  const strange = features.find((feature) => !understood.has(feature));
  if (strange !== undefined) throw new RoadsError(`${file} needs a reader that knows "${strange}".`);
  return at;
}

/** A .osm.pbf extract, as Geofabrik and osmium make them; each reading goes through the whole file. */
export function pbfSource(file: string): OsmSource {
  let at = 0;
  const read = async (readBlock: (data: Uint8Array) => void) => {
    let blobs = 0;
    try {
      for await (const { type, data } of blobsOf(file)) {
        if (blobs === 0 && type !== 'OSMHeader') throw new RoadsError(`${file} is no .osm.pbf file.`);
        blobs += 1;
        if (type === 'OSMHeader') at = readHeader(file, data);
        else if (type === 'OSMData') readBlock(data);
      }
    } catch (error) {
      if (error instanceof RoadsError || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      throw new RoadsError(`${file} is damaged: ${String(error)}`);
    }
    if (blobs === 0) throw new RoadsError(`${file} is empty.`);
  };
  return {
    ways: (visit) => read((data) => readWays(data, visit)),
    nodes: (visit) => read((data) => readNodes(data, visit)),
    timestamp: () => (at === 0 ? undefined : new Date(at * 1000).toISOString()),
  };
}

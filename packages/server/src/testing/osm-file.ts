import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/** Elements of OpenStreetMap as Overpass answers them, and as this writes them into the binary form. */
export interface OsmElements {
  readonly nodes: readonly { readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Record<string, string> }[];
  readonly ways: readonly { readonly id: number; readonly nodes: readonly number[]; readonly tags?: Record<string, string> }[];
  readonly relations?: readonly {
    readonly id: number;
    readonly tags: Record<string, string>;
    readonly members: readonly { readonly type: 'node' | 'way' | 'relation'; readonly ref: number; readonly role: string }[];
  }[];
}

const TIMESTAMP = '2025-11-02T08:23:39Z';

export const overpassAnswer = ({ nodes, ways, relations = [] }: OsmElements) => ({
  osm3s: { timestamp_osm_base: TIMESTAMP },
  elements: [
    ...nodes.map((node) => ({ type: 'node', ...node })),
    ...ways.map((way) => ({ type: 'way', ...way })),
    ...relations.map((relation) => ({ type: 'relation', ...relation })),
  ],
});

/** One blob of a .osm.pbf file with its length and header. */
export function pbfBlob(type: string, message: Uint8Array, pack: 'raw' | 'zlib' | 'lzma' = 'zlib'): Buffer {
  const body = new PbfWriter();
  if (pack === 'raw') body.writeBytesField(1, message);
  else body.writeBytesField(pack === 'zlib' ? 3 : 4, deflateSync(message));
  const bytes = body.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, bytes.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, bytes]);
}

/** The first block of a file: what a reader must know, and the box that it was cut to: west, east, north, south. */
export function pbfHeader(features: readonly string[], box?: readonly [number, number, number, number]): Uint8Array {
  const pbf = new PbfWriter();
  if (box !== undefined)
    pbf.writeMessage(1, (sides, inner) => sides.forEach((side, i) => inner.writeSVarintField(i + 1, Math.round(side * 1e9))), box);
  for (const feature of features) pbf.writeStringField(4, feature);
  pbf.writeVarintField(32, Date.parse(TIMESTAMP) / 1000);
  return pbf.finish();
}

const differences = (list: readonly number[]) => list.map((value, i) => value - (list[i - 1] ?? 0));
const unit = (degrees: number) => Math.round(degrees * 1e7);
const memberTypes = ['node', 'way', 'relation'];

/** A block of data: dense nodes, or single ones. */
export function pbfData({ nodes, ways, relations = [] }: OsmElements, dense: boolean): Uint8Array {
  const tagged = [...nodes, ...ways, ...relations];
  const roles = relations.flatMap(({ members }) => members.map(({ role }) => role));
  const strings = ['', ...new Set([...tagged.flatMap(({ tags }) => Object.entries(tags ?? {}).flat()), ...roles])];
  const numberOf = (text: string) => strings.indexOf(text);
  const writeTags = (pbf: PbfWriter, tags: Record<string, string> = {}) => {
    pbf.writePackedVarint(2, Object.keys(tags).map(numberOf));
    pbf.writePackedVarint(3, Object.values(tags).map(numberOf));
  };
  const message = (pbf: PbfWriter, field: number, write: (inner: PbfWriter) => void) =>
    pbf.writeMessage(field, (_, inner) => write(inner), null);

  const pbf = new PbfWriter();
  message(pbf, 1, (table) => strings.forEach((text) => table.writeStringField(1, text)));
  message(pbf, 2, (group) => {
    if (dense) {
      message(group, 2, (list) => {
        list.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
        list.writePackedSVarint(8, differences(nodes.map(({ lat }) => unit(lat))));
        list.writePackedSVarint(9, differences(nodes.map(({ lon }) => unit(lon))));
        list.writePackedVarint(
          10,
          nodes.flatMap(({ tags }) => [
            ...Object.entries(tags ?? {})
              .flat()
              .map(numberOf),
            0,
          ]),
        );
      });
    } else {
      for (const { id, lat, lon, tags } of nodes) {
        message(group, 1, (node) => {
          node.writeSVarintField(1, id);
          writeTags(node, tags);
          node.writeSVarintField(8, unit(lat));
          node.writeSVarintField(9, unit(lon));
        });
      }
    }
    for (const { id, nodes: refs, tags } of ways) {
      message(group, 3, (way) => {
        way.writeVarintField(1, id);
        writeTags(way, tags);
        way.writePackedSVarint(8, differences(refs));
      });
    }
    for (const { id, tags, members } of relations) {
      message(group, 4, (relation) => {
        relation.writeVarintField(1, id);
        writeTags(relation, tags);
        relation.writePackedVarint(
          8,
          members.map(({ role }) => numberOf(role)),
        );
        relation.writePackedSVarint(9, differences(members.map(({ ref }) => ref)));
        relation.writePackedVarint(
          10,
          members.map(({ type }) => memberTypes.indexOf(type)),
        );
      });
    }
  });
  return pbf.finish();
}

/** A whole .osm.pbf file. */
export const pbfFile = (elements: OsmElements, dense = true, box?: readonly [number, number, number, number]): Buffer =>
  Buffer.concat([pbfBlob('OSMHeader', pbfHeader(['OsmSchema-V0.6', 'DenseNodes'], box)), pbfBlob('OSMData', pbfData(elements, dense))]);

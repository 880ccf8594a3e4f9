import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import type { CityTile } from './tile-city.ts';

/** The header and the root directory fit into the first bytes that a reader asks for (PMTiles v3, section 3). */
const HEADER_BYTES = 127;
const FIRST_BYTES = 16_384;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const VECTOR_TILES = 1;

interface Entry {
  readonly tileId: number;
  readonly offset: number;
  readonly length: number;
  runLength: number;
}

export interface ArchiveAbout {
  readonly bounds: Bounds;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Goes into the file as it is: names, licence, layers. */
  readonly metadata: object;
}

const gzip = (data: Uint8Array) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION });

/** A directory as the format packs it: numbers of tiles as differences, then runs, lengths and offsets. */
function directoryOf(entries: readonly Entry[]): Buffer {
  const pbf = new PbfWriter();
  pbf.writeVarint(entries.length);
  entries.forEach(({ tileId }, i) => pbf.writeVarint(tileId - (entries[i - 1]?.tileId ?? 0)));
  for (const { runLength } of entries) pbf.writeVarint(runLength);
  for (const { length } of entries) pbf.writeVarint(length);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    // 0 says: right after the one before.
    pbf.writeVarint(before !== undefined && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzip(pbf.finish());
}

/** The root directory, and the leaves below it where one would be long: a reader unpacks only those that it needs. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  if (entries.length <= LEAF_ENTRIES) {
    const root = directoryOf(entries);
    if (root.length <= FIRST_BYTES - HEADER_BYTES) return { root, leaves: Buffer.alloc(0) };
  }
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Buffer[] = [];
    const roots: Entry[] = [];
    let offset = 0;
    for (let i = 0; i < entries.length; i += size) {
      const leaf = directoryOf(entries.slice(i, i + size));
      roots.push({ tileId: entries[i]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directoryOf(roots);
    if (root.length <= FIRST_BYTES - HEADER_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/**
 * Packs tiles as one PMTiles v3 archive: gzip, in the order of the Hilbert curve (clustered), the same content once.
 * There is no library for Node that writes the format; `pmtiles`, which reads it, holds the tests of this.
 */
export function packArchive(tiles: Iterable<CityTile>, about: ArchiveAbout): Buffer {
  const packed = [...tiles]
    .map(({ z, x, y, data }) => ({ tileId: zxyToTileId(z, x, y), bytes: gzip(data) }))
    .sort((a, b) => a.tileId - b.tileId);
  const entries: Entry[] = [];
  const contents = new Map<string, { offset: number; length: number }>();
  const data: Buffer[] = [];
  let end = 0;
  for (const { tileId, bytes } of packed) {
    const key = createHash('sha256').update(bytes).digest('base64');
    const known = contents.get(key);
    const place = known ?? { offset: end, length: bytes.length };
    if (known === undefined) {
      contents.set(key, place);
      data.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last !== undefined && last.offset === place.offset && tileId === last.tileId + last.runLength) last.runLength += 1;
    else entries.push({ tileId, ...place, runLength: 1 });
  }
  const { root, leaves } = directoriesOf(entries);
  const metadata = gzip(Buffer.from(JSON.stringify(about.metadata)));
  const sections = [root, metadata, leaves, Buffer.concat(data)];
  const header = headerOf(sections, about, { addressed: packed.length, entries: entries.length, contents: contents.size });
  return Buffer.concat([header, ...sections]);
}

function headerOf(
  sections: readonly Buffer[],
  { bounds, minZoom, maxZoom }: ArchiveAbout,
  counts: { addressed: number; entries: number; contents: number },
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let at = 8;
  let position = HEADER_BYTES;
  const whole = (value: number) => (at = header.writeBigUInt64LE(BigInt(value), at));
  for (const { length } of sections) {
    whole(position);
    whole(length);
    position += length;
  }
  whole(counts.addressed);
  whole(counts.entries);
  whole(counts.contents);
  for (const value of [1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom]) at = header.writeUInt8(value, at);
  const degrees = (value: number) => (at = header.writeInt32LE(Math.round(value * 1e7), at));
  degrees(bounds.west);
  degrees(bounds.south);
  degrees(bounds.east);
  degrees(bounds.north);
  at = header.writeUInt8(Math.min(12, maxZoom), at);
  degrees((bounds.west + bounds.east) / 2);
  degrees((bounds.south + bounds.north) / 2);
  return header;
}

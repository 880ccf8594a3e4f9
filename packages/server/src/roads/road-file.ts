import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import type { RoadGraph } from '@safiri/dispatch/roads/road-graph.ts';
import { RoadsError } from './import-error.ts';

/** The arrays of a graph in the order of the file. */
const parts = {
  nodeLat: Int32Array,
  nodeLng: Int32Array,
  edgeFrom: Uint32Array,
  edgeTo: Uint32Array,
  edgeMeters: Float32Array,
  edgeTime: Uint32Array,
  edgeTwoWay: Uint8Array,
  bendStart: Uint32Array,
  bendLat: Int32Array,
  bendLng: Int32Array,
} as const satisfies Record<keyof RoadGraph, unknown>;
const names = Object.keys(parts) as (keyof RoadGraph)[];

const about = z.object({
  /** When OpenStreetMap stood like this; null when the extract did not say. */
  timestamp: z.nullable(z.string()),
  attribution: z.string(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  lengths: z.record(z.string(), z.int().check(z.gte(0))),
});
/** What a file of roads says of itself. */
export type RoadFileAbout = z.infer<typeof about>;

const MAGIC = 'SAFIROAD';
/** Another one means that the roads must be imported again. */
const VERSION = 1;
/** Magic, version, checksum of all that follows it, length of the text. */
const FIXED_BYTES = 20;
const ALIGNMENT = 8;
const TEXT_AT_MOST = 4096;

const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** A graph as the bytes of a file. */
export function encodeRoads(graph: RoadGraph, said: Omit<RoadFileAbout, 'lengths'>): Buffer {
  const lengths = Object.fromEntries(names.map((name) => [name, graph[name].length]));
  const text = Buffer.from(JSON.stringify({ ...said, lengths } satisfies RoadFileAbout));
  const size = names.reduce((sum, name) => sum + padded(graph[name].byteLength), padded(FIXED_BYTES + text.length));
  const file = Buffer.alloc(size);
  file.write(MAGIC, 'latin1');
  file.writeUInt32LE(VERSION, 8);
  file.writeUInt32LE(text.length, 16);
  text.copy(file, FIXED_BYTES);
  let at = padded(FIXED_BYTES + text.length);
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = graph[name];
    Buffer.from(buffer, byteOffset, byteLength).copy(file, at);
    at += padded(byteLength);
  }
  file.writeUInt32LE(crc32(file.subarray(16)), 12);
  return file;
}

/** What the file says of itself, without the arrays. @throws RoadsError when it is no file of roads of this version */
export async function readAbout(file: string): Promise<RoadFileAbout> {
  const handle = await open(file, 'r');
  try {
    const fixed = Buffer.alloc(FIXED_BYTES);
    await handle.read(fixed, 0, FIXED_BYTES, 0);
    requireKind(file, fixed);
    const text = Buffer.alloc(Math.min(TEXT_AT_MOST, fixed.readUInt32LE(16)));
    await handle.read(text, 0, text.length, FIXED_BYTES);
    return parseAbout(file, text.toString());
  } finally {
    await handle.close();
  }
}

function requireKind(name: string, file: Buffer): void {
  if (file.length < FIXED_BYTES || file.toString('latin1', 0, 8) !== MAGIC) throw new RoadsError(`${name} is no file of roads.`);
  if (file.readUInt32LE(8) !== VERSION) throw new RoadsError(`${name} is of another version: import the roads again.`);
}

function parseAbout(name: string, text: string): RoadFileAbout {
  try {
    return z.parse(about, JSON.parse(text));
  } catch {
    throw new RoadsError(`${name} is damaged: import the roads again.`);
  }
}

/** @throws RoadsError when it is no file of roads, of another version or damaged */
export function decodeRoads(name: string, file: Buffer): { graph: RoadGraph; about: RoadFileAbout } {
  requireKind(name, file);
  if (file.readUInt32LE(12) !== crc32(file.subarray(16))) throw new RoadsError(`${name} is damaged: import the roads again.`);
  const textLength = file.readUInt32LE(16);
  const said = parseAbout(name, file.toString('utf8', FIXED_BYTES, FIXED_BYTES + textLength));
  // A copy lies at an address that suits every kind of number.
  const bytes = new Uint8Array(file).buffer;
  let at = padded(FIXED_BYTES + textLength);
  const arrays = names.map((part) => {
    const Kind = parts[part];
    const array = new Kind(bytes, at, said.lengths[part] ?? 0);
    at += padded(array.byteLength);
    return [part, array];
  });
  return { graph: Object.fromEntries(arrays) as RoadGraph, about: said };
}

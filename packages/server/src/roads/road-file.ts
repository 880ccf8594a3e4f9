import { open } from 'node:fs/promises';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import * as z from 'zod/mini';
import { LENGTHS_PER_METER, type RoadGraph } from '@safiri/dispatch/roads/road-graph.ts';
import { ANY_USE, FORWARD, useOf } from '@safiri/dispatch/roads/road-use.ts';
import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';
import { ImportError } from './import-error.ts';
import { countOf, packNumbers, unpackNumbers } from './packed-numbers.ts';

/**
 * The arrays of a graph in the order of the file; new ones come at the end. Neighbours are alike (`step`), or the numbers themselves are small
 * (`plain`); lengths are whole numbers of a fraction of a metre.
 */
const parts = {
  nodeLat: { kind: Int32Array, form: 'step', scale: 1 },
  nodeLng: { kind: Int32Array, form: 'step', scale: 1 },
  edgeFrom: { kind: Uint32Array, form: 'step', scale: 1 },
  edgeTo: { kind: Uint32Array, form: 'step', scale: 1 },
  edgeMeters: { kind: Float32Array, form: 'plain', scale: LENGTHS_PER_METER },
  edgeTime: { kind: Uint32Array, form: 'plain', scale: 1 },
  edgeUse: { kind: Uint8Array, form: 'plain', scale: 1 },
  edgeClass: { kind: Uint8Array, form: 'plain', scale: 1 },
  edgeName: { kind: Uint32Array, form: 'plain', scale: 1 },
  nameText: { kind: Uint8Array, form: 'bytes', scale: 1 },
  bendStart: { kind: Uint32Array, form: 'step', scale: 1 },
  bendLat: { kind: Int32Array, form: 'step', scale: 1 },
  bendLng: { kind: Int32Array, form: 'step', scale: 1 },
  turnStart: { kind: Uint32Array, form: 'step', scale: 1 },
  turnArcs: { kind: Uint32Array, form: 'step', scale: 1 },
  turnFor: { kind: Uint8Array, form: 'plain', scale: 1 },
  closedEdge: { kind: Uint32Array, form: 'step', scale: 1 },
  closedUse: { kind: Uint8Array, form: 'plain', scale: 1 },
  closedHours: { kind: Uint32Array, form: 'plain', scale: 1 },
  hoursText: { kind: Uint8Array, form: 'bytes', scale: 1 },
} as const satisfies Record<keyof RoadGraph, unknown>;
const names = Object.keys(parts) as (keyof RoadGraph)[];

const about = z.object({
  /** When OpenStreetMap stood like this; null when the extract did not say. */
  timestamp: z.nullable(z.string()),
  attribution: z.string(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
});
/** What a file of roads says of itself. */
export type RoadFileAbout = z.infer<typeof about>;

const MAGIC = 'SAFIROAD';
/** Another one than these means that the map must be imported again. */
const VERSION = 3;
/** The same without turns, hours and vehicles: in place of the use of an edge there is whether it is open both ways, to all. */
const VERSION_WITHOUT_TURNS = 2;
/** Open to all in its direction. */
const ONE_WAY = roadVehicles.reduce((use, vehicle) => use | useOf(vehicle, FORWARD), 0);
/** Magic, version, checksum of all that follows it, length of the text. */
const FIXED_BYTES = 20;
const TEXT_AT_MOST = 4096;
/** A number in front of each packed array: its bytes. */
const LENGTH_BYTES = 4;
/** Far above the streets of any country. */
const UNPACKED_AT_MOST = 2 ** 31 - 1;

function packPart(graph: RoadGraph, name: keyof RoadGraph): Buffer {
  const { form, scale } = parts[name];
  const packed = form === 'bytes' ? (graph[name] as Uint8Array) : packNumbers(graph[name], form, scale);
  const length = Buffer.alloc(LENGTH_BYTES);
  const bytes = deflateSync(packed, { level: 9 });
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** A graph as the bytes of a file. */
export function encodeRoads(graph: RoadGraph, said: RoadFileAbout): Buffer {
  const text = Buffer.from(JSON.stringify(said));
  const fixed = Buffer.alloc(FIXED_BYTES);
  fixed.write(MAGIC, 'latin1');
  fixed.writeUInt32LE(VERSION, 8);
  fixed.writeUInt32LE(text.length, 16);
  const file = Buffer.concat([fixed, text, ...names.map((name) => packPart(graph, name))]);
  file.writeUInt32LE(crc32(file.subarray(16)), 12);
  return file;
}

/** What the file says of itself, without the arrays. @throws ImportError when it is no file of roads of this version */
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
  if (file.length < FIXED_BYTES || file.toString('latin1', 0, 8) !== MAGIC) throw new ImportError(`${name} is no file of roads.`);
  if (![VERSION, VERSION_WITHOUT_TURNS].includes(file.readUInt32LE(8)))
    throw new ImportError(`${name} is of another version: import the map again.`);
}

function parseAbout(name: string, text: string): RoadFileAbout {
  try {
    return z.parse(about, JSON.parse(text));
  } catch {
    throw new ImportError(`${name} is damaged: import the map again.`);
  }
}

/** @throws ImportError when it is no file of roads, of another version or damaged */
export function decodeRoads(name: string, file: Buffer): { graph: RoadGraph; about: RoadFileAbout } {
  requireKind(name, file);
  if (file.readUInt32LE(12) !== crc32(file.subarray(16))) throw new ImportError(`${name} is damaged: import the map again.`);
  const textLength = file.readUInt32LE(16);
  const said = parseAbout(name, file.toString('utf8', FIXED_BYTES, FIXED_BYTES + textLength));
  let at = FIXED_BYTES + textLength;
  const isOld = file.readUInt32LE(8) === VERSION_WITHOUT_TURNS;
  const arrays = names.map((part) => {
    const { kind: Kind, form, scale } = parts[part];
    if (isOld && names.indexOf(part) > names.indexOf('bendLng')) return [part, new Kind(part === 'turnStart' ? 1 : 0)];
    const length = file.readUInt32LE(at);
    const packed = inflateSync(file.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length), { maxOutputLength: UNPACKED_AT_MOST });
    at += LENGTH_BYTES + length;
    if (form === 'bytes') return [part, new Uint8Array(packed)];
    const array = new Kind(countOf(packed));
    unpackNumbers(packed, array, form, scale);
    return [part, array];
  });
  const graph = Object.fromEntries(arrays) as RoadGraph;
  return { graph: isOld ? { ...graph, edgeUse: graph.edgeUse.map((twoWay) => (twoWay === 1 ? ANY_USE : ONE_WAY)) } : graph, about: said };
}

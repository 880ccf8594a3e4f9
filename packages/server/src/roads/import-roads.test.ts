import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { afterAll, describe, expect, it } from 'vitest';
import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import { boundsAround } from '@safiri/rules/places/geo.ts';
import { importRoads, keepRoads, listRoads, nameOf, openExtract, readRoads, removeRoads, RoadsError } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'safiri-roads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A block of streets: one-way along the south, two-way round the other sides; a footpath across. */
const nodes = [
  { id: 10_000_000_001, lat: -1.28, lon: 36.82 },
  { id: 10_000_000_002, lat: -1.28, lon: 36.822 },
  { id: 3, lat: -1.278, lon: 36.822 },
  { id: 4, lat: -1.278, lon: 36.82 },
];
const ways = [
  { id: 1, nodes: [10_000_000_001, 10_000_000_002], tags: { highway: 'primary', oneway: 'yes' } },
  { id: 2, nodes: [10_000_000_002, 3, 4, 10_000_000_001], tags: { highway: 'residential', name: 'Kenyatta Avenue' } },
  { id: 3, nodes: [10_000_000_001, 3], tags: { highway: 'footway' } },
  // One end lies outside the extract.
  { id: 4, nodes: [3, 99], tags: { highway: 'primary' } },
];
const overpass = {
  osm3s: { timestamp_osm_base: '2025-11-02T08:23:39Z' },
  elements: [
    ...nodes.map((node) => ({ type: 'node', ...node })),
    ...ways.map((way) => ({ type: 'way', ...way })),
    { type: 'relation', id: 5, members: [] },
  ],
};

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const imported = async (path: string) => importRoads(await openExtract(path));
let files = 0;
const json = (value: unknown) => file(`block-${(files += 1)}.json`, JSON.stringify(value));

/** One blob of a .osm.pbf file with its length and header. */
function blob(type: string, message: Uint8Array, pack: 'raw' | 'zlib' | 'lzma' = 'zlib'): Buffer {
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

function header(...features: string[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const feature of features) pbf.writeStringField(4, feature);
  pbf.writeVarintField(32, Date.parse('2025-11-02T08:23:39Z') / 1000);
  return pbf.finish();
}

const differences = (list: readonly number[]) => list.map((value, i) => value - (list[i - 1] ?? 0));

/** The block as OSM's binary form: dense nodes, or single ones. */
function data(dense: boolean): Uint8Array {
  const strings = ['', ...new Set(ways.flatMap(({ tags }) => Object.entries(tags).flat()))];
  const unit = (degrees: number) => Math.round(degrees * 1e7);
  const pbf = new PbfWriter();
  pbf.writeMessage(1, (_, table) => strings.forEach((text) => table.writeStringField(1, text)), null);
  pbf.writeMessage(
    2,
    (_, group) => {
      if (dense) {
        group.writeMessage(
          2,
          (__, list) => {
            list.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
            list.writePackedSVarint(8, differences(nodes.map(({ lat }) => unit(lat))));
            list.writePackedSVarint(9, differences(nodes.map(({ lon }) => unit(lon))));
          },
          null,
        );
      } else {
        for (const { id, lat, lon } of nodes) {
          group.writeMessage(
            1,
            (__, node) => {
              node.writeSVarintField(1, id);
              node.writeSVarintField(8, unit(lat));
              node.writeSVarintField(9, unit(lon));
            },
            null,
          );
        }
      }
      for (const { id, nodes: refs, tags } of ways) {
        group.writeMessage(
          3,
          (__, way) => {
            way.writeVarintField(1, id);
            way.writePackedVarint(
              2,
              Object.keys(tags).map((text) => strings.indexOf(text)),
            );
            way.writePackedVarint(
              3,
              Object.values(tags).map((text) => strings.indexOf(text)),
            );
            way.writePackedSVarint(8, differences(refs));
          },
          null,
        );
      }
    },
    null,
  );
  return pbf.finish();
}

const head = blob('OSMHeader', header('OsmSchema-V0.6', 'DenseNodes'));
const pbf = (...blobs: Buffer[]) => file(`block-${(files += 1)}.osm.pbf`, Buffer.concat(blobs));

describe('an import', () => {
  it('takes streets, their directions and the day from an answer of Overpass', async () => {
    const { graph, about } = await imported(json(overpass));
    expect(about).toMatchObject({ timestamp: '2025-11-02T08:23:39Z', attribution: '© OpenStreetMap contributors' });
    const [south, west] = [about.bounds.south, about.bounds.west];
    expect([south, west]).toEqual([-1.28, 36.82]);
    const map = new RoadMap(graph);
    const corner = (i: number) => ({ lat: nodes[i]?.lat ?? 0, lng: nodes[i]?.lon ?? 0 });
    const along = map.way(corner(0), corner(1));
    expect(along?.meters).toBeCloseTo(222.4, 0);
    expect(map.way(corner(1), corner(0))?.meters).toBeCloseTo(3 * 222.4, 0);
  });

  it('takes the same from the binary form, packed or not, dense or not', async () => {
    const expected = await imported(json(overpass));
    for (const path of [
      pbf(head, blob('OSMData', data(true))),
      pbf(head, blob('OSMData', data(false), 'raw')),
      pbf(head, blob('Unknown', data(true)), blob('OSMData', data(true))),
    ]) {
      const roads = await imported(path);
      expect(roads.graph).toEqual(expected.graph);
      expect(roads.about.timestamp).toBe('2025-11-02T08:23:39.000Z');
    }
  });

  it('is cut to a city', async () => {
    const source = await openExtract(json(overpass));
    expect((await importRoads(source, boundsAround({ lat: -1.279, lng: 36.821 }, 300))).graph.edgeFrom).toHaveLength(2);
    await expect(importRoads(source, boundsAround({ lat: 5, lng: 36 }, 1000))).rejects.toThrow('no streets');
  });

  it('refuses what it can’t use with one clear line', async () => {
    const refusals: [path: string, line: RegExp][] = [
      [join(folder, 'absent.json'), /There is no file/],
      [file('roads.xml', '<osm/>'), /give an \.osm\.pbf file/],
      [file('broken.json', '{"elements": ['), /no answer of the Overpass API/],
      [json({ remark: 'runtime error: Query timed out' }), /no answer of the Overpass API/],
      [json({ elements: [{ type: 'node', id: 1, lat: 91, lon: 0 }] }), /elements/],
      [json({ elements: [] }), /no streets/],
      [pbf(), /is empty/],
      [pbf(Buffer.from('<html>not found</html>')), /no \.osm\.pbf file/],
      [pbf(blob('OSMData', data(true))), /no \.osm\.pbf file/],
      [pbf(blob('OSMHeader', header('OsmSchema-V0.6', 'HistoricalInformation'))), /HistoricalInformation/],
      [pbf(head, blob('OSMData', data(true), 'lzma')), /other than zlib/],
      [pbf(head, blob('OSMData', data(true)).subarray(0, -3)), /ends in the middle/],
      [pbf(head, blob('OSMData', Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f]), 'raw')), /no streets|damaged/],
    ];
    for (const [path, line] of refusals) {
      const error = await imported(path).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error, String(line)).toBeInstanceOf(RoadsError);
      expect((error as Error).message).toMatch(line);
    }
  });
});

describe('the folder of roads', () => {
  it('keeps what was imported, lists and removes it', async () => {
    const roads = await imported(json(overpass));
    const kept = join(folder, 'kept');
    expect(await listRoads(kept)).toEqual([]);
    await keepRoads(kept, 'nairobi', roads);
    await keepRoads(kept, 'nairobi', roads);
    expect(await listRoads(kept)).toEqual(['nairobi']);
    const { graph, about } = await readRoads(kept, 'nairobi');
    expect(graph).toEqual(roads.graph);
    expect(about).toMatchObject(roads.about);
    await removeRoads(kept, 'nairobi');
    await expect(removeRoads(kept, 'nairobi')).rejects.toThrow('There are no roads "nairobi"');
  });

  it('refuses a file that was damaged, cut or never one of roads', async () => {
    const kept = join(folder, 'damaged');
    const path = await keepRoads(kept, 'x', await imported(json(overpass)));
    const whole = readFileSync(path);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 9] = (flipped[whole.length - 9] ?? 0) ^ 1;
    const newer = Buffer.from(whole);
    newer.writeUInt32LE(99, 8);
    for (const bytes of [flipped, newer, whole.subarray(0, -8), whole.subarray(0, 10), Buffer.from('no roads at all, but long enough')]) {
      writeFileSync(path, bytes);
      await expect(readRoads(kept, 'x')).rejects.toBeInstanceOf(RoadsError);
    }
  });

  it('names roads after their file', () => {
    expect(nameOf('/maps/kenya-latest.osm.pbf')).toBe('kenya-latest');
    expect(nameOf('C:\\maps\\Grand Nairobi.json')).toBe('grand-nairobi');
    expect(nameOf('../..')).toBe('roads');
  });
});

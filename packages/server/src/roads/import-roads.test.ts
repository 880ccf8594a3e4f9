import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import { boundsAround } from '@safiri/rules/places/geo.ts';
import { overpassAnswer, pbfBlob as blob, pbfData, pbfHeader as header } from '../testing/osm-file.ts';
import { encodeRoads, ImportError, importRoads, openExtract } from './public.ts';
import { nairobiCentreFile } from './nairobi-centre.ts';
import { decodeRoads } from './road-file.ts';

const kencom = { lat: -1.2857, lng: 36.8251 };
const globe = { lat: -1.2789, lng: 36.8215 };
const aboutNothing = { timestamp: null, attribution: '', bounds: { south: 0, west: 0, north: 0, east: 0 } };
const byCar = { by: 'car', minute: 0 } as const;
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
const block = { nodes, ways, relations: [{ id: 5, tags: {}, members: [] }] };
const overpass = overpassAnswer(block);

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const imported = async (path: string) => importRoads(await openExtract(path));
let files = 0;
const json = (value: unknown) => file(`block-${(files += 1)}.json`, JSON.stringify(value));

const data = (dense: boolean) => pbfData(block, dense);
const head = blob('OSMHeader', header(['OsmSchema-V0.6', 'DenseNodes']));
const pbf = (...blobs: Buffer[]) => file(`block-${(files += 1)}.osm.pbf`, Buffer.concat(blobs));

describe('an import', () => {
  it('takes streets, their directions and the day from an answer of Overpass', async () => {
    const { graph, about } = await imported(json(overpass));
    expect(about).toMatchObject({ timestamp: '2025-11-02T08:23:39Z', attribution: '© OpenStreetMap contributors' });
    const [south, west] = [about.bounds.south, about.bounds.west];
    expect([south, west]).toEqual([-1.28, 36.82]);
    const map = new RoadMap(graph);
    const corner = (i: number) => ({ lat: nodes[i]?.lat ?? 0, lng: nodes[i]?.lon ?? 0 });
    const along = map.way(corner(0), corner(1), byCar);
    expect(along?.meters).toBeCloseTo(222.4, 0);
    expect(map.way(corner(1), corner(0), byCar)?.meters).toBeCloseTo(3 * 222.4, 0);
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
      [pbf(blob('OSMHeader', header(['OsmSchema-V0.6', 'HistoricalInformation']))), /HistoricalInformation/],
      [pbf(head, blob('OSMData', data(true), 'lzma')), /other than zlib/],
      [pbf(head, blob('OSMData', data(true)).subarray(0, -3)), /ends in the middle/],
      [pbf(head, blob('OSMData', Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f]), 'raw')), /no streets|damaged/],
    ];
    for (const [path, line] of refusals) {
      const error = await imported(path).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error, String(line)).toBeInstanceOf(ImportError);
      expect((error as Error).message).toMatch(line);
    }
  });
});

describe('a file of roads', () => {
  it('gives back the streets that were written', async () => {
    const { graph, about } = await imported(json(overpass));
    const read = decodeRoads('x', encodeRoads(graph, about));
    expect(read.graph).toEqual(graph);
    expect(read.about).toMatchObject(about);
  });

  it('of the version before, without turns, hours and vehicles, is still read', async () => {
    const { graph } = decodeRoads(nairobiCentreFile, readFileSync(nairobiCentreFile));
    expect(readFileSync(nairobiCentreFile).readUInt32LE(8)).toBe(2);
    const uses = new Set(graph.edgeUse);
    expect([...uses].toSorted()).toEqual([0b0101, 0b1111].toSorted());
    expect(graph.turnStart).toEqual(new Uint32Array(1));
    expect(new RoadMap(decodeRoads('x', encodeRoads(graph, aboutNothing)).graph).way(kencom, globe, byCar)?.path.length).toBeGreaterThan(8);
  });

  it('is refused when it was damaged, cut or never one of roads', async () => {
    const { graph, about } = await imported(json(overpass));
    const whole = encodeRoads(graph, about);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 9] = (flipped[whole.length - 9] ?? 0) ^ 1;
    const newer = Buffer.from(whole);
    newer.writeUInt32LE(99, 8);
    for (const bytes of [flipped, newer, whole.subarray(0, -8), whole.subarray(0, 10), Buffer.from('no roads at all, but long enough')])
      expect(() => decodeRoads('x', bytes)).toThrow(ImportError);
  });
});

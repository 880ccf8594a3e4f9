import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import fc from 'fast-check';
import { PbfReader } from 'pbf';
import { afterAll, describe, expect, it } from 'vitest';
import { openExtract } from '../roads/public.ts';
import { overpassAnswer, type OsmElements, pbfFile } from '../testing/osm-file.ts';
import { town, townArea } from '../testing/town.ts';
import { openCityMap } from './city-map.ts';
import { cutExtract } from './cut-extract.ts';
import type { MapFeature, Position } from './map-feature.ts';
import { importCity } from './public.ts';
import { isInRing } from './rings.ts';
import { seaOf } from './sea.ts';

const folder = mkdtempSync(join(tmpdir(), 'safiri-sea-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Latitude and longitude. A coast has the land on its left. */
type Coast = readonly (readonly [lat: number, lng: number])[];

/** The town with coasts; points at the same place are the same node. */
function coastal(coasts: readonly Coast[]): OsmElements {
  const nodes = new Map<string, { id: number; lat: number; lon: number }>();
  const idOf = ([lat, lon]: Coast[number]) => {
    const key = `${lat},${lon}`;
    const node = nodes.get(key) ?? { id: 50_000 + nodes.size, lat, lon };
    nodes.set(key, node);
    return node.id;
  };
  const ways = coasts.map((coast, i) => ({ id: 7000 + i, nodes: coast.map(idOf), tags: { natural: 'coastline' } }));
  return { ...town, nodes: [...town.nodes, ...nodes.values()], ways: [...town.ways, ...ways] };
}

async function extractOf(elements: OsmElements, binary?: Parameters<typeof pbfFile>[2]) {
  const file = join(folder, `extract-${(files += 1)}${binary === undefined ? '.json' : '.osm.pbf'}`);
  writeFileSync(file, binary === undefined ? JSON.stringify(overpassAnswer(elements)) : pbfFile(elements, true, binary));
  return file;
}
const sea = async (...coasts: Coast[]) => {
  const { features, trouble } = seaOf(await cutExtract(await openExtract(await extractOf(coastal(coasts))), townArea), townArea);
  return { trouble, at: (lat: number, lng: number) => isSea(features, [lng, lat]) };
};
const isSea = (features: readonly MapFeature[], at: Position) =>
  features.some(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') return false;
    return geometry.coordinates.some(([outer = [], ...holes]) => isInRing(at, outer) && !holes.some((hole) => isInRing(at, hole)));
  });
const reversed = (coast: Coast): Coast => coast.toReversed();

/** Runs northward: the sea is in the east, the town in the west. */
const east: Coast = [
  [-0.3, 34.8],
  [-0.15, 34.8],
  [-0.05, 34.8],
  [0.1, 34.8],
];
const square = (south: number, west: number, side: number): Coast => [
  [south, west],
  [south, west + side],
  [south + side, west + side],
  [south + side, west],
  [south, west],
];
const island = square(-0.1, 34.86, 0.02);

describe('the sea', () => {
  it('lies beyond a coast that comes in and leaves, to the corners of the area', async () => {
    const { at, trouble } = await sea(east);
    expect(trouble).toBeUndefined();
    expect([at(-0.1, 34.81), at(-0.199, 34.919), at(0.019, 34.919)]).toEqual([true, true, true]);
    expect([at(-0.115, 34.745), at(-0.199, 34.61), at(0.019, 34.61)]).toEqual([false, false, false]);
  });

  it('reaches into a bay, whichever pieces its coast is in', async () => {
    const bay: Coast[] = [
      [
        [-0.05, 34.78],
        [-0.05, 34.85],
        [0.1, 34.85],
      ],
      [
        [-0.3, 34.85],
        [-0.1, 34.85],
      ],
      [
        [-0.1, 34.85],
        [-0.1, 34.78],
        [-0.05, 34.78],
      ],
    ];
    const { at, trouble } = await sea(...bay);
    expect(trouble).toBeUndefined();
    expect([at(-0.075, 34.79), at(-0.15, 34.9), at(-0.03, 34.79), at(-0.12, 34.79)]).toEqual([true, true, false, false]);
  });

  it('has islands in it, one of two halves, and one that reaches beyond the area', async () => {
    const halves: Coast[] = [island.slice(0, 3), island.slice(2)];
    const beyond = square(-0.16, 34.9, 0.05);
    const { at, trouble } = await sea(east, ...halves, beyond);
    expect(trouble).toBeUndefined();
    expect([at(-0.09, 34.87), at(-0.09, 34.85), at(-0.14, 34.91), at(-0.17, 34.91), at(-0.1, 34.91)]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('is all around a town on an island', async () => {
    const { at, trouble } = await sea(square(-0.15, 34.7, 0.1));
    expect(trouble).toBeUndefined();
    expect([at(-0.115, 34.745), at(-0.19, 34.61), at(0.01, 34.91), at(-0.1, 34.65)]).toEqual([false, true, true, true]);
  });

  it('is enclosed by land where its coast turns right, with an island in it', async () => {
    const { at, trouble } = await sea(reversed(square(-0.05, 34.8, 0.05)), square(-0.03, 34.82, 0.01));
    expect(trouble).toBeUndefined();
    expect([at(-0.04, 34.81), at(-0.025, 34.825), at(-0.1, 34.81)]).toEqual([true, false, false]);
  });

  it('lies on both sides of a strip of land', async () => {
    const west: Coast = [
      [0.1, 34.65],
      [-0.1, 34.65],
      [-0.3, 34.65],
    ];
    const { at, trouble } = await sea(east, west);
    expect(trouble).toBeUndefined();
    expect([at(-0.1, 34.62), at(-0.115, 34.745), at(-0.1, 34.9)]).toEqual([true, false, true]);
  });

  it('is nowhere without a coast, and where the coast only touches the area', async () => {
    for (const coasts of [
      [],
      [
        [
          [-0.3, 34.6],
          [-0.1, 34.6],
          [0.1, 34.6],
        ] as const,
      ],
    ]) {
      const { at, trouble } = await sea(...coasts);
      expect([trouble, at(-0.115, 34.745), at(0.01, 34.91)]).toEqual([undefined, false, false]);
    }
  });

  it('is on the right of any straight coast', async () => {
    const { nodes, ...extract } = await cutExtract(await openExtract(await extractOf({ ...town, ways: town.ways.slice(0, 1) })), townArea);
    const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
    const [lng, lat] = [degrees(34.61, 34.91), degrees(-0.19, 0.01)];
    fc.assert(
      fc.property(lng, lat, degrees(0, 2 * Math.PI), fc.array(fc.tuple(lng, lat), { minLength: 5 }), (x, y, angle, points) => {
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const ends = [-1, 1].map((way): [number, number] => [x + way * dx, y + way * dy]);
        const { features } = seaOf(
          {
            ...extract,
            nodes: { ...nodes, at: (id) => ends[id] },
            ways: [{ id: 1, tags: { natural: 'coastline' }, nodeIds: Float64Array.of(0, 1) }],
          },
          townArea,
        );
        for (const [px, py] of points) {
          const toTheLeft = dx * (py - y) - dy * (px - x);
          expect(Math.abs(toTheLeft) < 1e-9 || isSea(features, [px, py]) === toTheLeft < 0).toBe(true);
        }
      }),
    );
  });
});

describe('a coast that is not whole', () => {
  it.each<[string, Coast[], RegExp]>([
    ['runs the other way, so that the streets would drown', [reversed(east)], /its streets would lie in the sea/],
    ['ends in the middle', [east.slice(0, 3)], /the coastline ends at -0\.0500,34\.8000/],
    ['has a gap', [east.slice(0, 2), east.slice(2)], /the coastline ends at/],
    [
      'has a piece that was turned round',
      [east.slice(0, 3), reversed(east.slice(2))],
      /two coastlines run against each other at -0\.0500,34\.8000/,
    ],
    [
      'is one of two that contradict each other',
      [east, reversed(east).map(([lat]) => [lat, 34.85] as const), east.map(([lat]) => [lat, 34.65] as const)],
      /runs the wrong way/,
    ],
    ['goes the wrong way round an island', [east, reversed(island)], /the coastline around -0\.1000,34\.8600 runs the wrong way/],
    ['has an island on land', [east, square(-0.19, 34.62, 0.01)], /the coastline around/],
    ['goes both ways round two islands', [square(-0.05, 34.8, 0.02), reversed(square(-0.02, 34.8, 0.02))], /runs the wrong way/],
  ])('%s: there is no sea, and a line says why', async (_, coasts, line) => {
    const { at, trouble } = await sea(...coasts);
    expect(trouble).toMatch(line);
    expect([at(-0.115, 34.745), at(-0.1, 34.9), at(-0.1, 34.62)]).toEqual([false, false, false]);
  });
});

describe('an import', () => {
  const importOf = async (file: string) =>
    importCity({
      file,
      bases: [],
      city: 'kisumu',
      name: 'Kisumu',
      within: townArea,
      root: join(folder, `maps-${(files += 1)}`),
      now: new Date(),
    });

  /** What a tile of zoom 14 has as surfaces of water. */
  async function waterAt({ edition }: Awaited<ReturnType<typeof importOf>>, lat: number, lng: number) {
    const [x, y] = [Math.floor(((lng + 180) / 360) * 2 ** 14), 8192 - Math.ceil((lat / 360) * 2 ** 14)];
    const map = openCityMap(edition);
    const data = await map.tile(14, x, y);
    await map.close();
    const layer = data === undefined ? undefined : new VectorTile(new PbfReader(gunzipSync(data))).layers['water'];
    return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties);
  }

  it('draws the sea in its tiles, far from the shore too, and packs what is all water once', async () => {
    const imported = await importOf(await extractOf(coastal([east, island])));
    expect(imported.notes).toEqual([]);
    expect(await waterAt(imported, -0.1, 34.81)).toEqual([{ kind: 'ocean' }]);
    expect(await waterAt(imported, -0.18, 34.91)).toEqual([{ kind: 'ocean' }]);
    expect(await waterAt(imported, -0.115, 34.745)).toEqual([]);
    expect(imported.edition.bounds.east).toBe(townArea.east);
    expect(imported.edition.sizes.tiles).toBeLessThan(60_000);
  });

  it('goes on without a sea where the coast is broken', async () => {
    const imported = await importOf(await extractOf(coastal([east.slice(0, 3)])));
    expect(imported.notes).toEqual(['The sea is left out: the coastline ends at -0.0500,34.8000.']);
    expect(imported.streets).toBeGreaterThan(10);
    expect(await waterAt(imported, -0.1, 34.81)).toEqual([]);
  });

  it('closes the coast at the edge of an extract that is smaller than the area', async () => {
    const cut: Coast = [
      [-0.16, 34.8],
      [-0.05, 34.8],
      [-0.042, 34.8],
    ];
    const ends = await importOf(await extractOf(coastal([cut])));
    expect(ends.notes).toHaveLength(1);
    const imported = await importOf(await extractOf(coastal([cut]), [34.65, 34.85, -0.04, -0.15]));
    expect(imported.notes).toEqual([]);
    expect(await waterAt(imported, -0.1, 34.82)).toEqual([{ kind: 'ocean' }]);
    expect(await waterAt(imported, -0.1, 34.9)).toEqual([]);
  });
});

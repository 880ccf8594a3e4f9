import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, describe, expect, it } from 'vitest';
import { ImportError } from '../roads/public.ts';
import { overpassAnswer, type OsmElements, pbfFile } from '../testing/osm-file.ts';
import { town, townArea } from '../testing/town.ts';
import { openCityMap } from './city-map.ts';
import { readPlaces } from './places-file.ts';
import { editionsOf, importCity } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'safiri-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const file = (ending: string, content: string | Uint8Array) => {
  const path = join(folder, `extract-${(files += 1)}${ending}`);
  writeFileSync(path, content);
  return path;
};
const json = (elements: OsmElements) => file('.json', JSON.stringify(overpassAnswer(elements)));
const root = () => join(folder, `maps-${(files += 1)}`);
const take = (path: string, more: Partial<Parameters<typeof importCity>[0]> = {}) =>
  importCity({ file: path, bases: [], city: 'kisumu', name: 'Kisumu', within: townArea, root: root(), now: new Date(), ...more });
const placesIn = (imported: Awaited<ReturnType<typeof take>>) => readPlaces(imported.edition);

/** All features of a tile, by layer. */
async function tileOf({ edition }: Awaited<ReturnType<typeof take>>, z: number, lat: number, lng: number) {
  const side = 2 ** z;
  const angle = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * side);
  const y = Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * side);
  const map = openCityMap(edition);
  const data = await map.tile(z, x, y);
  await map.close();
  const { layers } = new VectorTile(new PbfReader(gunzipSync(data ?? Buffer.alloc(0))));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [name, Array.from({ length: layer.length }, (_, i) => layer.feature(i).properties)]),
  );
}

describe('a city', () => {
  it('is drawn layer by layer, with names, kinds and one-way streets', async () => {
    const tile = await tileOf(await take(json(town)), 14, -0.115, 34.745);
    expect(tile['roads']).toContainEqual({ kind: 'medium_road', kind_detail: 'tertiary', name: 'Avenue 1', oneway: true });
    expect(tile['roads']).toContainEqual({ kind: 'major_road', kind_detail: 'primary', name: 'Street 0' });
    expect(tile['places']).toEqual([{ kind: 'suburb', name: 'Milimani', 'name:sw': 'Milimani ya Ziwa' }]);
    expect(tile['pois']).toContainEqual({ kind: 'clinic', name: 'Avenue Clinic', min_zoom: 14 });
    expect(tile['pois']?.map(({ name }) => name)).not.toContain('A bench');
    expect(tile['buildings']).toHaveLength(1);
    expect(tile['transit']).toEqual([{ kind: 'rail' }]);
    const north = await tileOf(await take(json(town)), 14, -0.095, 34.745);
    expect(north['water']).toEqual([{ kind: 'lake' }]);
  });

  it('has fewer things the farther away one looks', async () => {
    const imported = await take(json(town));
    expect(await tileOf(imported, 9, -0.115, 34.745)).toEqual({
      water: [{ kind: 'lake' }],
      roads: [{ kind: 'major_road', kind_detail: 'primary' }],
    });
  });

  it('is the same from the binary form', async () => {
    const root1 = root();
    const fromJson = await take(json(town), { root: root1 });
    for (const dense of [true, false]) {
      const fromPbf = await take(file('.osm.pbf', pbfFile(town, dense)), { root: root1 });
      expect(fromPbf.edition.edition.length).toBe(12);
      expect(await tileOf(fromPbf, 14, -0.115, 34.745)).toEqual(await tileOf(fromJson, 14, -0.115, 34.745));
      expect(await placesIn(fromPbf)).toEqual(await placesIn(fromJson));
    }
  });

  it('has its places and streets to be searched, each street once in its suburb', async () => {
    const places = await placesIn(await take(json(town)));
    expect(places).toContainEqual({
      name: 'Avenue Clinic',
      kind: 'clinic',
      area: 'Milimani',
      others: ['Dr Otieno'],
      point: { lat: -0.116, lng: 34.744 },
    });
    expect(places.filter(({ name }) => name === 'Street 3')).toHaveLength(1);
    expect(places.find(({ kind }) => kind === 'suburb')).toMatchObject({ name: 'Milimani', others: ['Milimani ya Ziwa'] });
    expect(places.map(({ name }) => name)).toContain('Town Hall');
  });

  it('takes further layers from GeoJSON files, packed ones too', async () => {
    const square = [
      [34.74, -0.12],
      [34.75, -0.12],
      [34.75, -0.11],
      [34.74, -0.11],
      [34.74, -0.12],
    ];
    const features = [
      { type: 'Feature', properties: { layer: 'landuse', class: 'school' }, geometry: { type: 'Polygon', coordinates: [square] } },
      {
        type: 'Feature',
        properties: { layer: 'poi', class: 'grocery', subclass: 'supermarket', name: 'Naivas', rank: 3 },
        geometry: { type: 'Point', coordinates: [34.745, -0.115] },
      },
      { type: 'Feature', properties: { layer: 'unknown', class: 'x' }, geometry: { type: 'Point', coordinates: [34.745, -0.115] } },
    ];
    const base = file('.json.gz', gzipSync(JSON.stringify({ type: 'FeatureCollection', features })));
    const imported = await take(json(town), { bases: [base] });
    const tile = await tileOf(imported, 14, -0.115, 34.745);
    expect(tile['landuse']).toEqual([{ kind: 'school' }]);
    expect(tile['pois']).toContainEqual({ kind: 'supermarket', name: 'Naivas', min_zoom: 15 });
    expect(imported.edition.inputs.map(({ file: name }) => name)).toHaveLength(2);
    for (const wrong of ['{', '{"type":"FeatureCollection","features":[{"type":"Feature"}]}', '{"type":"Topology"}'])
      await expect(take(json(town), { bases: [file('.json', wrong)] })).rejects.toThrow(/no GeoJSON file of base layers/);
  });

  it('is cut out of a larger extract, and what crosses its edge is whole', async () => {
    const far = { id: 9000, lat: -4, lon: 39.6, tags: { place: 'city', name: 'Mombasa' } };
    const beyond = { id: 9001, lat: -0.12, lon: 35.2 };
    const larger = {
      ...town,
      nodes: [far, beyond, ...town.nodes],
      ways: [
        ...town.ways,
        { id: 900, nodes: [6, 9001], tags: { highway: 'trunk', name: 'Road to Nairobi' } },
        { id: 901, nodes: [9000, 9001], tags: { highway: 'trunk', name: 'Elsewhere' } },
      ],
    };
    const imported = await take(file('.osm.pbf', pbfFile(larger)));
    const names = (await placesIn(imported)).map(({ name }) => name);
    expect(names).toContain('Road to Nairobi');
    expect(names).not.toContain('Mombasa');
    expect(names).not.toContain('Elsewhere');
    expect(imported.edition.bounds.east).toBeLessThanOrEqual(townArea.east);
  });
});

describe('an extract that is of no use', () => {
  it.each<[string, () => string, RegExp]>([
    ['cut', () => file('.osm.pbf', pbfFile(town).subarray(0, -20)), /ends in the middle/],
    [
      'cut and packed',
      () => file('.json.gz', gzipSync(JSON.stringify(overpassAnswer(town))).subarray(0, -40)),
      /not downloaded to its end/,
    ],
    [
      'of another city',
      () => json({ ...town, nodes: town.nodes.map((node) => ({ ...node, lat: node.lat - 20 })) }),
      /nothing of the city's area in it: it reaches over -20/,
    ],
    [
      'without streets',
      () => json({ ...town, ways: town.ways.filter(({ tags }) => tags === undefined || !('highway' in tags)) }),
      /no streets/,
    ],
    ['empty', () => json({ nodes: [], ways: [] }), /reaches over no place at all/],
  ])('%s is refused with one line, and nothing is kept', async (_, path, line) => {
    const kept = root();
    const error: unknown = await take(path(), { root: kept }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as Error).message).toMatch(line);
    expect(await editionsOf(kept, 'kisumu', () => {})).toEqual([]);
  });
});

describe('strange data', () => {
  it('is no harm: a street of 100,000 nodes', async () => {
    const nodes = Array.from({ length: 100_000 }, (_, i) => ({ id: 10_000 + i, lat: -0.11 + 0.00001 * Math.sin(i), lon: 34.7 + i * 1e-6 }));
    const long = {
      ...town,
      nodes: [...town.nodes, ...nodes],
      ways: [...town.ways, { id: 5000, nodes: [1, ...nodes.map(({ id }) => id)], tags: { highway: 'primary', name: 'Long Road' } }],
    };
    const imported = await take(file('.osm.pbf', pbfFile(long)));
    expect((await placesIn(imported)).filter(({ name }) => name === 'Long Road')).toHaveLength(1);
    expect(imported.edition.sizes.tiles).toBeLessThan(500_000);
  });

  it('is no harm: names with markup, without end, and from right to left', async () => {
    const names = ['<img src=x onerror=alert(1)>', 'A'.repeat(300), '\u202Eشارع الملك\u202C', 'two\nlines\u0000', ' \t '];
    const nodes = names.map((name, i) => ({ id: 3000 + i, lat: -0.115 + i * 0.001, lon: 34.745, tags: { shop: 'kiosk', name } }));
    const found = (await placesIn(await take(json({ ...town, nodes: [...town.nodes, ...nodes] }))))
      .filter(({ kind }) => kind === 'kiosk')
      .map(({ name }) => name);
    expect(found).toEqual(['<img src=x onerror=alert(1)>', `${'A'.repeat(119)}…`, 'شارع الملك', 'two lines']);
  });
});

describe('editions', () => {
  it('of two imports at once are both whole, and the later one counts', async () => {
    const kept = root();
    const other = { ...town, ways: town.ways.slice(1) };
    const [one, two] = await Promise.all([
      take(json(town), { root: kept, now: new Date('2026-01-01T00:00:00Z') }),
      take(json(other), { root: kept, now: new Date('2026-01-01T00:00:01Z') }),
      take(json(town), { root: kept, now: new Date('2026-01-01T00:00:00Z') }),
    ]);
    const editions = await editionsOf(kept, 'kisumu', (line) => expect.fail(line));
    expect(editions.map(({ edition }) => edition)).toEqual([two.edition.edition, one.edition.edition]);
    expect(readdirSync(join(kept, 'kisumu')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('stay as they are when an import is cut off, and go when two newer ones are there', async () => {
    const kept = root();
    const first = await take(json(town), { root: kept, now: new Date('2026-01-01T00:00:00Z') });
    // What a killed import leaves behind.
    const left = join(kept, 'kisumu', '.unfinished-x');
    mkdirSync(left);
    writeFileSync(join(left, 'map.pmtiles'), 'half');
    expect((await editionsOf(kept, 'kisumu', () => {})).map(({ edition }) => edition)).toEqual([first.edition.edition]);
    for (const i of [1, 2])
      await take(json({ ...town, ways: town.ways.slice(i) }), { root: kept, now: new Date(`2099-01-0${i}T00:00:00Z`) });
    const editions = (await editionsOf(kept, 'kisumu', () => {})).map(({ edition }) => edition);
    expect(editions).toHaveLength(2);
    expect(editions).not.toContain(first.edition.edition);
    expect(readdirSync(join(kept, 'kisumu')).toSorted()).toEqual(editions.toSorted());
  });

  it('of the same content imported again counts as the newest', async () => {
    const kept = root();
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => new Date(`${day}T00:00:00Z`));
    const first = await take(json(town), { root: kept, now: days[0] as Date });
    await take(json({ ...town, ways: town.ways.slice(1) }), { root: kept, now: days[1] as Date });
    await take(json(town), { root: kept, now: days[2] as Date });
    expect((await editionsOf(kept, 'kisumu', () => {})).map(({ edition }) => edition)[0]).toBe(first.edition.edition);
  });
});

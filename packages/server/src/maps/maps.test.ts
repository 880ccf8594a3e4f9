import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { overpassAnswer } from '../testing/osm-file.ts';
import { useWorld } from '../testing/harness.ts';
import { town, townArea } from '../testing/town.ts';
import { fileOf } from './editions.ts';
import { importCity, mapsFolder, openMapStore, removeCity } from './public.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-map-server-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const extract = join(dataDir, 'town.json');
const take = (city: string, ways = town.ways, now = new Date()) => {
  writeFileSync(extract, JSON.stringify(overpassAnswer({ ...town, ways })));
  return importCity({ file: extract, bases: [], city, name: city, within: townArea, root: mapsFolder(dataDir), now });
};
const first = await take('kisumu', town.ways, new Date('2026-01-01T00:00:00Z'));

const world = useWorld({ env: { DATA_DIR: dataDir, OPEN_BETA: '1' } });
const [z, x, y] = [14, 9773, 8197] as const;
let base: string;
beforeAll(() => void (base = `${world.node.address}/map/kisumu/${first.edition.edition}`));
const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

describe('the map of a city', () => {
  it('is named in the settings', async () => {
    const { maps } = await world.client().call(calls.getSettings);
    expect(maps).toEqual([
      {
        city: 'kisumu',
        name: 'kisumu',
        edition: first.edition.edition,
        bounds: first.edition.bounds,
        minZoom: 6,
        maxZoom: 14,
        attribution: '© OpenStreetMap contributors',
      },
    ]);
  });

  it('is served tile by tile, as it is stored and for ever', async () => {
    const tile = await at(`/${z}/${x}/${y}.mvt`);
    expect(tile.status).toBe(200);
    expect(tile.headers.get('content-encoding')).toBe('gzip');
    expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(200);
  });

  it('is empty outside, for ever too, and absent where it never was', async () => {
    for (const path of [`/${z}/0/0.mvt`, '/5/19/16.mvt', '/15/19500/16000.mvt']) {
      const tile = await at(path);
      expect([tile.status, await tile.text()]).toEqual([204, '']);
      expect(tile.headers.get('cache-control')).toContain('immutable');
    }
    for (const path of ['/14/99999/1.mvt', '/14/1/1.png', '/x/1/1.mvt', '/14/-1/1.mvt', '/99/1/1.mvt', '/14/1/..mvt'])
      expect((await at(path)).status, path).toBe(404);
    for (const path of ['/map/lagos/0123456789ab', `/map/${'a'.repeat(150)}/x`, `/map/kisumu/000000000000`, '/map/..%2f..%2fetc/x'])
      expect((await fetch(`${world.node.address}${path}/14/1/1.mvt`)).status, path).toBe(404);
  });

  it('is given away whole, a megabyte at a time', async () => {
    const size = first.edition.sizes.tiles;
    const part = await at('.pmtiles', { range: 'bytes=0-126' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-126/${size}`]);
    expect(Buffer.from(await part.arrayBuffer()).toString('latin1', 0, 7)).toBe('PMTiles');
    const end = await at('.pmtiles', { range: 'bytes=-10' });
    expect(end.headers.get('content-range')).toBe(`bytes ${size - 10}-${size - 1}/${size}`);
    expect((await (await at('.pmtiles', { range: `bytes=100-${size + 5000}` })).arrayBuffer()).byteLength).toBe(size - 100);
    for (const range of [
      `bytes=${size}-`,
      `bytes=${size + 9}-${size + 99}`,
      'bytes=5-1',
      'bytes=0-1,4-5',
      'bytes=-0',
      'bytes=-',
      'lines=1-2',
      'bytes=99999999999999999999-',
      '',
    ]) {
      const refused = await at('.pmtiles', range === '' ? {} : { range });
      expect([range, refused.status, refused.headers.get('content-range')]).toEqual([range, 416, `bytes */${size}`]);
    }
  });

  it('is read by anybody who knows the format', async () => {
    const archive = new PMTiles(`${base}.pmtiles`);
    const tile = await archive.getZxy(z, x, y);
    const served = await (await at(`/${z}/${x}/${y}.mvt`)).arrayBuffer();
    expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(new Uint8Array(served));
  });

  it('has streets to drive', async () => {
    const way = world.node.ctx.roads.way({ lat: -0.12, lng: 34.74 }, { lat: -0.112, lng: 34.748 }, { by: 'car', minute: 0 });
    expect(way?.path.length).toBeGreaterThan(2);
  });
});

describe('a new import', () => {
  it('counts while the server runs; the edition before it goes on being served', async () => {
    const second = await take('kisumu', town.ways.slice(1), new Date('2026-01-02T00:00:00Z'));
    const { maps } = world.node;
    await maps.look();
    expect(maps.list().map(({ edition }) => edition)).toEqual([second.edition.edition]);
    expect((await at(`/${z}/${x}/${y}.mvt`)).status).toBe(200);
    await take('kisumu', town.ways.slice(2), new Date('2026-01-03T00:00:00Z'));
    await maps.look();
    expect((await at(`/${z}/${x}/${y}.mvt`)).status).toBe(404);
  });
});

describe('the store', () => {
  const open = (warned: string[]) => openMapStore({ roots: [mapsFolder(dataDir)], warn: (line) => void warned.push(line) });

  it('leaves out what is broken, says so once, and has the edition before', async () => {
    const [one, two] = [
      await take('maseru', town.ways, new Date('2026-01-01T00:00:00Z')),
      await take('maseru', town.ways.slice(1), new Date('2026-01-02T00:00:00Z')),
    ];
    truncateSync(fileOf(two.edition, 'tiles'), 100);
    const warned: string[] = [];
    const store = await open(warned);
    await store.look();
    expect(store.list().find(({ city }) => city === 'maseru')?.edition).toBe(one.edition.edition);
    expect(warned).toEqual([expect.stringContaining('is not whole')]);
    await removeCity(mapsFolder(dataDir), 'maseru');
    await store.look();
    expect(store.list().map(({ city }) => city)).toEqual(['kisumu']);
    await store.close();
  });

  it('answers with nothing for a file that was overwritten with rubbish', async () => {
    const { edition } = await take('lagos');
    writeFileSync(fileOf(edition, 'tiles'), Buffer.alloc(edition.sizes.tiles, 'x'));
    await world.node.maps.look();
    const tile = await fetch(`${world.node.address}/map/lagos/${edition.edition}/14/${x}/${y}.mvt`);
    expect(tile.status).toBe(404);
    expect((await fetch(`${world.node.address}/healthz`)).status).toBe(200);
  });

  it('has nothing where there is no folder', async () => {
    const store = await openMapStore({ roots: ['/nowhere/at/all'], warn: (line) => expect.fail(line) });
    expect(store.list()).toEqual([]);
    await store.close();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileOf } from '../maps/editions.ts';
import { builtInMaps, importCity, mapsFolder, openMapStore, removeCity } from '../maps/public.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { overpassAnswer, type OsmElements } from '../testing/osm-file.ts';
import { town, townArea } from '../testing/town.ts';
import { cityPlaces } from './city-places.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-places-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const here = { lat: -0.1155, lng: 34.7455 };
const near = `${here.lat},${here.lng}`;
const markup = '<img src=x onerror=alert(1)>';
const strange = [markup, `Endless ${'a'.repeat(300)}`, '\u202Eشارع الملك\u202C'];
const poi = (id: number, name: string, lat: number, lon: number, more = {}) => ({
  id,
  lat,
  lon,
  tags: { amenity: 'school', name, ...more },
});
const nodes = [
  ...town.nodes,
  ...strange.map((name, i) => poi(3000 + i, name, -0.115, 34.743 + i * 0.0003)),
  poi(3010, 'Xaverian Primary School', -0.113, 34.747, { alt_name: 'St Xavier' }),
  poi(3030, 'Milele Academy', -0.1141, 34.743),
  poi(3031, 'Milele Academy', -0.1181, 34.743),
  // One that the gazetteer has as well.
  poi(3020, 'Dunga Beach', -0.1452, 34.7361),
];
// A street of several pieces, long enough to leave its suburb.
const pieces = [0, 1, 2].map((i) => ({ id: 500 + i, nodes: [3100 + i, 3101 + i], tags: { highway: 'residential', name: 'Acacia Drive' } }));
const corners = [0, 1, 2, 3].map((i) => ({ id: 3100 + i, lat: -0.13 - i * 0.008, lon: 34.741 }));
// Where nobody gets in, between two streets of the grid and joined to them at both ends.
const fast = [
  { id: 3200, lat: -0.1175, lon: 34.7472 },
  { id: 3201, lat: -0.1175, lon: 34.7508 },
  { id: 3202, lat: -0.119, lon: 34.7472 },
  { id: 3203, lat: -0.119, lon: 34.7508 },
];
const roads = [
  { id: 510, nodes: [3200, 3201], tags: { highway: 'motorway', name: 'Ring Motorway', oneway: 'no' } },
  { id: 511, nodes: [3202, 3203], tags: { highway: 'trunk', name: 'Trunk Road' } },
  { id: 512, nodes: [11, 3200], tags: { highway: 'motorway_link' } },
  { id: 513, nodes: [12, 3201], tags: { highway: 'motorway_link' } },
  { id: 514, nodes: [5, 3202], tags: { highway: 'trunk_link' } },
  { id: 515, nodes: [6, 3203], tags: { highway: 'trunk_link' } },
];
const full: OsmElements = { ...town, nodes: [...nodes, ...corners, ...fast], ways: [...town.ways, ...pieces, ...roads] };

const extract = join(dataDir, 'town.json');
let day = 0;
const take = (elements: OsmElements, city = 'kisumu', root = mapsFolder(dataDir)) => {
  writeFileSync(extract, JSON.stringify(overpassAnswer(elements)));
  const now = new Date(Date.UTC(2026, 0, (day += 1)));
  return importCity({ file: extract, bases: [], city, name: 'Kisumu', within: townArea, root, now });
};
await take(full);
const world = useWorld({ env: { DATA_DIR: dataDir, OPEN_BETA: '1' } });

const search = async (q: string, query: { near?: string; from?: string } = { near }) =>
  (await world.client().call(calls.searchPlaces, { query: { q, ...query } })).places;
const names = async (q: string) => (await search(q)).map(({ name }) => name);
const nearest = async (at: string) => (await world.client().call(calls.nearestPlace, { query: { near: at } })).place;
const stopAt = async (at: string) => (await world.client().call(calls.nearestPlace, { query: { near: at } })).stop;

describe('the places of an imported city', () => {
  it('are found by their names, others too, in any order and with a letter wrong', async () => {
    for (const text of ['xaverian primary', 'school xaverian', 'xavierian', 'Xaverian Milimani', 'st xavier'])
      expect(await names(text), text).toEqual(['Xaverian Primary School']);
    const [clinic] = await search('dr otieno');
    expect(clinic).toMatchObject({ name: 'Avenue Clinic', kind: 'clinic', area: 'Milimani, Kisumu', lat: -0.116, lng: 34.744 });
    expect(clinic?.distanceMeters).toBeGreaterThan(150);
    expect(clinic?.distanceMeters).toBeLessThan(200);
  });

  it('are each there once: a street of many pieces, and what the gazetteer has too', async () => {
    expect(await names('acacia dr')).toEqual(['Acacia Drive']);
    // Where the map has it: the gazetteer's own point, typed by hand, is gone.
    expect(await search('dunga')).toMatchObject([{ name: 'Dunga Beach', kind: 'school', lat: -0.1452, lng: 34.7361 }]);
    expect((await names('street 3')).filter((name) => name === 'Street 3')).toEqual(['Street 3']);
    expect((await names('street 3'))[0]).toBe('Street 3');
  });

  it('never read alike: of two of a name, a kind and a suburb each is called by its street', async () => {
    const found = await search('milele academy');
    expect(found.map(({ name, kind, area }) => [name, kind, area])).toEqual([
      ['Milele Academy', 'school', 'Street 3, Milimani, Kisumu'],
      ['Milele Academy', 'school', 'Street 1, Milimani, Kisumu'],
    ]);
  });

  it('stand beside those of the gazetteer, which come first when nothing is typed', async () => {
    expect((await names(''))[0]).toBe('Kisumu International Airport');
    expect(await names('milimani')).toEqual(expect.arrayContaining(['Milimani', 'West End Mall', 'Aga Khan Hospital Kisumu']));
    // Without a position, and elsewhere, there is the gazetteer alone.
    expect(await search('xaverian', {})).toEqual([]);
    expect(await search('xaverian', { near: '-25.7461,28.1881' })).toEqual([]);
    expect((await search('dunga', {}))[0]?.id).toBe('kisumu-dunga-beach');
  });

  it('are written as they are called, whatever that is', async () => {
    expect(await names('img onerror')).toEqual([markup]);
    expect((await names('endless'))[0]).toHaveLength(120);
    expect(await names('الملك')).toEqual(['شارع الملك']);
  });

  it('name a point: the place at whose door it is, the street, what the gazetteer has', async () => {
    expect(await nearest('-0.11301,34.74701')).toMatchObject({ name: 'Xaverian Primary School', area: 'Milimani, Kisumu' });
    // Street 2 runs at -0.116; the house is forty metres from it, and nearer to nothing else.
    const house = await nearest('-0.11564,34.749');
    expect(house).toMatchObject({ name: 'Street 2, Milimani', area: 'Kisumu', distanceMeters: 40 });
    expect(house?.lat).toBeCloseTo(-0.116, 4);
    expect((await nearest('-0.1450,34.7360'))?.name).toBe('Dunga Beach');
    expect((await nearest('-0.1101,34.7746'))?.name).toBe('Mega City Mall');
    expect(await nearest('-10,34')).toBeNull();
  });
});

describe('where a car may stop', () => {
  it('is the nearest street, with its name and how far one walks', async () => {
    // Street 2 runs at -0.116, some 40 m from here.
    const stop = await stopAt('-0.11564,34.749');
    expect(stop).toMatchObject({ street: 'Street 2', distanceMeters: 40, lng: 34.749 });
    expect(stop?.lat).toBeCloseTo(-0.116, 5);
    expect(await stopAt('-0.116,34.749')).toMatchObject({ distanceMeters: 0 });
  });

  it('is no motorway, trunk road or ramp, however near', async () => {
    // The motorway lies at -0.1175, the trunk road at -0.119, between Street 1 and Street 0.
    expect(await stopAt('-0.1174,34.749')).toMatchObject({ street: 'Street 1', distanceMeters: 67 });
    expect(await stopAt('-0.1191,34.749')).toMatchObject({ street: 'Street 0' });
  });

  it('is nowhere where no street is near', async () => {
    expect(await stopAt('-0.15,34.9')).toBeNull();
    expect(await stopAt('-10,34')).toBeNull();
  });
});

describe('a point that was typed or pasted', () => {
  it('is one place, called by what it is at or near', async () => {
    const link = `https://www.google.com/maps/place/Somewhere/@-0.115641,34.749,17z/data=${'!4m5'.repeat(60)}?entry=ttu`;
    for (const text of ['-0.11564, 34.74900', 'geo:-0.11564,34.749', 'https://maps.google.com/?q=-0.11564,34.749', link]) {
      const found = await search(text);
      expect(found, text).toHaveLength(1);
      expect(found[0]).toMatchObject({ name: 'Street 2, Milimani', area: 'Kisumu', lng: 34.749 });
      expect(found[0]?.lat).toBeCloseTo(-0.11564, 4);
    }
    // Out in the fields.
    expect(await search('-0.11000, 34.70000')).toMatchObject([{ name: '-0.11000, 34.70000', lat: -0.11, lng: 34.7 }]);
  });

  it('is no end of a trip from a city that it is not in', async () => {
    expect(await search('-25.7487,28.2380', { near, from: near })).toEqual([]);
    expect(await search('-25.7487,28.2380')).toHaveLength(1);
  });

  it('is searched as a text when it is no link, and refused when it is too long', async () => {
    expect(await search('-95.7487,28.2380')).toEqual([]);
    expect(await search('https://maps.app.goo.gl/AbCdEf123')).toEqual([]);
    // What an app sends along with the link, in one line.
    for (const text of [
      'Xaverian Primary School https://maps.app.goo.gl/AbC',
      'Xaverian Primary School, Ring Road, Kisumu, maps.app.goo.gl/AbC?g_st=aw',
    ])
      expect(await search(text), text).toMatchObject([{ name: 'Xaverian Primary School' }]);
    expect(await search(`xaverian ${'z'.repeat(900)}`)).toEqual([]);
    const { code } = await world.client().refused(calls.searchPlaces, { query: { q: 'x'.repeat(1001), near } });
    expect(code).toBe('invalid_request');
  });
});

describe('the maps in force', () => {
  it('decide: a new import replaces the places, and without a map there are none', async () => {
    const root = join(dataDir, 'others');
    await take(full, 'kisumu', root);
    const store = await openMapStore({ roots: [root], warn: (line) => expect.fail(line) });
    const places = cityPlaces(store, (line) => expect.fail(line));
    const ids = async (text: string) => (await places.search(text, here)).map(({ name }) => name);
    expect(await ids('xaverian')).toEqual(['Xaverian Primary School']);
    await take(
      { ...full, nodes: full.nodes.map((node) => (node.id === 3010 ? poi(3010, 'Ofafa School', -0.113, 34.747) : node)) },
      'kisumu',
      root,
    );
    await store.look();
    expect(await ids('xaverian')).toEqual([]);
    expect(await ids('ofafa')).toEqual(['Ofafa School']);
    await removeCity(root, 'kisumu');
    await store.look();
    expect(await ids('ofafa')).toEqual([]);
    expect((await ids('dunga'))[0]).toBe('Dunga Beach');
    await store.close();
  });

  it('leave the gazetteer and the streets when the file of places is damaged, and say so once', async () => {
    const root = join(dataDir, 'broken');
    const { edition } = await take(full, 'kisumu', root);
    writeFileSync(fileOf(edition, 'places'), Buffer.alloc(edition.sizes.places, 'x'));
    const store = await openMapStore({ roots: [root], warn: (line) => expect.fail(line) });
    const warned: string[] = [];
    const places = cityPlaces(store, (line) => void warned.push(line));
    for (const text of ['dunga', 'dunga']) expect((await places.search(text, here))[0]?.name).toBe('Dunga Beach');
    expect(await places.search('xaverian', here)).toEqual([]);
    expect((await places.nearest({ lat: -0.11564, lng: 34.749 }))?.name).toBe('Street 2');
    // Of a tile that can't be read nothing is known either.
    writeFileSync(fileOf(edition, 'tiles'), Buffer.alloc(edition.sizes.tiles, 'x'));
    const other = await openMapStore({ roots: [root], warn: (line) => expect.fail(line) });
    expect(await cityPlaces(other, () => {}).nearest({ lat: -0.1452, lng: 34.737 })).toMatchObject({ name: 'Dunga Beach' });
    await other.close();
    expect(warned).toEqual([expect.stringMatching(/^Places are left out: .*places\.json\.gz is damaged/)]);
    await store.close();
  });

  it('are read before anybody searches, once the server has started', async () => {
    const root = join(dataDir, 'warm');
    const { edition } = await take(full, 'kisumu', root);
    const store = await openMapStore({ roots: [root], warn: (line) => expect.fail(line) });
    const places = cityPlaces(store, (line) => expect.fail(line));
    await places.warm();
    rmSync(fileOf(edition, 'places'));
    expect((await places.search('xaverian', here)).length).toBeGreaterThan(0);
    await store.close();
  });

  it('have the streets and schools of Pretoria', async () => {
    const store = await openMapStore({ roots: [builtInMaps], warn: (line) => expect.fail(line) });
    const pretoria = { inForce: () => store.inForce().filter(({ edition }) => edition.city === 'pretoria') };
    const places = cityPlaces(pretoria, (line) => expect.fail(line));
    const hatfield = { lat: -25.7487, lng: 28.238 };
    const found = async (text: string) => (await places.search(text, hatfield)).map(({ name, area }) => `${name}, ${area}`);
    expect((await found('lynnwood rd')).filter((name) => name.startsWith('Lynnwood Road,'))).toHaveLength(1);
    expect((await found('lynwood road'))[0]).toMatch(/^Lynnwood Road, .*Pretoria$/);
    expect((await found('burrnett street')).map((name) => name.replace(/, .*, /, ' in '))).toEqual(['Burnett Street in Pretoria']);
    expect((await found('lekgalng primary'))[0]).toMatch(/^Lekgalong Primary School/);
    expect((await found('menlyn park'))[0]).toBe('Menlyn Park Shopping Centre, Menlyn, Pretoria');
    expect((await found('hatfield'))[0]).toBe('Hatfield, Pretoria');
    await store.close();
  });
});

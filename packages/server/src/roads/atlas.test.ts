import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { nairobiCentreFile } from './nairobi-centre.ts';
import { encodeRoads, importRoads, openAtlas } from './public.ts';
import { overpassSource } from './overpass.ts';

const folder = mkdtempSync(join(tmpdir(), 'safiri-atlas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const byCar = { by: 'car', minute: 0 } as const;
const kencom = { lat: -1.2857, lng: 36.8251 };
const globe = { lat: -1.2789, lng: 36.8215 };

/** One straight street between two points, and nothing else. */
const straightStreet = (from: typeof kencom, to: typeof kencom) =>
  importRoads(
    overpassSource(
      JSON.stringify({
        elements: [
          { type: 'node', id: 1, lat: from.lat, lon: from.lng },
          { type: 'node', id: 2, lat: to.lat, lon: to.lng },
          { type: 'way', id: 3, nodes: [1, 2], tags: { highway: 'primary' } },
        ],
      }),
    ),
  );

describe('the atlas', () => {
  const warned: string[] = [];
  beforeEach(() => void (warned.length = 0));

  async function open(...files: string[]) {
    const atlas = openAtlas((line) => void warned.push(line));
    await atlas.use(files);
    return atlas;
  }
  async function keep(name: string) {
    const { graph, about } = await straightStreet(kencom, globe);
    const file = join(folder, `${name}.roads`);
    writeFileSync(file, encodeRoads(graph, about));
    return file;
  }

  it('has what it was given, and nothing elsewhere', async () => {
    const atlas = await open(nairobiCentreFile);
    expect(atlas.way(kencom, globe, byCar)?.meters).toBeGreaterThan(distanceMeters(kencom, globe));
    expect(atlas.way(kencom, { lat: -26.2, lng: 28 }, byCar)).toBeUndefined();
    expect(atlas.secondsTo({ lat: -26.2, lng: 28 }, [kencom], 600, byCar)).toBeUndefined();
    expect(warned).toEqual([]);
  });

  it('asks the first file first, and the others where that has no way', async () => {
    const atlas = await open(await keep('nairobi'), nairobiCentreFile);
    expect(atlas.way(kencom, globe, byCar)?.meters).toBeCloseTo(distanceMeters(kencom, globe), 0);
    expect(atlas.way(kencom, { lat: -1.2913, lng: 36.8282 }, byCar)?.path.length).toBeGreaterThan(8);
  });

  it('answers from other files as soon as it is told to', async () => {
    const atlas = await open(nairobiCentreFile);
    expect(atlas.way(kencom, globe, byCar)?.path.length).toBeGreaterThan(8);
    await atlas.use([await keep('newer'), nairobiCentreFile]);
    expect(atlas.way(kencom, globe, byCar)?.path).toHaveLength(2);
    await atlas.use([]);
    expect(atlas.way(kencom, globe, byCar)).toBeUndefined();
    expect(atlas.covers(kencom)).toBe(false);
  });

  it('gives remembered ways as it gave them, whatever the points carried', async () => {
    const atlas = await open(nairobiCentreFile);
    const first = atlas.way({ ...kencom, address: 'Kencom' } as typeof kencom, globe, byCar);
    expect(first?.path[0]).toEqual(kencom);
    expect(atlas.way(kencom, globe, byCar)).toBe(first);
  });

  it('leaves out what it can’t read, says so once, and serves the rest', async () => {
    const kept = await keep('a-damaged');
    const none = join(folder, 'no-roads.roads');
    writeFileSync(none, 'something else');
    const atlas = await open(kept, none, nairobiCentreFile);
    expect(warned).toEqual([expect.stringContaining('no-roads.roads is no file of roads')]);
    writeFileSync(kept, 'cut');
    expect(atlas.way(kencom, globe, byCar)?.path.length).toBeGreaterThan(8);
    atlas.way(globe, kencom, byCar);
    expect(warned).toHaveLength(2);
  });
});

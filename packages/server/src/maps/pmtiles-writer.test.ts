import { gunzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { packArchive } from './pmtiles-writer.ts';

const bounds = { south: -1, west: 36, north: 1, east: 38 };
const about = { bounds, minZoom: 6, maxZoom: 14, metadata: { name: 'Somewhere' } };

/** The archive as its own library reads it. */
function reader(archive: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });
}
const grid = (count: number, content: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({ z: 14, x: 8000 + (i % 200), y: 8000 + Math.floor(i / 200), data: Buffer.from(content(i)) }));
const textOf = async (archive: PMTiles, z: number, x: number, y: number) => {
  const tile = await archive.getZxy(z, x, y);
  return tile === undefined ? undefined : Buffer.from(tile.data).toString();
};

describe('an archive', () => {
  it('says where it reaches, and gives back each tile and nothing else', async () => {
    const tiles = grid(300, (i) => `tile ${i}`);
    const archive = reader(packArchive([{ z: 6, x: 38, y: 32, data: Buffer.from('far') }, ...tiles], about));
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      minZoom: 6,
      maxZoom: 14,
      minLon: 36,
      maxLat: 1,
      clustered: true,
      numAddressedTiles: 301,
      numTileContents: 301,
    });
    expect(await archive.getMetadata()).toEqual({ name: 'Somewhere' });
    expect(await textOf(archive, 6, 38, 32)).toBe('far');
    for (const { z, x, y, data } of tiles) expect(await textOf(archive, z, x, y)).toBe(data.toString());
    expect(await archive.getZxy(14, 7999, 8000)).toBeUndefined();
    expect(await archive.getZxy(5, 19, 16)).toBeUndefined();
  });

  it('keeps the same content once, and neighbours that are the same as one entry', async () => {
    const packed = packArchive(
      grid(4000, (i) => (i % 2 === 0 ? 'sea' : 'sea')),
      about,
    );
    const archive = reader(packed);
    const { numAddressedTiles, numTileContents, numTileEntries } = await archive.getHeader();
    expect([numAddressedTiles, numTileContents]).toEqual([4000, 1]);
    expect(numTileEntries).toBeLessThan(1000);
    expect(await textOf(archive, 14, 8199, 8019)).toBe('sea');
  });

  it('has leaves below its root when there are many tiles', async () => {
    const any = (i: number) => Math.imul(i, 2_654_435_761) >>> 0;
    const tiles = grid(9000, (i) => `tile ${i}`.padEnd(any(i) % 60, String(any(i)))).filter((_, i) => any(i) % 3 > 0);
    const archive = reader(packArchive(tiles, about));
    expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
    for (const { z, x, y, data } of tiles.filter((_, i) => i % 997 === 0)) expect(await textOf(archive, z, x, y)).toBe(data.toString());
  });

  it('is of gzip inside', () => {
    const packed = packArchive(
      grid(1, () => 'one'),
      about,
    );
    const dataAt = Number(packed.readBigUInt64LE(56));
    expect(gunzipSync(packed.subarray(dataAt)).toString()).toBe('one');
  });
});

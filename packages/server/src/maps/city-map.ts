import { type FileHandle, open } from 'node:fs/promises';
import { PMTiles, SharedPromiseCache } from 'pmtiles';
import { type Edition, fileOf } from './editions.ts';

/** Directories of an archive that are kept unpacked: a few kilobytes each, enough for any city. */
const DIRECTORIES_KEPT = 64;

/** One edition's map, its file opened once, when it is first asked for. */
export interface CityMap {
  readonly edition: Edition;
  /** A tile as it is stored, packed by gzip; undefined where the map has none. @throws when the file can't be read */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>;
  /** Bytes of the whole file from a place on. */
  bytes(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function openCityMap(edition: Edition): CityMap {
  const path = fileOf(edition, 'tiles');
  let handle: Promise<FileHandle> | undefined;

  async function bytes(offset: number, length: number): Promise<Buffer> {
    const file = await (handle ??= open(path, 'r'));
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, edition.sizes.tiles - offset)));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, offset);
    return buffer.subarray(0, bytesRead);
  }

  const source = {
    getKey: () => path,
    async getBytes(offset: number, length: number) {
      const read = await bytes(offset, length);
      return { data: read.buffer.slice(read.byteOffset, read.byteOffset + read.byteLength) as ArrayBuffer };
    },
  };
  // The cache unpacks directories; tiles are handed on as they are.
  const archive = new PMTiles(source, new SharedPromiseCache(DIRECTORIES_KEPT), async (data) => data);
  return {
    edition,
    bytes,
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      return found === undefined ? undefined : Buffer.from(found.data);
    },
    async close() {
      await (await handle?.catch(() => undefined))?.close();
    },
  };
}

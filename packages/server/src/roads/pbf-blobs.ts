import { open } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ImportError } from './import-error.ts';

/** What the format allows (wiki.openstreetmap.org/wiki/PBF_Format). */
const HEADER_AT_MOST = 64 * 1024;
const BLOB_AT_MOST = 32 * 1024 * 1024;

export interface Blob {
  readonly type: string;
  /** Unpacked. */
  readonly data: Uint8Array;
}

/** The blobs of a .osm.pbf file, one at a time: a country does not have to fit into memory. */
export async function* blobsOf(file: string): AsyncGenerator<Blob> {
  const handle = await open(file, 'r');
  try {
    let position = 0;
    const read = async (length: number): Promise<Buffer | undefined> => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await handle.read(buffer, 0, length, position);
      if (bytesRead === 0) return undefined;
      if (bytesRead < length) throw new ImportError(`${file} ends in the middle: it was not downloaded to its end.`);
      position += length;
      return buffer;
    };
    for (let size = await read(4); size !== undefined; size = await read(4)) {
      const headerLength = size.readUInt32BE(0);
      if (headerLength > HEADER_AT_MOST) throw new ImportError(`${file} is no .osm.pbf file.`);
      const header = new PbfReader((await read(headerLength)) ?? Buffer.alloc(0)).readFields(
        (field, result: { type: string; size: number }, pbf) => {
          if (field === 1) result.type = pbf.readString();
          else if (field === 3) result.size = pbf.readVarint();
        },
        { type: '', size: 0 },
      );
      if (header.type === '' || header.size > BLOB_AT_MOST) throw new ImportError(`${file} is no .osm.pbf file.`);
      yield { type: header.type, data: unpack(file, (await read(header.size)) ?? Buffer.alloc(0)) };
    }
  } finally {
    await handle.close();
  }
}

function unpack(file: string, blob: Uint8Array): Uint8Array {
  const { raw, zlib } = new PbfReader(blob).readFields((field, result: { raw?: Uint8Array; zlib?: Uint8Array }, pbf) => {
    if (field === 1) result.raw = pbf.readBytes();
    else if (field === 3) result.zlib = pbf.readBytes();
  }, {});
  if (raw !== undefined) return raw;
  if (zlib === undefined)
    throw new ImportError(`${file} is packed in a way other than zlib. Convert it: osmium cat in.osm.pbf -o out.osm.pbf`);
  return inflateSync(zlib, { maxOutputLength: BLOB_AT_MOST });
}

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../platform/context.ts';
import type { Examiner } from './examiner.ts';
import { incoming } from './incoming.ts';
import type { FileStore } from './ports.ts';

/**
 * Makes the small square picture of a face out of an upload, where decoding it can harm nobody.
 * @returns undefined when there is no such file, or none that can be read
 * @throws Problem overloaded, StoreUnavailable: worth another try
 */
export async function makeFace(
  ctx: Context,
  store: FileStore,
  examiner: Examiner,
  { ownerId, uploadId }: { ownerId: number; uploadId: string },
): Promise<Buffer | undefined> {
  const stream = await store.open(uploadId);
  if (stream === undefined) return undefined;
  const name = randomBytes(12).toString('hex');
  const [raw, made] = [join(incoming(ctx), `${name}.raw`), join(incoming(ctx), `${name}.made`)];
  await mkdir(incoming(ctx), { recursive: true, mode: 0o700 });
  try {
    await pipeline(stream, createWriteStream(raw, { mode: 0o600 }));
    const file = await examiner.examine({ id: ownerId }, raw, made, 'face');
    return 'refused' in file ? undefined : await readFile(made);
  } finally {
    await rm(raw, { force: true });
    await rm(made, { force: true });
  }
}

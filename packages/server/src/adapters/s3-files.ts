import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { refuseInside } from '@safiri/db/platform/connect.ts';
import type { S3Settings } from '../platform/config.ts';
import { StoreUnavailable } from '../platform/store-unavailable.ts';
import type { FileStore } from '../uploads/ports.ts';

/** The store answers, and goes on with what it gives, within so many milliseconds, tries again included. */
const PATIENCE_MS = 10_000;

/** What comes next of a file, if it comes in time. However slowly it is then taken is not the store's doing. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>, patienceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('the file store stopped in the middle of a file')), patienceMs);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Awaited<ReturnType<typeof nextOf>>,
  patienceMs: number,
): AsyncGenerator<Uint8Array> {
  try {
    for (let part = first; !part.done; part = await nextOf(reader, patienceMs)) yield part.value;
  } finally {
    // Also of one that stopped: its connection is given up.
    void reader.cancel().catch(() => {});
  }
}

/**
 * Files in a folder of a private bucket of an S3-compatible store. Each method throws {@link StoreUnavailable} when the store fails, refuses or
 * stalls; a file whose beginning came and whose rest does not ends its reader with the same.
 */
export function s3Files(settings: S3Settings, folder: string, patienceMs = PATIENCE_MS): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const address = (id: string) => `${settings.endpoint}/${settings.bucket}/${folder}/${id}`;
  const refused = (response: Response, what: string) =>
    new StoreUnavailable(`the file store refused to ${what} a file: ${response.status}`);

  async function ask(id: string, init: RequestInit, what: string): Promise<Response> {
    refuseInside('the file store');
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), patienceMs);
    try {
      return await client.fetch(address(id), { ...init, signal: given.signal });
    } catch (error) {
      throw new StoreUnavailable(`the file store did not answer when it was asked to ${what} a file`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(id, path, mediaType) {
      const response = await ask(id, { method: 'PUT', body: await readFile(path), headers: { 'content-type': mediaType } }, 'keep');
      if (!response.ok) throw refused(response, 'keep');
    },
    async open(id) {
      const response = await ask(id, { method: 'GET' }, 'give');
      if (response.status === 404) return undefined;
      if (!response.ok || response.body === null) throw refused(response, 'give');
      const reader = response.body.getReader();
      // Its beginning is waited for: until then a failure can still be told as one.
      const first = await nextOf(reader, patienceMs).catch((error: unknown) => {
        void reader.cancel().catch(() => {});
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable('the file store broke off', { cause: error });
      });
      return Readable.from(chunksOf(reader, first, patienceMs), { objectMode: false });
    },
    async remove(id) {
      const response = await ask(id, { method: 'DELETE' }, 'delete');
      if (!response.ok && response.status !== 404) throw refused(response, 'delete');
    },
  };
}

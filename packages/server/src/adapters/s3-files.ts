import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../platform/config.ts';
import type { FileStore } from '../uploads/ports.ts';

const TIMEOUT_MS = 30_000;

/** Files in a private bucket of an S3-compatible store. */
export function s3Files(settings: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const address = (id: string) => `${settings.endpoint}/${settings.bucket}/uploads/${id}`;
  const ask = (id: string, init: RequestInit) => client.fetch(address(id), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const refused = (response: Response, what: string) => new Error(`the file store refused to ${what} a file: ${response.status}`);
  return {
    async put(id, path, mediaType) {
      const response = await ask(id, { method: 'PUT', body: await readFile(path), headers: { 'content-type': mediaType } });
      if (!response.ok) throw refused(response, 'keep');
    },
    async open(id) {
      const response = await ask(id, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok || response.body === null) throw refused(response, 'give');
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async remove(id) {
      const response = await ask(id, { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw refused(response, 'delete');
    },
  };
}

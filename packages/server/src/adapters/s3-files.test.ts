import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Files } from './s3-files.ts';

const keys = { accessKey: 'key', secretKey: 'secret', region: 'eu-1', bucket: 'papers' };
const folder = mkdtempSync(join(tmpdir(), 'safiri-s3-'));
const kept = new Map<string, Buffer>();
let peer: Server;
let endpoint: string;

/** The signature that the store would compute from what reached it. */
async function isSigned(method: string, url: string, headers: Record<string, string | undefined>): Promise<boolean> {
  const signer = new AwsV4Signer({
    method,
    url,
    headers: {
      'x-amz-content-sha256': headers['x-amz-content-sha256'] ?? '',
      ...(method === 'PUT' ? { 'content-type': headers['content-type'] ?? '' } : {}),
    },
    accessKeyId: keys.accessKey,
    secretAccessKey: keys.secretKey,
    region: keys.region,
    service: 's3',
    datetime: headers['x-amz-date'] ?? '',
  });
  return (await signer.sign()).headers.get('authorization') === headers['authorization'];
}

beforeAll(async () => {
  peer = createServer((request, response) => {
    const answer = async () => {
      const { method = '', url = '' } = request;
      const content = await buffer(request);
      const signed = await isSigned(method, endpoint + url, request.headers as Record<string, string>);
      if (signed && method === 'PUT') kept.set(url, content);
      if (signed && method === 'DELETE') kept.delete(url);
      const found = method === 'GET' ? kept.get(url) : Buffer.alloc(0);
      response.writeHead(signed ? (found === undefined ? 404 : 200) : 403).end(signed ? found : undefined);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('files in a bucket', () => {
  it('are stored, read and deleted with signed requests', async () => {
    const store = s3Files({ ...keys, endpoint }, 'uploads');
    const path = join(folder, 'a');
    writeFileSync(path, 'a picture');
    await store.put('abc', path, 'image/jpeg');
    expect([...kept.keys()]).toEqual(['/papers/uploads/abc']);
    const stream = await store.open('abc');
    expect(stream === undefined ? '' : await text(stream)).toBe('a picture');
    await store.remove('abc');
    expect(await store.open('abc')).toBeUndefined();
    await store.remove('abc');
  });

  it('are refused to a wrong key', async () => {
    const store = s3Files({ ...keys, secretKey: 'wrong', endpoint }, 'uploads');
    const path = join(folder, 'b');
    writeFileSync(path, 'x');
    await expect(store.put('b', path, 'image/jpeg')).rejects.toThrow('the file store refused to keep a file: 403');
    expect(kept.size).toBe(0);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createWrittenPages } from './written-pages.ts';

async function appWith(data: () => string) {
  const dist = mkdtempSync(join(tmpdir(), 'safiri-pages-'));
  writeFileSync(join(dist, 'shell.html'), '<meta charset="utf-8"><title>Safiri</title><p>ü</p>');
  const send = createWrittenPages(dist, 'instance');
  const app = Fastify();
  app.get('/', (request, reply) => send(request, reply, { file: 'shell.html', data: data() }));
  return app;
}

it('writes the data before all else that the page says, where it can break out of nothing', async () => {
  const app = await appWith(() => '{"name":"</script><b>$&"}');
  const { body, headers } = await app.inject('/');
  expect(body).toBe(
    '<meta charset="utf-8"><script type="application/json" id="instance">{"name":"\\u003c/script>\\u003cb>$&"}</script><title>Safiri</title><p>ü</p>',
  );
  expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-cache']);
});

it('sends it compressed as asked, and nothing to who has it', async () => {
  const app = await appWith(() => '{}');
  const ask = (accepted: string, headers = {}) => app.inject({ url: '/', headers: { 'accept-encoding': accepted, ...headers } });
  const [brotli, gzip, plain] = await Promise.all([ask('gzip, deflate, br'), ask('gzip'), ask('zstd')]);
  const unpacked = brotliDecompressSync(brotli.rawPayload).toString();
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect([gunzipSync(gzip.rawPayload).toString(), plain.body]).toEqual([unpacked, unpacked]);
  const again = await ask('br', { 'if-none-match': brotli.headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('is another page once the data have changed', async () => {
  let n = 0;
  const app = await appWith(() => `{"n":${n}}`);
  const first = await app.inject('/');
  n = 1;
  const second = await app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag } });
  expect([second.statusCode, second.body.includes('{"n":1}')]).toEqual([200, true]);
});

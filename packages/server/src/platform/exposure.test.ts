import { describe, expect, it } from 'vitest';
import { streamPath } from '@safiri/contract/stream.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { follow } from '../testing/follow.ts';
import { eventually, passenger } from '../testing/people.ts';
import { calls as contractCalls } from '../testing/calls.ts';

const world = useWorld();
const TOKEN = 'a-token-of-monitoring';
const ask = (path: string, headers: Record<string, string> = {}, address = world.node.address) => fetch(address + path, { headers });

describe('what the world may see', () => {
  it('personal answers are stored by no cache, and polled ones by the asker’s alone', async () => {
    const { client, user } = await passenger(world);
    const cacheOf = async (path: string) => (await client.get(path)).headers.get('cache-control');
    expect(await cacheOf('/api/account')).toBe('no-store');
    expect(await cacheOf('/api/nothing-here')).toBe('no-store');
    expect(await cacheOf(`/api/rides/passenger/${user.id}/active`)).toBe('private, no-cache');
    expect((await client.answer(contractCalls.logout)).headers.get('clear-site-data')).toBe('"cache"');
  });

  it('the figures are for this machine alone, and not by way of a proxy', async () => {
    const metrics = await ask('/metrics');
    expect(metrics.status).toBe(200);
    expect(await metrics.text()).not.toMatch(/\bdriver="/);
    expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await ask('/metrics', { forwarded: 'for=127.0.0.1' })).status).toBe(404);
  });

  it('behind TLS a page binds the browser to it for a year, and the figures want their token where there is one', async () => {
    const node = await startNode(world.databaseUrl, { env: { PUBLIC_URL: 'https://safiri.example', METRICS_TOKEN: TOKEN } });
    try {
      const page = await ask('/nothing', { accept: 'text/html' }, node.address);
      expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(page.headers.get('permissions-policy')).toContain('geolocation=(self), camera=(self), microphone=(self), accelerometer=()');
      // Whole: what no page needs is not allowed either.
      expect(page.headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        'media-src blob:',
        "object-src 'none'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        'upgrade-insecure-requests',
      ]);
      expect((await ask('/metrics', {}, node.address)).status).toBe(404);
      expect((await ask('/metrics', { authorization: 'Bearer another-token-of-it' }, node.address)).status).toBe(404);
      expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}` }, node.address)).status).toBe(200);
    } finally {
      await node.stop();
    }
  });

  it('the document of the calls is public, as they are: it names calls and forms, and nobody', async () => {
    const document = await ask('/openapi.json');
    expect(document.status).toBe(200);
    const { paths } = (await document.json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/rides', '/api/auth/login']));
    expect((await ask('/docs', { accept: 'text/html' })).status).toBe(200);
  });

  it('says when the clock of a node is far from the database’s', async () => {
    expect((await (await ask('/readyz')).json()) as object).not.toHaveProperty('warning');
    const node = await startNode(world.databaseUrl, { clock: () => new Date(Date.now() + 20_000) });
    try {
      const ready = await ask('/readyz', {}, node.address);
      expect(ready.status).toBe(200);
      expect(await ready.json()).toMatchObject({ warning: expect.stringMatching(/20(\.\d)? s ahead/) });
      expect(await (await ask('/metrics', {}, node.address)).text()).toMatch(/^safiri_clock_ahead_seconds (19\.9|20)/m);
    } finally {
      await node.stop();
    }
  });
});

it('one account has twelve streams at most: the oldest is closed, with the time to come back', async () => {
  const { client } = await passenger(world);
  const oldest = await fetch(world.node.address + streamPath, { headers: { cookie: client.cookie() } });
  const text = oldest.text();
  const others = Array.from({ length: 12 }, () => follow(world.node.address, client));
  await eventually(async () => others.every((one) => one.named('hello').length > 0), 'twelve streams');
  expect(await text).toMatch(/retry: 60000\n: closed/);
  expect(await (await ask('/metrics')).text()).toMatch(/^safiri_stream_clients 12$/m);
  others.forEach((one) => one.stop());
});

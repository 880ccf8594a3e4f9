import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './server.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: string[];
}

/** Bytes over the wire, as the server sends them (brotli). */
const size = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

const chunksOf = () => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Files of JavaScript that screens wait for on a first visit, with the app's own. */
function filesOf(screens: readonly string[]): Set<string> {
  const manifest = chunksOf();
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const name of ['index.html', ...screens]) take(name);
  return files;
}

/** The JavaScript that a screen waits for on a first visit: the app, the screen, its English texts. */
function scriptOf(screens: readonly string[], rooms: readonly string[]): number {
  const texts = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('texts-'));
  const files = [...filesOf(screens), ...rooms.map((room) => `assets/${texts}/en/${room}.js`)];
  return files.reduce((sum, file) => sum + size(file), 0);
}

const request = 'src/app/ride-request-route.tsx';
const passenger = 'src/app/passenger-route.tsx';

test('what a first visit loads stays small', () => {
  expect(size('index.html')).toBeLessThanOrEqual(11.35 * KB);
  expect(scriptOf([], [])).toBeLessThanOrEqual(77.7 * KB);
  expect(scriptOf([request], ['rides', 'places'])).toBeLessThanOrEqual(109.6 * KB);
  expect(scriptOf([passenger], ['rides-home', 'places', 'safety', 'rides-hail'])).toBeLessThanOrEqual(115.5 * KB);
  expect(scriptOf(['src/app/landing-route.tsx'], ['landing-pages'])).toBeLessThanOrEqual(102.2 * KB);
});

test('no built file waits for one that waits for it', () => {
  // In such a circle one of them runs before what it computes from is there, and no page that loads it shows anything.
  const manifest = chunksOf();
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    const file = manifest[name]?.file ?? name;
    expect(path, 'a circle of built files').not.toContain(file);
    if (done.has(name)) return;
    for (const next of manifest[name]?.imports ?? []) visit(next, [...path, file]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  expect(done.size).toBeGreaterThan(200);
});

test('the tables of all countries come with the console alone', () => {
  /** Of a country that no market of ours is in: its clock, and its currency. */
  const holds = (screens: readonly string[]) =>
    [...filesOf(screens)].some((file) => /Pacific\/Pago_Pago|["'`]?as["'`]?:["'`]USD/.test(readFileSync(join(dist, file), 'utf8')));
  expect(holds(['src/app/staff-route.tsx'])).toBe(true);
  expect(holds([passenger, request, 'src/app/driver-route.tsx', 'src/auth/auth-screen.tsx', 'src/app/landing-route.tsx'])).toBe(false);
});

test('pages come with the strict headers, and the files that they load without what only pages need', async ({ request }) => {
  const page = await request.get('/ride-request', { headers: { accept: 'text/html' } });
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");
  const name = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'));
  const script = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-encoding': 'br' });
  expect(script.headers()['cache-control']).toContain('immutable');
  const bytes = script.headersArray().reduce((sum, header) => sum + header.name.length + header.value.length + 4, 0);
  expect(bytes).toBeLessThan(512);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('image/');
  const missing = await request.get('/assets/of-yesterday.js', { headers: { accept: 'text/html' } });
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
});

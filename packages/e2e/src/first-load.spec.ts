import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: string[];
}

/** Bytes over the wire (gzip). */
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** The JavaScript that a screen waits for on a first visit: the app, the screen, its English texts. */
function scriptOf(screens: readonly string[], rooms: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const texts = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('texts-'));
  const files = new Set(rooms.map((room) => `assets/${texts}/en/${room}.js`));
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const name of ['index.html', ...screens]) take(name);
  return [...files].reduce((sum, file) => sum + size(file), 0);
}

test('what a first visit loads stays small', () => {
  expect(size('index.html')).toBeLessThanOrEqual(13 * KB);
  expect(scriptOf([], [])).toBeLessThanOrEqual(92.5 * KB);
  expect(scriptOf(['src/rides/ride-request-screen.tsx'], ['rides'])).toBeLessThanOrEqual(110 * KB);
  expect(scriptOf(['src/app/landing-route.tsx'], ['landing', 'countries'])).toBeLessThanOrEqual(112 * KB);
});

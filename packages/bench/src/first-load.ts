import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly css?: string[];
  readonly imports?: string[];
}

/** Bytes over the wire (gzip) that a first visit of a screen loads: its HTML, JavaScript and CSS. */
export function firstLoad(dist: string, html: string, screens: readonly string[]): { html: number; js: number; css: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const js = new Set<string>();
  const css = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const name of ['index.html', ...screens]) take(name);
  const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
  return { html: size(html), js: sum(js), css: sum(css) };
}

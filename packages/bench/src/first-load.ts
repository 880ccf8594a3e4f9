import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly css?: string[];
  readonly imports?: string[];
}

interface Screen {
  readonly html: string;
  /** Its modules, on top of the app's. */
  readonly modules: readonly string[];
  /** Rooms whose texts it waits for. */
  readonly texts: readonly string[];
}

/** Bytes over the wire (brotli, as the server sends them) that a first visit of a screen loads: its HTML, JavaScript with the English texts, and CSS. */
export function firstLoad(dist: string, { html, modules, texts }: Screen): { html: number; js: number; css: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const folder = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('texts-'));
  const js = new Set(texts.map((room) => `assets/${folder}/en/${room}.js`));
  const css = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const name of ['index.html', ...modules]) take(name);
  const size = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
  return { html: size(html), js: sum(js), css: sum(css) };
}

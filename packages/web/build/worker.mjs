// Builds the service worker: which files it keeps follows from the client's build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Screens that must open without a network although they were not opened before: a trip, and an emergency. */
const TRIP_SCREENS = ['src/app/active-ride-route.tsx', 'src/safety/sos-overlay.tsx', 'src/app/safety-route.tsx'];
/** Rooms of texts that these screens ask for (app/router.tsx). */
const TRIP_TEXTS = ['safety', 'sharing', 'chat'];
const SHELL = '/shell.html';
const FONT = '/fonts/geologica-core.woff2';

/** The addresses of modules and of all that they import at once. */
function closure(manifest, ids) {
  const seen = new Set();
  const files = new Set();
  const walk = (id) => {
    const chunk = manifest[id];
    if (chunk === undefined) throw new Error(`the build has no ${id}`);
    if (seen.has(id)) return;
    seen.add(id);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const other of chunk.imports ?? []) walk(other);
  };
  for (const id of ids) walk(id);
  return [...files];
}

/** The lists of src/worker/built-files.d.ts. */
function filesOf(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const textsId = (name) => Object.keys(manifest).find((id) => id.endsWith(`virtual:texts/${name}`)) ?? name;
  const shell = [SHELL, FONT, ...closure(manifest, ['index.html'])];
  const added = (ids) => closure(manifest, ids).filter((file) => !shell.includes(file));
  const inLanguage = (language) =>
    added([...(language === 'en' ? [] : [language]), ...TRIP_TEXTS.map((room) => `${language}/${room}`)].map(textsId));
  const lists = {
    shell,
    trip: added(TRIP_SCREENS),
    languages: { en: inLanguage('en'), sw: inLanguage('sw'), st: inLanguage('st') },
  };
  const version = createHash('sha256')
    .update(JSON.stringify(lists))
    .update(readFileSync(join(dist, SHELL)))
    .update(readFileSync(join(dist, FONT)));
  return { version: version.digest('hex').slice(0, 12), ...lists };
}

/** Writes `dist/sw.js`. Comes after the client and its empty page. */
export async function buildWorker(root, dist) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { SAFIRI_FILES: JSON.stringify(filesOf(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: join(root, 'src/worker/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

// Builds the service worker: which files it keeps follows from the client's build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEachLanguage } from '@safiri/rules/languages.ts';
import { build } from 'vite';
import { screenTexts } from './screen-texts.ts';
import { closure, readManifest, textsFile } from './manifest.mjs';

/**
 * Screens that must open without a network although they were not opened before: asking for a trip, the trip, those that were with their
 * receipts, an emergency, and `/`, where signing out leads.
 */
const TRIP_SCREENS = [
  'src/app/active-ride-route.tsx',
  'src/app/safety-route.tsx',
  'src/app/ride-request-route.tsx',
  'src/rides/ride-details.tsx',
  'src/app/history-route.tsx',
  // Of the request, once a place is looked for.
  'src/common/found-place.tsx',
];
/** The overlay of an emergency and the map that a place is chosen on, and the files that they are in (build/chunks.ts). */
const IN_FILES = [
  { module: 'src/safety/sos-overlay.tsx', file: 'emergency' },
  { module: 'src/common/map-pin-dialog.tsx', file: 'map-pin-dialog' },
];
/** What the app fetches when it is at rest, on whatever screen; the worker's own part is among it (build/chunks.ts). */
const AT_REST = 'rest';
/** The texts of what the shell of a screen fetches (app/lazy-bell.tsx). */
const SHELL_TEXTS = ['notifications'];
/** Comes with the texts of Sesotho (platform/text.ts). */
const SESOTHO_DATES = 'src/platform/sesotho-dates.ts';
const SHELL = '/shell.html';
const FONT = '/fonts/geologica-core.woff2';

/** The lists of src/worker/built-files.d.ts. */
function filesOf(root, dist, landing) {
  const tripScreens = [...TRIP_SCREENS, landing];
  const { roomsOf } = screenTexts(join(root, '../locales/src'));
  const tripTexts = [
    ...new Set([...SHELL_TEXTS, ...[...tripScreens, ...IN_FILES.map(({ module }) => module)].flatMap((file) => roomsOf(join(root, file)))]),
  ];
  const manifest = readManifest(dist);
  const textsOf = (language, rooms) => rooms.map((room) => textsFile(dist, language, room));
  const shell = [SHELL, FONT, ...closure(manifest, ['index.html', AT_REST])];
  const inLanguage = (language) => textsOf(language, [...(language === 'en' ? [] : ['app']), ...tripTexts]);
  const inSesotho = closure(manifest, [SESOTHO_DATES]).filter((file) => !shell.includes(file));
  const lists = {
    shell,
    trip: closure(manifest, [...tripScreens, ...IN_FILES.map(({ file }) => file)]).filter((file) => !shell.includes(file)),
    languages: inEachLanguage((language) => [...inLanguage(language), ...(language === 'st' ? inSesotho : [])]),
  };
  const version = createHash('sha256')
    .update(JSON.stringify(lists))
    .update(readFileSync(join(dist, SHELL)))
    .update(readFileSync(join(dist, FONT)));
  return { version: version.digest('hex').slice(0, 12), ...lists };
}

/** Writes `dist/sw.js`. Comes after the client and its empty page. `landing` is the screen of `/`. */
export async function buildWorker(root, dist, landing) {
  await build({
    root,
    // The worker is a program of its own, without screens and texts: vite.config.ts is of the pages.
    configFile: false,
    logLevel: 'warn',
    define: { SAFIRI_FILES: JSON.stringify(filesOf(root, dist, landing)) },
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

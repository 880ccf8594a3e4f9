// Builds the web app by vite.config.ts, and what is made of it afterwards: prerendered pages, service worker, precompressed files.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { build } from 'vite';
import { criticalStyles } from './critical-styles.mjs';
import { failedStart, withoutScripts } from './failed-start.ts';
import { inlineScript } from './inline-scripts.ts';
import { closure, readManifest } from './manifest.mjs';
import { otherTexts, pageData } from './page-data.mjs';
import { buildWorker } from './worker.mjs';

process.env.NODE_ENV = 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const server = join(root, 'dist-prerender');

/** The modules of the screens with which most people begin. */
const OPENED_MOST = {
  '/auth': 'src/auth/auth-screen.tsx',
  '/passenger': 'src/app/passenger-route.tsx',
  '/driver': 'src/app/driver-route.tsx',
};

rmSync(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { outDir: server, ssr: join(root, 'src/app/prerender.tsx') } });

const { countryParts, pageLanguages, prerendered, renderPage, screenPaths } = await import(
  pathToFileURL(join(server, 'prerender.mjs')).href
);
// Without what only makes the source readable.
const bare = readFileSync(join(dist, 'index.html'), 'utf8').replace(/(>)\s+|\s+(?=<)/g, '$1');
const empty = '<div id="root"></div>';
const startFailed = await inlineScript('failed-start', failedStart());
const beginLanguage = await inlineScript('begin-language');
const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(bare);
const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(bare);
const manifest = readManifest(dist);
const app = closure(manifest, ['index.html']);
/** Scripts of a screen's module, and of all that it imports at once, beside the app's. */
const scriptsOf = (module) => closure(manifest, [module]).filter((file) => file.endsWith('.js') && !app.includes(file));
const screenFiles = await inlineScript('screen-files', {
  SCREEN_FILES: Object.fromEntries(Object.entries(OPENED_MOST).map(([path, module]) => [path, scriptsOf(module)])),
});
/** What starts from nothing: it says so when its script does not come. */
const shell = bare
  .replace('</title>', () => `</title><script>${beginLanguage}</script><script>${startFailed}</script>`)
  .replace('</head>', () => `<script>${screenFiles}</script></head>`)
  .replace(empty, () => empty + withoutScripts());
const countries = await countryParts();
const [hideUntilChosen, prerenderedPage] = await Promise.all([inlineScript('hide-until-chosen'), inlineScript('prerendered-page')]);
const styleOf = (files) => files.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
/** A sheet that a page holds already: the app does not fetch it again. */
const isHere = (file) => `<link rel="stylesheet" disabled href="${file}">`;
/** Style sheets of a prerendered page's screen, on top of the app's. */
const sheetsOf = (path) =>
  path in prerendered ? closure(manifest, [prerendered[path]]).filter((file) => file.endsWith('.css') && !app.includes(file)) : [];
/**
 * The page with the app's HTML and its own styles in it: nothing else is needed to read and use it. Of the app's sheet it holds
 * what it shows alone. The app takes it over when idle, and first enables that sheet in its place (app/whole-styles.ts).
 */
async function page(path) {
  const versions = [];
  for (const language of pageLanguages) versions.push(await renderPage(path, language));
  const [html, ...others] = versions;
  const sheets = sheetsOf(path);
  const critical = await criticalStyles(html, styleOf([sheet[1]]));
  const styles = `<style>${critical}</style><link rel="stylesheet" disabled data-whole href="${sheet[1]}"><style>${styleOf(sheets)}</style>`;
  /** @type {import('../src/inline/page-data.ts').PageData} */
  const data = {
    languages: pageLanguages,
    texts: otherTexts(html, others),
    country: defaultCountryId,
    countries: html.includes('class="country"') ? countries : {},
    app: app.filter((file) => file.endsWith('.js')),
    screen: path in prerendered ? scriptsOf(prerendered[path]) : [],
  };
  return bare
    .replace('</title>', () => `</title><script>${hideUntilChosen}</script>`)
    .replace(entry[0], '')
    .replace(sheet[0], () => styles + sheets.map(isHere).join(''))
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(empty, () => `<div id="root" data-prerendered="${path}">${html}</div>${pageData(data)}<script>${prerenderedPage}</script>`);
}
const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const prerenderedPaths = Object.keys(prerendered);
for (const path of prerenderedPaths) writeFileSync(join(dist, fileOf(path)), await page(path));
writeFileSync(join(dist, 'shell.html'), shell);
writeFileSync(join(dist, '404.html'), await page('/404'));
writeFileSync(
  join(dist, 'pages.json'),
  JSON.stringify({
    prerendered: Object.fromEntries(prerenderedPaths.map((path) => [path, fileOf(path)])),
    screens: screenPaths.filter((path) => !(path in prerendered)),
  }),
);

const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** Inline scripts and styles are allowed by the hash of what really stands in the pages. */
const pages = [...prerenderedPaths.map(fileOf), 'shell.html', '404.html'].map((file) => readFileSync(join(dist, file), 'utf8')).join('');
const inline = (tag) => [...new Set([...pages.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => hash(match[1])))];
writeFileSync(join(dist, 'csp.json'), JSON.stringify({ scripts: inline('script'), styles: inline('style') }));

await buildWorker(root, dist, prerendered['/']);

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
for (const name of readdirSync(dist, { recursive: true })) {
  const file = join(dist, name);
  if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(name) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.br`, brotli(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
rmSync(server, { recursive: true, force: true });

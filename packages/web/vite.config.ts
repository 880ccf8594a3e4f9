import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type ProxyOptions } from 'vite';
import { codeSplitting } from './build/chunks.ts';
import { themeFirst } from './build/inline-scripts.ts';
import { fontsFirst } from './build/inline-styles.ts';
import { mapLibraries, onlyWhatMapsUse } from './build/map-libraries.ts';
import { onlyWhatScreensUse } from './build/react-parts.ts';
import { textsOfScreens } from './build/screen-texts.ts';
import { texts } from './build/texts.ts';
import { waitForServer } from './build/wait-for-server.ts';
import { withoutWorker } from './build/without-worker.ts';

const at = (path: string) => join(fileURLToPath(new URL('.', import.meta.url)), path);

const locales = at('../locales/src');

/** What browsers load. */
const client: BuildEnvironmentOptions = {
  outDir: at('dist'),
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  reportCompressedSize: false,
  // A browser that preloads no modules fetches them when they are asked for.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting,
      // The app names some two hundred files before it shows anything, and hashes do not compress: as short as they may be.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
    },
  },
};
/** What makes pages at build time (build/build.mjs). */
const prerender: BuildEnvironmentOptions = {
  reportCompressedSize: false,
  rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
};

/** The server behind `vite`: the launcher's (launch/dev.mjs), or one that was started by hand. */
const address = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';
const ofServer = [
  '/api',
  '/callbacks',
  '/map',
  '/pictures',
  '/brand',
  '/positions',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
];
const server: ProxyOptions = {
  target: address,
  ws: true,
  configure(proxy) {
    // Whom the server leaves while it answers is told what a proxy in production says then.
    proxy.on('error', (_error, _request, response) => {
      if ('writeHead' in response && !response.headersSent) response.writeHead(502).end();
    });
  },
};

/** How the pages are made: for `npm run dev`, for the build, and for the tests of screens. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: at('.'),
  cacheDir: at('../../.launch/vite'),
  plugins: [
    texts(locales),
    textsOfScreens(at('.'), locales),
    themeFirst(),
    fontsFirst(),
    onlyWhatMapsUse(),
    onlyWhatScreensUse(),
    withoutWorker(),
    waitForServer(address, ofServer),
    react(),
  ],
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: at('build/use-sync-external-store.mjs') },
      // In development the packages' own files are made modules of.
      ...(command === 'build' ? mapLibraries : []),
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(ofServer.map((path) => [path, server])),
  },
  build: isSsrBuild === true ? prerender : client,
  ...(isSsrBuild === true ? { ssr: { noExternal: true as const } } : {}),
}));

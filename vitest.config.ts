import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textsOfScreens } from './packages/web/build/screen-texts.ts';
import { texts } from './packages/web/build/texts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = at('packages/locales/src');

/** What every project shares; a project inherits nothing that it does not name. */
const shared = { testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2, setupFiles: ['packages/rules/src/testing/vitest-setup.ts'] };

/** What Node runs as it is, it runs so here: making it over for the tests was a quarter of a short run's processor time. */
const asNodeRuns = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['launch/**/*.test.mjs', 'packages/{rules,contract,locales,dispatch,city,bench,provider-simulators}/**/*.test.{ts,tsx}'],
          // No test here keeps anything in a module, and loading the same modules for each file is most of the time.
          isolate: false,
          experimental: asNodeRuns,
        },
      },
      {
        // These stand in for a browser's globals, which modules look at when they are loaded.
        plugins: [texts(locales), textsOfScreens(at('packages/web'), locales)],
        // A thread of its own for each file costs a sixth less of the processor than a process.
        test: { ...shared, name: 'web', include: ['packages/web/**/*.test.{ts,tsx}'], pool: 'threads' },
      },
      {
        test: {
          ...shared,
          name: 'server',
          setupFiles: [...shared.setupFiles, 'packages/server/src/testing/vitest-setup.ts'],
          include: ['packages/{db,server}/**/*.test.ts'],
          globalSetup: ['packages/db/src/platform/vitest-global-setup.ts'],
          pool: 'forks',
          isolate: false,
          experimental: asNodeRuns,
          // Many wait for PostgreSQL, or for what was killed to come back: three left a quarter of two cores idle.
          maxWorkers: 4,
          // What has other workers comes after the others, where a path matches tests of both.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

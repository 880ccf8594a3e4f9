import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { texts } from './packages/web/build/texts.ts';

/** What every project shares; a project inherits nothing that it does not name. */
const shared = { testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2, setupFiles: ['packages/rules/src/testing/vitest-setup.ts'] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['launch/**/*.test.mjs', 'packages/{rules,contract,locales,dispatch,city,bench}/**/*.test.{ts,tsx}'],
          // No test here keeps anything in a module, and loading the same modules for each file is most of the time.
          isolate: false,
        },
      },
      {
        // These stand in for a browser's globals, which modules look at when they are loaded.
        plugins: [texts(fileURLToPath(new URL('packages/locales/src', import.meta.url)))],
        test: { ...shared, name: 'web', include: ['packages/web/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['packages/{db,server}/**/*.test.ts'],
          globalSetup: ['packages/db/src/platform/vitest-global-setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});

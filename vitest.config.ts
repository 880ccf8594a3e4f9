import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['launch/**/*.test.mjs', 'packages/{rules,contract,locales,db,dispatch,server,city,web,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/platform/vitest-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});

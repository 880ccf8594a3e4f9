import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run walk`: goes through every screen and writes pictures of them. */
export default defineConfig({
  ...journeys,
  testDir: 'src/walk',
  testMatch: '*.walk.ts',
  outputDir: '../../.launch/walk-results',
  globalTeardown: './src/walk/write-index.ts',
  timeout: 300_000,
  use: { ...journeys.use, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', actionTimeout: 20_000 },
});

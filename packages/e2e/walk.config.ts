import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run walk`: goes through every screen and writes pictures of them. */
export default defineConfig<{ mapTiles: boolean }>({
  ...journeys,
  testDir: 'src/walk',
  testMatch: '*.walk.ts',
  outputDir: '../../.launch/walk-results',
  globalTeardown: './src/walk/write-index.ts',
  timeout: 300_000,
  // Half of the screens are a map: without its streets a picture of them shows nobody anything.
  use: { ...journeys.use, mapTiles: true, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', actionTimeout: 20_000 },
});

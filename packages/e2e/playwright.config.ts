import { defineConfig } from '@playwright/test';

/** The launcher names a Chromium; by hand the system's is taken. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/demo-template.ts',
  outputDir: '../../.launch/browser-results',
  // Each worker has a server and a database of its own, a copy of the run's demo; files are handed out whole. A third worker only makes
  // the others wait: Chromium and the server keep two cores busy.
  workers: 2,
  retries: 0,
  // A journey of half a minute takes three times that on a machine that is shared.
  timeout: 180_000,
  // Each file begins on a server that has just started, beside another one, on two cores.
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    // Moving things are painted by the processor here; the journeys of a ride see them move.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

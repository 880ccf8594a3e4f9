import { defineConfig } from '@playwright/test';

/** The launcher names a Chromium; by hand the system's is taken. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../.launch/browser-results',
  // Two at a time save three minutes of nine, but two cores then carry two servers and two browsers, and phones look slow.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
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

import { defineConfig } from '@playwright/test';
import { findChromium } from '#ci/chromium.mjs';

/** The built site, a real server and database for each worker (`site.ts`), a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // All walks together take longer than a test run may: they have a configuration of their own.
  testIgnore: 'walks/everyPath.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Ceilings for a busy machine, not waits.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording every step costs a fifth of the time; `--trace on` records the test that one looks at.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

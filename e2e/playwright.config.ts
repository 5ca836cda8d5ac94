import { defineConfig } from '@playwright/test';
import { findChromium } from '#ci/chromium.mjs';
import { ceilings } from './ceilings.ts';

/** The built site, a real server and database for each worker (`site/runningSite.ts`), a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // All walks together take longer than a test run may: they have a configuration of their own.
  testIgnore: 'walks/everyPath.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: ceilings.test,
  expect: { timeout: ceilings.step },
  forbidOnly: true,
  use: {
    actionTimeout: ceilings.step,
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

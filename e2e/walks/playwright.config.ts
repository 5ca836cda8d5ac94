import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The walks of every path: as the journeys, but a picture and a trace are only made where a walk is repeated because it failed. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'everyPath.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results/walks',
  retries: 1,
  use: { screenshot: 'on-first-failure', trace: 'on-first-retry' },
});

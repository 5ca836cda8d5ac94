import { defineConfig } from '@playwright/test';
import walks from '#e2e/walks/playwright.config.ts';

/** Walks that are spoilt on purpose, made as `npm run qa` makes them. */
export default defineConfig(walks, {
  testDir: '.',
  testMatch: 'spoiltWalks.ts',
  outputDir: '../../../test-results/spoilt',
  workers: 1,
});

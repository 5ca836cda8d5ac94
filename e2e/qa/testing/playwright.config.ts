import { defineConfig } from '@playwright/test';
import walks from '../../walks/playwright.config.ts';

/** Walks that are spoilt on purpose, as `npm run qa` would walk them. */
export default defineConfig(walks, {
  testDir: '.',
  testMatch: 'spoiltWalks.ts',
  outputDir: '../../../test-results/spoilt',
  workers: 1,
});

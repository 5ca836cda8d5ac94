import { defineConfig } from '@playwright/test';
import walks from '#e2e/walks/playwright.config.ts';

/** Deliberately spoilt walks, made like those of `npm run qa`. */
export default defineConfig(walks, {
  testDir: '.',
  testMatch: 'spoiltWalks.ts',
  outputDir: '../../../test-results/spoilt',
  workers: 1,
});

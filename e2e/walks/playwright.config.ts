import { defineConfig } from '@playwright/test';
import { elsewhere } from '../site/boxOffices.ts';
import type { SiteOptions } from '../site/test.ts';
import journeys from '../playwright.config.ts';

const { projects: _, ...common } = journeys;
const { launchOptions } = common.use ?? {};
/** Pages of walks do not live long enough for optimised code to pay. */
const unoptimised = '--js-flags=--no-maglev --no-opt';

/** The walks of every path: like the journeys, but a failed one is repeated, with a trace. */
export default defineConfig<object, SiteOptions>(common, {
  testDir: '.',
  testMatch: 'everyPath.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results/walks',
  retries: 1,
  use: {
    boxOffice: elsewhere.url,
    screenshot: 'on-first-failure',
    trace: 'on-first-retry',
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), unoptimised] },
  },
});

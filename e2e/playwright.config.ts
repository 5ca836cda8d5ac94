import { defineConfig } from '@playwright/test';
import { elsewhere } from './site/boxOffices.ts';
import type { SiteOptions } from './site/test.ts';
import { findChromium } from '#ci/chromium.mjs';
import { ceilings } from './ceilings.ts';

/**
 * A journey with (fr) in its title has a twin with (en). `npm test` takes one of them, by its folder, and none tagged as slow,
 * which rarely finds something by itself; the rest is for `npm run qa` (`JOURNEYS=rest`), of slow twins the other language.
 * `JOURNEYS=all` takes everything.
 */
const left = [/@slow\b/, /\b(calendar|layout)\/.*\(fr\)/, /\b(member|pages)\/.*\(en\)/];
const slowTwins = [/\b(calendar|layout)\/.*\(en[),].*@slow\b/, /\b(member|pages)\/.*\(fr[),].*@slow\b/];
const taken = { all: {}, rest: { grep: left, grepInvert: slowTwins } }[process.env['JOURNEYS'] ?? ''] ?? {
  grepInvert: left,
};

const soak = 'journeys/member/soak.spec.ts';

/** The built site, a real server and database for each worker (`site/runningSite.ts`), a real Chromium. */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  // A project has workers of its own, each with a site.
  projects: [
    // The longest one comes first: the others run beside it.
    { name: 'soak', testMatch: soak, ...taken },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: soak, ...taken },
    {
      name: 'walks, report',
      testMatch: ['walks/*.spec.ts', 'qa/*.spec.ts'],
      use: { boxOffice: elsewhere.url },
      ...taken,
    },
  ],
  // All walks together take too long for a test run: they have a configuration of their own.
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
    // Recording every step costs a fifth of the time; `--trace on` records a test of interest.
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
        // The shell would round the width of each letter, which no visitor's browser does.
        '--font-render-hinting=none',
      ],
    },
  },
});

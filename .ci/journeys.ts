import { spawnSync } from 'node:child_process';

/** As much of the runner's report as names its tests. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tags: string[] }[];
}

export interface Journey {
  /** Below `e2e/`. */
  file: string;
  /** With what it stands in. */
  title: string;
  isSlow: boolean;
}

const journeysIn = (file: string, { suites = [], specs }: Suite, around: readonly string[]): Journey[] => [
  ...specs.map(({ title, tags }) => ({
    file,
    title: [...around, title].join(' › '),
    isSlow: tags.includes('slow'),
  })),
  ...suites.flatMap((suite) => journeysIn(file, suite, [...around, suite.title])),
];

/**
 * The journeys that are taken, each once, read without running them.
 * @param taken as `JOURNEYS` says it to `e2e/playwright.config.ts`; '' is what `npm test` takes
 */
export const journeysOf = (taken: '' | 'all' | 'rest'): Journey[] => {
  const flags = ['--config', 'e2e/playwright.config.ts', '--list', '--reporter', 'json'];
  const { stdout } = spawnSync('playwright', ['test', ...flags], {
    env: { ...process.env, JOURNEYS: taken },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap((suite) => journeysIn(suite.title, suite, []));
};

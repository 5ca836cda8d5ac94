import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import base from '../vite.config.ts';
import { unitTests, waitingFor } from './unitTests.ts';
import { readJudges } from './mutants/plan.ts';

/** In ms. A planted bug lets many tests wait in vain, and few processes leave the machine free for the others. */
const patience = 5_000;

const judges = new Set(globSync(readJudges()));

/** The unit tests that judge the mutants, as `npm test` runs them, but on SQLite alone. */
const projects = unitTests.projects
  .map(({ test, ...project }) => ({
    ...project,
    test: {
      ...test,
      include: globSync(test.include).filter((file) => judges.has(file)),
      ...('globalSetup' in test && { globalSetup: '.ci/mutants/sqlite.setup.ts' }),
    },
  }))
  .filter(({ test }) => test.include.length > 0);

export default defineConfig((env) => ({
  ...base(env),
  // Where each step is counted, a test of much work takes minutes beside other processes.
  test: { ...unitTests, ...waitingFor(patience), testTimeout: 600_000, hookTimeout: 600_000, projects },
}));

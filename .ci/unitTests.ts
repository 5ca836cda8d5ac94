import type { ViteUserConfig } from 'vitest/config';

/**
 * How `vitest run` runs the tests of units, generated paths and the server. Units share processes and loaded modules, since
 * loading takes most of their time. Each test file of the server has a process of its own.
 */
export const unitTests = {
  environment: 'node',
  // Many tests wait for their servers: with one worker fewer, a core would be idle.
  maxWorkers: '100%',
  // Upper bounds for a busy machine: no test waits this long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  projects: [
    {
      extends: true,
      test: {
        name: 'units',
        include: ['{contract,machines,src,e2e,tools,.ci}/**/*.test.{ts,tsx}'],
        isolate: false,
        setupFiles: '.ci/putBack.setup.ts',
      },
    },
    {
      extends: true,
      test: {
        name: 'server',
        include: ['server/**/*.test.ts'],
        globalSetup: 'server/store/testing/templates.setup.ts',
      },
    },
  ],
} satisfies ViteUserConfig['test'];

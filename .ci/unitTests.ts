import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';

/**
 * Slow tests that rarely find something are in `*.slow.test.ts`: `npm test` leaves them out, `npm run qa` takes them
 * (`UNITS=rest`). `UNITS=all` takes everything.
 */
const taken = process.env['UNITS'];
const files = taken === 'rest' ? '*.slow.test.ts' : '*.test.{ts,tsx}';
const exclude = taken === undefined ? ['**/*.slow.test.ts'] : [];

const unitFiles = `{contract,machines,src,e2e,tools,.ci}/**/${files}`;
const serverFiles = `server/**/${files}`;

/** Of some files those that replace modules, which the files after them would not expect. */
const replacingOf = (pattern: string): string[] =>
  globSync(pattern).filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
const replacing = { units: replacingOf(unitFiles), server: replacingOf(serverFiles) };

/** The longest wait for what is to come, in ms: a ceiling for a busy machine, not a wait. */
const patience = 30_000;
const patient = '.ci/patience.setup.ts';

const shared = { isolate: false, setupFiles: [patient, '.ci/putBack.setup.ts'] };
const databases = { globalSetup: 'server/store/testing/templates.setup.ts' };

/** Lets tests wait so long, in ms. */
export const waitingFor = (timeout: number) => ({
  expect: { poll: { timeout } },
  provide: { patience: timeout },
});

/**
 * How `vitest run` runs the tests of units, generated paths and the server. Files share processes and loaded modules, since
 * loading takes most of their time; those that replace modules have processes of their own.
 */
export const unitTests = {
  environment: 'node',
  // Many tests wait for their servers: with one worker a core, a fifth of the time none works.
  maxWorkers: availableParallelism() + 1,
  // Upper bounds for a busy machine: no test waits this long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  ...waitingFor(patience),
  // A worker draws parts for the server and for a page, one after the other: React warns of both at once.
  onConsoleLog: (line) => !line.startsWith('Detected multiple renderers concurrently rendering'),
  projects: [
    {
      extends: true,
      test: {
        name: 'units',
        include: [unitFiles],
        exclude: [...exclude, ...replacing.units],
        ...shared,
      },
    },
    {
      extends: true,
      test: {
        name: 'server',
        include: [serverFiles],
        exclude: [...exclude, ...replacing.server],
        ...shared,
        ...databases,
      },
    },
    {
      extends: true,
      test: { name: 'units, alone', include: replacing.units, exclude, setupFiles: patient },
    },
    {
      extends: true,
      test: { name: 'server, alone', include: replacing.server, exclude, setupFiles: patient, ...databases },
    },
  ],
} satisfies ViteUserConfig['test'];

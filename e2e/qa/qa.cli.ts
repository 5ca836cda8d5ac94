import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from '#ci/chromium.mjs';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import { transitionPaths } from '#machines/testing/transitionPaths.ts';
import { everyWalk } from '../walks/everyCounterpart.ts';
import { walkEnvironment } from '../walks/walkOrder.ts';
import { type QaOrder, readFlags, usage, UsageError } from './qaFlags.ts';

/** If the whole site is broken the rest is no news, and each waits for a minute. */
const enoughFailures = 40;

/** `npm run qa`: walks the generated paths in Chromium and writes a report of it. */
const walkAll = ({ isHeaded, workers, ...order }: QaOrder): number | null =>
  spawnSync(
    'playwright',
    [
      'test',
      '--config=e2e/walks/playwright.config.ts',
      '--fail-on-flaky-tests',
      `--max-failures=${enoughFailures}`,
      `--reporter=${fileURLToPath(new URL('reporter.ts', import.meta.url))}`,
      ...(isHeaded ? ['--headed'] : []),
      ...(workers === null ? [] : [`--workers=${workers}`]),
    ],
    { stdio: 'inherit', env: { ...process.env, ...walkEnvironment(order) } },
  ).status;

/** The units that `npm test` leaves out. */
const takeSlowUnits = (): number | null =>
  spawnSync('vitest', ['run'], { stdio: 'inherit', env: { ...process.env, UNITS: 'rest' } }).status;

/** The journeys that `npm test` leaves out: twins in the other language, and slow ones. */
const takeRest = (): number | null =>
  spawnSync('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=list'], {
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: 'rest' },
  }).status;

/** A window needs a screen; without one Chromium ends at once without a reason. */
const hasScreen = ({ platform, env }: NodeJS.Process): boolean =>
  platform !== 'linux' || env['DISPLAY'] !== undefined || env['WAYLAND_DISPLAY'] !== undefined;

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

try {
  const walks = everyWalk().map(({ path }) => path.id);
  const paths = everyMachine.flatMap(transitionPaths).map(({ id }) => id);
  const onChartAlone = paths.filter((id) => !walks.includes(id));
  const order = readFlags(process.argv.slice(2), walks, onChartAlone);
  if (!findChromium()) fail('There is no Chromium on this machine, and none could be installed.');
  else if (order.isHeaded && !hasScreen(process)) fail('There is no screen to show the browser on.');
  else {
    const isWhole = order.only.length === 0 && order.lang === null;
    const codes = [walkAll(order), ...(isWhole ? [takeSlowUnits(), takeRest()] : [])];
    process.exitCode = codes.find((code) => code !== 0) === undefined ? 0 : 1;
  }
} catch (caught) {
  if (!(caught instanceof UsageError)) throw caught;
  fail(`${caught.message}\n${usage}`);
}

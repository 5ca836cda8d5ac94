import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { findChromium } from './chromium.mjs';
import { type Totals, totals, totalsFile } from './totals.ts';

/**
 * Everything that must hold, in one run: types, lint, format, architecture, dead code, the requirements that tests
 * name, units and generated paths, the browser. Then what failed, by name. The last line counts it all; the exit code is 0 only if nothing failed.
 */
const reports = resolve('node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A check that passes or fails as a whole counts as one test. */
const check = (name: string, command: string, args: readonly string[]): Totals => {
  console.log(`\n— ${name}`);
  const isGood = run(command, args);
  if (!isGood) console.error(`${name}: FAILED`);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, failures: isGood ? [] : [name] };
};

/** A run of tests whose reporter leaves its totals; one that ends badly without naming a failure is a failure itself. */
const tests = (name: string, command: string, args: readonly string[]): Totals => {
  console.log(`\n— ${name}`);
  const file = `${reports}/${command}.json`;
  const isGood = run(command, args, { [totalsFile]: file });
  if (!existsSync(file))
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ended before its end`] };
  const found = v.parse(totals, JSON.parse(readFileSync(file, 'utf8')));
  return isGood || found.failed > 0
    ? found
    : { ...found, failed: 1, failures: [`${name}: nothing failed, but ${command} says so`] };
};

const units = (): Totals =>
  tests('units, generated paths, server', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=./.ci/unitTotals.reporter.ts',
  ]);

const browser = (): Totals => {
  if (!findChromium()) {
    console.log('\n— browser\nSkipped: no Chromium on this machine, and none could be installed.');
    return { passed: 0, failed: 0, skipped: 1, failures: [] };
  }
  const reporters = '--reporter=list,./.ci/browserTotals.reporter.ts';
  return tests('browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts', reporters]);
};

const results = [
  check('types', 'tsc', ['-b', 'contract', 'machines', '.']),
  check('lint', 'oxlint', ['-c', '.ci/oxlintrc.json', '--deny-warnings', '.']),
  check('format', 'oxfmt', ['-c', '.ci/oxfmtrc.json', '--check', '.']),
  check('architecture', 'node', ['.ci/architecture.ts']),
  check('dead code', 'knip', ['--config', '.ci/knip.json']),
  // Again without the tests, which keep alive what nothing else needs.
  check('code that only tests use', 'knip', ['--production', '--config', '.ci/knip.production.json']),
  check('requirements', 'node', ['.ci/requirements.ts', '--quiet']),
  units(),
  browser(),
];

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.error(`\n— failed\n${failures.join('\n')}`);

const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, result) => total + result[name], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);

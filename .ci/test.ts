import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { findChromium } from './chromium.mjs';

/**
 * Everything that must hold, in one run: types, lint, format, architecture, dead code, the requirements that tests
 * name, units and generated paths, the browser. The last line counts it all; the exit code is 0 only if nothing failed.
 */
interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

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
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
};

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numFailedTestSuites: v.number(),
  success: v.boolean(),
});

const units = (): Totals => {
  console.log('\n— units, generated paths, server');
  const file = `${reports}/vitest.json`;
  const isGood = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')));
  // A file that cannot even be loaded has no failed test, but is one.
  const failed = Math.max(report.numFailedTests, isGood && report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
};

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

const browser = (): Totals => {
  console.log('\n— browser');
  if (!findChromium()) {
    console.log('Skipped: no Chromium on this machine, and none could be installed.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const file = `${reports}/playwright.json`;
  const isGood = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(failed, isGood ? 0 : 1), skipped: stats.skipped };
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

const sum = (name: keyof Totals): number => results.reduce((total, result) => total + result[name], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);

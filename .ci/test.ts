import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { findChromium } from './chromium.mjs';
import { makeTemporaryFolder } from './temporaryFolder.ts';
import { noTotals, slowestOf, type Totals, totals, totalsFile } from './totals.ts';

/**
 * All checks in one run: types, lint, format, dead code and the requirements that tests name, architecture, units and
 * generated paths, the browser. Then the slowest tests, and the failures, by name. The last line counts everything, the one
 * above it the claims: the passed tests without those that repeat another one (`isRepetition`). The exit code is 0 only
 * without a failure.
 */
const reports = resolve('node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const temporary = makeTemporaryFolder();

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

type Check = readonly [name: string, command: string, args: readonly string[]];

/** A check that passes or fails as a whole counts as one test. Its output comes at its end, since another runs beside it. */
const check = async ([name, command, args]: Check): Promise<Totals> => {
  const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (part: Buffer) => void said.push(part));
  running.on('error', ({ message }) => void said.push(Buffer.from(`${message}\n`)));
  const code = await new Promise((resolve) => running.on('close', resolve));
  const isGood = code === 0;
  console.log(`\n— ${name}`);
  process.stdout.write(Buffer.concat(said));
  if (!isGood) console.error(`${name}: FAILED`);
  const failures = isGood ? [] : [name];
  const passed = isGood ? 1 : 0;
  return { passed, claims: passed, failed: 1 - passed, skipped: 0, failures, slowest: [] };
};

const inTurn = async (checks: readonly Check[]): Promise<Totals[]> => {
  const results: Totals[] = [];
  for (const each of checks) results.push(await check(each));
  return results;
};

/** Two rows that run side by side. */
const checks: readonly (readonly Check[])[] = [
  [
    ['types', 'tsc', ['-b', 'contract', 'machines', '.']],
    ['dead code', 'knip', ['--config', '.ci/knip.json']],
  ],
  [
    ['lint', 'oxlint', ['-c', '.ci/oxlintrc.json', '--deny-warnings', '.']],
    ['format', 'npm', ['run', '--silent', 'format', '--', '--check']],
    // Leaves the tests out: code that only they import is dead.
    ['code that only tests use', 'knip', ['--production', '--config', '.ci/knip.production.json']],
    ['requirements', 'node', ['.ci/requirements.ts', '--quiet']],
  ],
];

/** A run of tests whose reporter leaves its totals; one that ends badly without naming a failure is a failure itself. */
const tests = (name: string, command: string, args: readonly string[]): Totals => {
  console.log(`\n— ${name}`);
  const file = `${reports}/${command}.json`;
  const isGood = run(command, args, { [totalsFile]: file, TMPDIR: temporary });
  if (!existsSync(file)) return { ...noTotals(), failed: 1, failures: [`${name}: ended before its end`] };
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
    return { ...noTotals(), skipped: 1 };
  }
  const reporters = '--reporter=list,./.ci/browserTotals.reporter.ts';
  return tests('browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts', reporters]);
};

const results = [
  ...(await Promise.all(checks.map(inTurn))).flat(),
  // Runs alone: it plants violations that the other checks would find.
  await check(['architecture', 'node', ['.ci/architecture.ts']]),
  units(),
  browser(),
];

rmSync(temporary, { recursive: true, force: true });

console.log('\n— slowest');
for (const { name, ms } of slowestOf(results.flatMap(({ slowest }) => slowest)))
  console.log(`${(ms / 1000).toFixed(1)} s  ${name}`);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.error(`\n— failed\n${failures.join('\n')}`);

const sum = (name: 'passed' | 'claims' | 'failed' | 'skipped'): number =>
  results.reduce((total, result) => total + result[name], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`\nclaims: ${sum('claims')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);

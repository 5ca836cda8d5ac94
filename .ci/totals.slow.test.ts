import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slowestOf, totals, totalsFile } from './totals.ts';

/** A folder of tests with every outcome, run by the real runner, to check its reporter. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'totals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const totalsOf = (command: string, args: readonly string[]): unknown => {
  const file = join(folder, `${command}.json`);
  spawnSync(command, args, { cwd: folder, env: { ...process.env, [totalsFile]: file } });
  const { slowest, ...told } = v.parse(totals, JSON.parse(readFileSync(file, 'utf8')));
  // Durations, and so the order, differ from run to run.
  return { ...told, slowest: slowest.map(({ name }) => name).toSorted() };
};
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** Only the first line: the rest is a place on this machine. */
const firstLine = expect.stringMatching(/^outside of any test: Error: nobody waits for me\n/);

describe('QA: a run of tests is told by what happened', () => {
  test('units: one that fails in a suite, a hook, a file that does not load, a rejection that nobody hears', () => {
    const from = JSON.stringify(import.meta.resolve('vitest'));
    write(
      'a.test.js',
      `import { beforeAll, describe, expect, test } from ${from};
       test('good', () => {});
       test.skip('left out', () => {});
       describe('suite', () => test('bad', () => expect(1).toBe(2)));
       describe('hook', () => { beforeAll(() => { throw new Error('no start'); }); test('unreached', () => {}); });
       test('leaves something behind', () => { void Promise.reject(new Error('nobody waits for me')); });`,
    );
    write('b.test.js', `import { nothing } from './missing.js'; nothing();`);
    const reporter = resolve('.ci/unitTotals.reporter.ts');
    expect(totalsOf('vitest', ['run', '--root', folder, `--reporter=${reporter}`])).toEqual({
      passed: 2,
      claims: 2,
      failed: 4,
      skipped: 2,
      failures: [
        'a.test.js: suite > bad',
        'a.test.js: no start',
        expect.stringMatching(/^b\.test\.js: .*missing/),
        firstLine,
      ],
      slowest: [
        'a.test.js: good',
        'a.test.js: hook > unreached',
        'a.test.js: leaves something behind',
        'a.test.js: left out',
        'a.test.js: suite > bad',
      ],
    });
  });

  test('TST-08: generated paths on a chart and their controls are passed tests, but no claims', () => {
    const from = JSON.stringify(import.meta.resolve('vitest'));
    const tests = `import { describe, test } from ${from};
      const good = () => {};
      describe('lamp', () => {
        test('lamp/1: it is dark → somebody presses the switch', good);
        test('TST-02: the chart does what its record says', good);
        describe('control: the walks turn red', () => test('when lamp.off pressed #0 is missing', good));
        test('control: nothing counts as walked without walks', good);
      });`;
    write('lamp.paths.test.ts', tests);
    write('lamp.machine.test.ts', tests);
    const reporter = resolve('.ci/unitTotals.reporter.ts');
    expect(totalsOf('vitest', ['run', '--root', folder, `--reporter=${reporter}`])).toMatchObject({
      passed: 8,
      claims: 2 + 4,
    });
  });

  test('browser: one that fails, one at the second try, one that is left out, an error of its own', () => {
    const from = JSON.stringify(import.meta.resolve('@playwright/test'));
    write(
      'a.spec.mjs',
      `import { expect, test } from ${from};
       test('good', () => {});
       test.skip('left out', () => {});
       test.describe('suite', () => { test('bad', () => expect(1).toBe(2)); });
       test('at last', ({}, { retry }) => expect(retry).toBe(1));`,
    );
    const reporter = resolve('.ci/browserTotals.reporter.ts');
    const args = ['test', '--retries=1', '--workers=1', `--reporter=${reporter}`];
    expect(totalsOf('playwright', args)).toEqual({
      passed: 1,
      claims: 1,
      failed: 2,
      skipped: 1,
      failures: ['a.spec.mjs › suite › bad', 'a.spec.mjs › at last'],
      slowest: [
        'a.spec.mjs › at last',
        'a.spec.mjs › good',
        'a.spec.mjs › left out',
        'a.spec.mjs › suite › bad',
      ],
    });
    write('b.spec.mjs', `throw new Error('nobody waits for me');`);
    expect(totalsOf('playwright', args)).toMatchObject({ failures: [firstLine] });
  });

  test('of all tests the twenty that took longest are told, the longest first', () => {
    const took = [...Array(30).keys()].map((ms) => ({ name: `test ${ms}`, ms: (ms * 7) % 30 }));
    expect(slowestOf(took).map(({ ms }) => ms)).toEqual([...Array(20).keys()].map((ms) => 29 - ms));
  });
});

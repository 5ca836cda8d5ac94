import { writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** How long a test took, in milliseconds. */
const took = v.object({ name: v.string(), ms: v.number() });
type Took = v.InferOutput<typeof took>;

/** The result of a test run. `failures` names each failed test, and errors outside of any test. */
export const totals = v.object({
  passed: v.number(),
  /** Those passed tests that claim something of their own (`isRepetition`). */
  claims: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(v.string()),
  /** The longest first. */
  slowest: v.array(took),
});

export type Totals = v.InferOutput<typeof totals>;

/** The totals of a run before its first test. */
export const noTotals = (): Totals => ({
  passed: 0,
  claims: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  slowest: [],
});

/**
 * Whether a test repeats another one's claim: a generated path on its chart, and the chart broken on purpose. Each chart does
 * as its record says, and one test a chart claims it (TST-02); paths only show where it does not.
 */
export const isRepetition = (file: string, name: string): boolean =>
  file.endsWith('.paths.test.ts') && /(?:^| > )(?:\w+\/\d+: |control: the walks turn red > )/.test(name);

const shown = 20;
/** The slowest tests, the longest first: where to look for a shorter run. */
export const slowestOf = (tests: readonly Took[]): Took[] =>
  tests.toSorted((one, other) => other.ms - one.ms).slice(0, shown);

/** The environment variable with the file for a reporter's totals. */
export const totalsFile = 'TOTALS_FILE';

/** An error outside of any test is a failure of its own. */
export const writeTotals = (of: Totals, outside: readonly string[]): void => {
  const file = process.env[totalsFile];
  if (file === undefined) throw new Error(`${totalsFile} is not set`);
  const all: Totals = {
    ...of,
    failed: of.failed + outside.length,
    slowest: slowestOf(of.slowest),
    failures: [...of.failures, ...outside.map((message) => `outside of any test: ${message}`)],
  };
  writeFileSync(file, JSON.stringify(all));
};

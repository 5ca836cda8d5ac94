import { writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** What a run of tests came to. `failures` names each one, and what went wrong outside of any test. */
export const totals = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(v.string()),
});

export type Totals = v.InferOutput<typeof totals>;

/** Where a reporter leaves the totals of its run, for the process that started it. */
export const totalsFile = 'TOTALS_FILE';

/** Something that broke outside of any test is a failure of its own. */
export const writeTotals = (of: Totals, outside: readonly string[]): void => {
  const file = process.env[totalsFile];
  if (file === undefined) throw new Error(`${totalsFile} is not set`);
  const all: Totals = {
    ...of,
    failed: of.failed + outside.length,
    failures: [...of.failures, ...outside.map((message) => `outside of any test: ${message}`)],
  };
  writeFileSync(file, JSON.stringify(all));
};

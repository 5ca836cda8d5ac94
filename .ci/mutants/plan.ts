import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const plan = v.object({
  /** Keys of the mutants to try, by their places. */
  open: v.record(v.string(), v.string()),
  journal: v.string(),
});
export type Plan = v.InferOutput<typeof plan>;

/** The environment variables with the file of the plan, and with the glob of the tests that judge. */
export const [planFile, judgesGlob] = ['MUTANTS_PLAN', 'MUTANTS_JUDGES'];

export const readJudges = (): string => process.env[judgesGlob] ?? '';

/** @throws Error outside of a run */
export const readPlan = (): Plan =>
  v.parse(plan, JSON.parse(readFileSync(process.env[planFile] ?? '', 'utf8')));

import type { Effort } from '../limits.ts';

/** For tests: accounts at almost no cost. Tests of that cost, or of the time of answers, take `memberEffort`. */
export const noEffort: Effort = {
  derivation: { memory: 8, passes: 1, parallelism: 1 },
  evenReset: 0,
  evenRegister: 0,
};

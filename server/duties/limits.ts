import { minute, second } from '#contract/settings/time.ts';

export const dutyLimits = {
  /** How often a process looks for duties that are due, in milliseconds. */
  lookEvery: minute,
  /** How long a duty belongs to a process without a sign of life, in seconds: clocks of several differ by up to a minute. */
  hold: (2 * minute) / second,
} as const;

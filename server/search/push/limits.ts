import { minute, second } from '#contract/settings/time.ts';

/** Every bound of a push. Times in milliseconds. */
export const pushLimits = {
  /** Records of a batch; the service asks for 10 MB at most. */
  batch: 1_000,
  attempts: 6,
  /** Before the second attempt; doubled before each further one. */
  firstWait: second,
  longestWait: minute,
} as const;

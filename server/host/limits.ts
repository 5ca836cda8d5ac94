import { second } from '#contract/settings/time.ts';

/** Every bound of what is asked of somebody else's content host. Times in milliseconds. */
export const hostLimits = {
  /** The longest time of a request, its redirects and its body included. */
  timeout: 10 * second,
  /** Bytes of one answer, decompressed. */
  answer: 8 * 1024 * 1024,
  /** Redirects in a row, all within the host's origin. */
  redirects: 3,
  /** Bytes of all kept answers, and how many there are. */
  kept: 96 * 1024 * 1024,
  keptAnswers: 5_000,
  /** The size of a kept answer besides its body, in bytes: its address, headers, place. */
  entry: 4 * 1024,
  /** Characters of an address: a longer one is no question of this site. */
  address: 4_096,
  /** How long an answer is fresh that says nothing about it, in seconds. */
  fresh: 30,
  /** The longest wait for the host where an earlier answer is at hand. */
  patience: 300,
  /** The questions that fail in a row, and how long that must last, after which the host gets a rest. */
  failures: 5,
  failingFor: second,
  /** How long it is not asked then. */
  rest: 10 * second,
  /** Seconds before another request for something that the host does not answer. */
  retryAfter: 5,
} as const;

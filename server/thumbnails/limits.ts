import { hour, minute, second } from '#contract/settings/time.ts';

/** Limits of our copies of the video site's thumbnails. Times in milliseconds. */
export const thumbnailLimits = {
  /** Simultaneous questions to the video site, and the most that may wait; beyond that a drawn picture replaces it. */
  atOnce: 4,
  waiting: 40,
  /** How long a thumbnail waits for its turn, and then for the video site. */
  longestWait: 8 * second,
  timeout: 5 * second,
  /** Bytes of one; they usually have some 60 KB. */
  size: 500_000,
  /** Files; the oldest are removed. */
  kept: 1_000,
  /** Ids without a thumbnail there, or with a failed request; how long they are not requested again. */
  missing: 1_000,
  absentFor: 6 * hour,
  failedFor: minute,
} as const;

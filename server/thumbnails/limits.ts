import { hour, minute, second } from '#contract/settings/time.ts';

/** Every bound of the thumbnails that we keep of the video site's. Times in milliseconds. */
export const thumbnailLimits = {
  /** Questions to the video site at the same time, and how many may wait; beyond that a drawn picture stands in. */
  atOnce: 4,
  waiting: 40,
  /** How long a thumbnail waits for its turn, and then for the video site. */
  longestWait: 8 * second,
  timeout: 5 * second,
  /** Bytes of one; theirs have some 60 KB. */
  size: 500_000,
  /** Files; the oldest leave. */
  kept: 1_000,
  /** Ids without a thumbnail there, or that could not be asked for; how long they are left alone. */
  missing: 1_000,
  absentFor: 6 * hour,
  failedFor: minute,
  /** The list of an external content host: its longest in a language, and how long it is not read again. */
  named: 10_000,
  namesFresh: 5 * minute,
  namesFailedFor: minute / 2,
  namesTimeout: 10 * second,
} as const;

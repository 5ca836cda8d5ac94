import { second } from '#contract/settings/time.ts';

/** Limits of the pictures for other sites. */
export const sharingLimits = {
  /** Simultaneous drawings; each takes some 10 MB. */
  atOnce: 2,
  /** Pictures that may wait, and how long in milliseconds; beyond that it is a 503. */
  waiting: 40,
  longestWait: 8 * second,
  /** The time limit of one step of sharp, in seconds. */
  drawing: (10 * second) / second,
  /** The time limit of a thread for a picture, in milliseconds. */
  longest: 12 * second,
  /** Pictures to keep, of some 60 KB each; the oldest are removed. */
  kept: 4_000,
  /** Dates in a picture. */
  dates: 2,
  /** Lines of a title. */
  titleLines: 4,
  /** Sizes of a title in pixels, tried in turn until one fits. */
  titleSizes: [92, 84, 76, 68, 60, 54, 48, 42],
  /** Characters of a title or a place to read. */
  text: 300,
} as const;

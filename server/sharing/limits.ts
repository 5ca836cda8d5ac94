import { second } from '#contract/settings/time.ts';

/** Every bound of the pictures that are drawn for other sites. */
export const sharingLimits = {
  /** Pictures that are drawn at the same time; each takes some 10 MB while it is. */
  atOnce: 2,
  /** Pictures that may wait to be drawn, and for how long in milliseconds; beyond that it is a 503. */
  waiting: 40,
  longestWait: 8 * second,
  /** How long a step of sharp's may take, in seconds. */
  drawing: (10 * second) / second,
  /** Milliseconds after which a thread that has not drawn a picture is ended. */
  longest: 12 * second,
  /** Pictures that are kept, of some 60 KB each; the oldest leave. */
  kept: 4_000,
  /** Dates that a picture tells. */
  dates: 2,
  /** Lines of a title. */
  titleLines: 4,
  /** Sizes of a title in pixels, tried in turn until it fits. */
  titleSizes: [92, 84, 76, 68, 60, 54, 48, 42],
  /** Characters of a title or a place that are looked at. */
  text: 300,
} as const;

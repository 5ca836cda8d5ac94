import { minute, second } from '#contract/settings/time.ts';

/** Bounds of a check. Times in milliseconds. */
export interface CheckLimits {
  /** Of one answer; the site waits as long. */
  timeout: number;
  /** A slower answer is named. */
  slow: number;
  /** Of the whole check. */
  whole: number;
  /** Bytes of an answer; the site reads as many. */
  bytes: number;
  /** Questions at the same time. */
  atOnce: number;
  /** Questions without an answer in a row, after which the host counts as away. */
  unanswered: number;
  /** Pages of a list. */
  pages: number;
  /** Pages of the site of each kind, pictures, and links of menus. */
  samples: number;
}

export const checkLimits: CheckLimits = {
  timeout: 10 * second,
  slow: 2 * second,
  whole: 10 * minute,
  bytes: 8 * 1024 * 1024,
  atOnce: 4,
  unanswered: 4,
  pages: 100,
  samples: 5,
};

/** Redirects in a row, all within the host's origin. */
export const mostRedirects = 3;

import { pageSizes } from '#contract/settings/pageSizes.ts';

/** Sizes of the content API's lists. */
export const contentLimits = {
  /** A page of shows, unless the request says otherwise. */
  shows: 24,
  /** Shows that another one suggests (SHW-07). */
  suggestedShows: 8,
  /** The most entries of one page of any list. */
  page: pageSizes.programmations,
} as const;

/** An id in a path: a whole number that both databases can compare. */
export const idPattern = /^\d{1,9}$/;

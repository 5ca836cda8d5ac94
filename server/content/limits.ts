import { pageSizes } from '#contract/settings/pageSizes.ts';

/** Sizes of the content API's lists. */
export const contentLimits = {
  /** Suggestions of a show (SHW-07). */
  suggestedShows: 8,
  /** Similar shows of one that is over. */
  similarShows: 3,
  /** API-03. Times in seconds. */
  live: {
    /** Later shows are not listed yet. */
    soon: 10_800,
    /** Anything longer is no show to catch. */
    longest: 86_400,
    /** The most shows on now, and the most that begin. */
    most: 12,
  },
  /** Limits for an external content host. Times in milliseconds. */
  host: {
    /** Parallel pages. */
    atOnce: 4,
    /** From the first page of a month to the request for its last: a host may send one date a page. */
    monthTimeout: 60_000,
    /** After so long without its first page a host is slow: what else a month may need is asked for beside it. */
    slow: 400,
    /** The longest wait for a new reading of a month where an earlier one is at hand. */
    monthPatience: 300,
    /** How long a month needs no new request. */
    fresh: 60_000,
    /** Months to keep, of both languages. */
    keptMonths: 48,
    /** Dates to keep of all months: the three visible ones at a large festival, in both languages. */
    keptDates: 200_000,
    /** Months to search for the nearest matching show. */
    monthsAround: 12,
    /** The longest wait for a month and those around it: then the month's own answer has to do. */
    aroundPatience: 2_200,
    /** Seconds before another request for an unreadable month. */
    retryAfter: 5,
  },
  /** Characters of a path of content; nothing has a longer one. */
  path: 2_048,
  /** Characters of an id of another host. */
  id: 200,
  /** The most entries of one page of any list. */
  page: pageSizes.programmations,
} as const;

/** An id in a path: a whole number within both databases' range. */
export const idPattern = /^\d{1,9}$/;

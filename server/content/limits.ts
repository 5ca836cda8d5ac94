import { pageSizes } from '#contract/settings/pageSizes.ts';

/** Sizes of the content API's lists. */
export const contentLimits = {
  /** Shows that another one suggests (SHW-07). */
  suggestedShows: 8,
  /** Shows that one that is over leads to. */
  similarShows: 3,
  /** API-03. Times in seconds. */
  live: {
    /** What begins later is not told of yet. */
    soon: 10_800,
    /** What lasts longer is no show that somebody catches. */
    longest: 86_400,
    /** Shows that are on, and shows that begin, at most. */
    most: 12,
  },
  /** How somebody else's content host is asked for its months. Times in milliseconds. */
  host: {
    timeout: 10_000,
    /** Pages side by side. */
    atOnce: 4,
    /** From the first page of a month until its last one is asked for: a host may give one date a page. */
    monthTimeout: 60_000,
    /** How long a month is answered without asking the host. */
    fresh: 60_000,
    /** Characters of JSON that are kept to be asked for by their validators. */
    kept: 64_000_000,
    /** Months, of either language, that are kept as they were read. */
    keptMonths: 48,
    /** Dates of all of them together: the three months that are looked at, at a large festival, in both languages. */
    keptDates: 200_000,
    /** Months that are looked through for the nearest show that is not left out. */
    monthsAround: 12,
    /** Seconds after which a month that could not be read may be asked for again. */
    retryAfter: 5,
  },
  /** Characters of a path of content; nothing has a longer one. */
  path: 2_048,
  /** The most entries of one page of any list. */
  page: pageSizes.programmations,
} as const;

/** An id in a path: a whole number that both databases can compare. */
export const idPattern = /^\d{1,9}$/;

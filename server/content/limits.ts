/** Sizes of the content API's lists. */
export const contentLimits = {
  /** A page of programmations (CAL-50). */
  programmations: 400,
  /** A page of shows, unless the request says otherwise. */
  shows: 24,
  /** A page of the dates of a show (SHW-15). */
  tickets: 50,
  /** Shows that another one suggests (SHW-07). */
  suggestedShows: 8,
  /** The most entries of one page of any list. */
  page: 400,
} as const;

/** An id in a path: a whole number that both databases can compare. */
export const idPattern = /^\d{1,9}$/;

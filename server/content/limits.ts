/** Sizes of the content API's lists. */
export const contentLimits = {
  /** A page of programmations (CAL-50). */
  programmations: 400,
  /** A page of shows, unless the request says otherwise. */
  shows: 24,
  /** The most entries of one page of any list. */
  page: 400,
} as const;

/** This site's number in the content API's paths. */
export const siteId = 8;

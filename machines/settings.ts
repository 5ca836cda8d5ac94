/**
 * Every delay and limit of the charts, in one place. Delays are in milliseconds, lengths in CSS pixels.
 */
export const settings = Object.freeze({
  /** LAY-25: how long the banner takes to fade. */
  cookieBanner: Object.freeze({ fadeOut: 1_000 }),
  /** LAY-03: how long a sub-menu waits for a pointer that slipped off it. */
  menu: Object.freeze({ leave: 200 }),
  /** LAY-27: content up to this height, inclusive, is shown whole. */
  readMore: Object.freeze({ limit: 150 }),
  /** LDR-08: the pause before each automatic attempt, and the longest `Retry-After` that is obeyed. */
  unavailable: Object.freeze({
    backoff: Object.freeze([2_000, 5_000, 10_000, 20_000, 30_000] as const),
    longestRetryAfter: 30_000,
  }),
});

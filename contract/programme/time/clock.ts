/** The time, in milliseconds since the epoch. */
export interface SiteClock {
  now: () => number;
}

/** The clock of a page, which the server draws and the browser hydrates. */
export interface PageClock extends SiteClock {
  /** The moment for which the server drew the page: hydration draws the same, even if a show has begun since. */
  drawnAt: number;
}

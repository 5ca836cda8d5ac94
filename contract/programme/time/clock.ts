/** What time it is, in milliseconds since the epoch. */
export interface SiteClock {
  now: () => number;
}

/** The time, in milliseconds since the epoch. */
export interface SiteClock {
  now: () => number;
}

/** How letters that are owed are posted. */
export const postLimits = {
  /** How often a server looks for letters, in milliseconds. */
  lookEvery: 1_000,
  /** Seconds until a letter is tried a second time; doubled with each try. */
  firstPause: 60,
  /** Seconds between two tries at most. */
  longestPause: 6 * 60 * 60,
  /** After so many tries, some three days, a letter is given up. */
  tries: 20,
} as const;

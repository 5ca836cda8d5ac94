/** Every bound of the prepared answers. */
export const preparedLimits = {
  /** Bodies and their compressed forms that are kept, in bytes. */
  keptBytes: 96 * 1024 * 1024,
  /**
   * What an answer takes besides its bodies, in bytes: headers, keys, its place. Measured: 2 to 4 KB. Without it many
   * small answers, as of questions that nobody else asks, would be kept for nothing.
   */
  entryBytes: 4 * 1024,
  /** Request targets whose answer is known without parsing them. */
  keptTargets: 20_000,
  /** Longer request targets are parsed each time, in characters. */
  longestTarget: 1_024,
  /**
   * Answers that are made at once for requests from outside: some go on while others wait for the database, for the
   * thread that counts, or for a slice of the index that is being built. With an external host it is `atOnceElsewhere`.
   */
  buildsAtOnce: 4,
  /** The longest wait for a turn, in milliseconds; then a request is refused, so that its answer comes within ten seconds. */
  longestWait: 8_000,
  /** The data version is looked at once in this time at most, in milliseconds. */
  versionLookEvery: 1_000,
  /** A look that takes longer is not waited for where an earlier version is known, in milliseconds. */
  versionLookLimit: 500,
  /**
   * What the clock alone has ended is sent in place of a new answer that is not there in this time, in milliseconds, as
   * while the database hangs: an answer that changes by the minute and ended so lately (RFC 5861).
   */
  patience: 300,
  /** How long after its end, in milliseconds. */
  staleFor: 10 * 60_000,
  /** Smaller bodies do not gain by compression, in bytes. */
  smallestCompressed: 256,
  /**
   * Brotli quality by size in bytes: the first row that fits. Measured on a month's page of 176 KB: 6 takes two thirds of
   * the time of 7 and makes it 1 % larger, 11 would take 100 times as long for 10 %.
   */
  brotli: [
    { upTo: 8 * 1024, quality: 9 },
    { upTo: Number.POSITIVE_INFINITY, quality: 6 },
  ],
  /** For files that are compressed once in the life of the process, and for answers that are sent often. */
  brotliBest: 11,
  /** What has been sent so often since its data last changed is worth the time of `brotliBest`: one at a time, beside all else. */
  sendsBeforeBest: 30,
  /** The window is as large as the body, within these powers of two. */
  brotliWindow: { least: 16, most: 22 },
  gzip: 6,
} as const;

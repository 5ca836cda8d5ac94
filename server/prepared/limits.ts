/** Every bound of the prepared answers. */
export const preparedLimits = {
  /** Bytes of bodies and their compressed forms to keep. */
  keptBytes: 96 * 1024 * 1024,
  /**
   * The size of an answer besides its bodies, in bytes: headers, keys, its place. Measured: 2 to 4 KB. Without it many small
   * answers, such as those to unique questions, would be kept for free.
   */
  entryBytes: 4 * 1024,
  /** Request targets with a known answer, found without parsing. */
  keptTargets: 20_000,
  /** Longer request targets are parsed each time, in characters. */
  longestTarget: 1_024,
  /**
   * Simultaneous builds for requests from outside: some go on while others wait for the database, for the counting thread, or
   * for a slice of the index. With an external host it is `atOnceElsewhere`.
   */
  buildsAtOnce: 4,
  /**
   * The longest wait for a turn, in milliseconds; then the request is refused, so that its answer comes within ten seconds.
   */
  longestWait: 8_000,
  /** The shortest time between two looks at the data version, in milliseconds. */
  versionLookEvery: 1_000,
  /** The longest wait for a look if an earlier version is known, in milliseconds. */
  versionLookLimit: 500,
  /**
   * An answer that only the clock has ended replaces a new one that takes longer than this, in milliseconds, as while the
   * database hangs, if it ended recently (RFC 5861).
   */
  patience: 300,
  /** How long after its end, in milliseconds. */
  staleFor: 10 * 60_000,
  /** Smaller bodies do not benefit from compression, in bytes. */
  smallestCompressed: 256,
  /**
   * Brotli quality by size in bytes: the first matching row. Measured on a month's page of 176 KB: 6 takes two thirds of the
   * time of 7 and is 1 % larger, 11 would take 100 times as long for 10 %.
   */
  brotli: [
    { upTo: 8 * 1024, quality: 9 },
    { upTo: Number.POSITIVE_INFINITY, quality: 6 },
  ],
  /** For files compressed once in the life of the process, and for frequent answers. */
  brotliBest: 11,
  /**
   * An answer sent so often since its data last changed is worth the time of `brotliBest`: one at a time, in the background.
   */
  sendsBeforeBest: 30,
  /** The window is as large as the body, within these powers of two. */
  brotliWindow: { least: 16, most: 22 },
  gzip: 6,
} as const;

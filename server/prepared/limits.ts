/** Every bound of the prepared answers. */
export const preparedLimits = {
  /** Bodies and their compressed forms that are kept, in bytes. */
  keptBytes: 96 * 1024 * 1024,
  /** Request targets whose answer is known without parsing them. */
  keptTargets: 20_000,
  /** Longer request targets are parsed each time, in characters. */
  longestTarget: 1_024,
  /** The data version is looked at once in this time at most, in milliseconds. */
  versionLookEvery: 1_000,
  /** Smaller bodies do not gain by compression, in bytes. */
  smallestCompressed: 256,
  /** Brotli quality by size in bytes: the first row that fits. Measured, each takes less than 20 ms on one core. */
  brotli: [
    { upTo: 8 * 1024, quality: 10 },
    { upTo: 512 * 1024, quality: 8 },
    { upTo: Number.POSITIVE_INFINITY, quality: 5 },
  ],
  /** For what is compressed once in the life of the process. */
  brotliBest: 11,
  gzip: 6,
} as const;

import { expect, test } from 'vitest';
import { preparedLimits } from './limits.ts';

test('caching: answers take as much as is written out here; they wait in milliseconds', () => {
  expect(preparedLimits).toEqual({
    keptBytes: 100_663_296,
    entryBytes: 4_096,
    keptTargets: 20_000,
    longestTarget: 1_024,
    buildsAtOnce: 4,
    longestWait: 8_000,
    versionLookEvery: 1_000,
    versionLookLimit: 500,
    patience: 300,
    staleFor: 600_000,
    smallestCompressed: 256,
    brotli: [
      { upTo: 8_192, quality: 9 },
      { upTo: Number.POSITIVE_INFINITY, quality: 6 },
    ],
    brotliBest: 11,
    sendsBeforeBest: 30,
    brotliWindow: { least: 16, most: 22 },
    gzip: 6,
  });
});

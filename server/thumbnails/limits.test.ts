import { expect, test } from 'vitest';
import { thumbnailLimits } from './limits.ts';

test('VID-21: thumbnails are asked for and kept as is written out here; times are milliseconds', () => {
  expect(thumbnailLimits).toEqual({
    atOnce: 4,
    waiting: 40,
    longestWait: 8_000,
    timeout: 5_000,
    size: 500_000,
    kept: 1_000,
    missing: 1_000,
    absentFor: 21_600_000,
    failedFor: 60_000,
  });
});

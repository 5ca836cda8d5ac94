import { expect, test } from 'vitest';
import { sharingLimits } from './limits.ts';

test('META-01: pictures are drawn and kept as is written out here; waits are milliseconds, a step of drawing seconds', () => {
  expect(sharingLimits).toEqual({
    atOnce: 2,
    waiting: 40,
    longestWait: 8_000,
    drawing: 10,
    longest: 12_000,
    kept: 4_000,
    dates: 2,
    titleLines: 4,
    titleSizes: [92, 84, 76, 68, 60, 54, 48, 42],
    text: 300,
  });
});

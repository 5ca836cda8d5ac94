import { expect, test } from 'vitest';
import { pictureLimits } from './limits.ts';

test('PIC-01: pictures are taken, prepared and kept as is written out here; times are milliseconds', () => {
  const { threads, ...limits } = pictureLimits;
  expect(limits).toEqual({
    pixels: 100_000_000,
    bytes: 41_943_040,
    drawing: 32_768,
    widest: 1_600,
    tallest: 3_200,
    longest: 300_000,
    lookEvery: 60_000,
    tellEvery: 15_000,
    unusedFor: 604_800_000,
    interruptedFor: 21_600_000,
  });
  expect([1, 2, 3]).toContain(threads);
});

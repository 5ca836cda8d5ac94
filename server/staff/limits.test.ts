import { expect, test } from 'vitest';
import { staffLimits } from './limits.ts';

test('what staff write is bounded: credits at once, letters of a name, lines of a file', () => {
  expect(staffLimits).toEqual({
    credits: 1_000,
    pass: 100,
    key: 100,
    words: 500,
    batch: 200,
    listedMistakes: 200,
  });
});

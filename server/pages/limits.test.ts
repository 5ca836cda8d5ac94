import { expect, test } from 'vitest';
import { pagesLimits } from './limits.ts';

test('pages: two are rendered at once, and a request waits two seconds for its turn', () => {
  expect(pagesLimits).toEqual({ rendersAtOnce: 2, longestWait: 2_000 });
});

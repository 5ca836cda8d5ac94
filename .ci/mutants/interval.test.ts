import { expect, test } from 'vitest';
import { intervalOf } from './interval.ts';

// By hand, and as tables of the Wilson interval have them.
test.each([
  [0, 10, 0, 27.8],
  [5, 10, 23.7, 76.3],
  [10, 10, 72.2, 100],
  [130, 150, 80.3, 91.2],
  [150, 150, 97.5, 100],
])('TST-12: %i of %i are between %d and %d percent', (told, tried, low, high) => {
  expect(intervalOf(told, tried).map((end) => Number(end.toFixed(1)))).toEqual([low, high]);
});

test('TST-12: of nothing tried, nothing is known', () => {
  expect(intervalOf(0, 0)).toEqual([0, 100]);
});

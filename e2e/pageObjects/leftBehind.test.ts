import { expect, test } from 'vitest';
import { leftBehind, slopeOf } from './leftBehind.ts';

test.each([
  [[5, 5, 5], 0],
  [[1, 3, 5, 7], 2],
  [[7, 5, 3], -2],
  // (−1 × −3 + 0 × 0 + 1 × 3) / 2, with any middle value.
  [[0, 9, 6], 3],
])('the line nearest to %j rises by %d', (values, slope) => {
  expect(slopeOf(values)).toBeCloseTo(slope);
});

test('heap is told by navigation from the first walk on, nodes and listeners from the second', () => {
  const kept = [
    { heap: 1_000, nodes: 90, listeners: 9 },
    { heap: 3_000, nodes: 100, listeners: 10 },
    { heap: 5_000, nodes: 103, listeners: 8 },
  ];
  expect(leftBehind(kept, 100)).toEqual({ bytesEach: 20, nodes: 3, listeners: -2 });
  expect(() => leftBehind(kept.slice(0, 1), 100)).toThrow('twice');
});

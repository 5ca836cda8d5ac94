import { expect, test } from 'vitest';
import { pageOfList, wholeList } from './resource.ts';

const around = (limit: number, offset: number, total: number) => {
  const { previous, next } = pageOfList([], { limit, offset, total });
  return [previous, next];
};

test.each([
  [10, 0, 25, [null, 10]],
  [10, 10, 25, [0, 20]],
  [10, 20, 25, [10, null]],
  [10, 5, 25, [0, 15]],
  [10, 15, 25, [5, null]],
  [10, 30, 25, [20, null]],
  [10, 0, 10, [null, null]],
  [10, 0, 0, [null, null]],
])('HOM-13: a page of %i from %i on of %i entries has its neighbours', (limit, offset, total, neighbours) => {
  expect(around(limit, offset, total)).toEqual(neighbours);
});

test('HOM-13: a page tells its entries, its size and how many there are; a whole list has no other page', () => {
  expect([pageOfList(['a'], { limit: 10, offset: 20, total: 21 }), wholeList(['a', 'b'])]).toEqual([
    { data: ['a'], pagesize: 10, totalcount: 21, previous: 10, next: null },
    { data: ['a', 'b'], pagesize: 2, totalcount: 2, previous: null, next: null },
  ]);
});

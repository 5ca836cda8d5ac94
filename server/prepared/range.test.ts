import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  [' bytes=0-1 ', { first: 0, last: 1 }],
  ['bytes=5-5', { first: 5, last: 5 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-500', { first: 5, last: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-4', undefined],
  ['bytes=10-9', undefined],
  ['bytes=10-10', null],
  ['bytes=-', undefined],
  ['kilobytes=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('RFC 9110 §14.1.2: "%s" of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test('RFC 9110 §14.1.2: of an empty body there is no part', () => {
  expect(['bytes=0-', 'bytes=0-0', 'bytes=-1'].map((header) => readRange(header, 0))).toEqual([
    null,
    null,
    null,
  ]);
});

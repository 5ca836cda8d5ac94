import { expect, test } from 'vitest';
import { cutPage } from './listPages.ts';

const whole = { items: [1, 2, 3, 4], total: 9, hasMore: true };
const half = { size: 2, wholeSize: 4 };

test('ART-02: a short page is a part of the usual one; only the last part of the last one ends the list', () => {
  expect([cutPage(whole, { from: 0, ...half }), cutPage(whole, { from: 2, ...half })]).toEqual([
    { items: [1, 2], total: 9, hasMore: true },
    { items: [3, 4], total: 9, hasMore: true },
  ]);
  const last = { items: [1, 2, 3], total: 3, hasMore: false };
  expect([cutPage(last, { from: 0, ...half }), cutPage(last, { from: 2, ...half })]).toEqual([
    { items: [1, 2], total: 3, hasMore: true },
    { items: [3], total: 3, hasMore: false },
  ]);
  const two = { items: [1, 2], total: 2, hasMore: false };
  expect(cutPage(two, { from: 0, ...half })).toEqual(two);
});

test('ART-09: nothing is cut out of a page that is not there, or that has holes and goes on', () => {
  const holed = { items: [1, 2, 4], total: 9, hasMore: true };
  expect([cutPage(undefined, { from: 0, ...half }), cutPage(holed, { from: 0, ...half })]).toEqual([
    undefined,
    undefined,
  ]);
});

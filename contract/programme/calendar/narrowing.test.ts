import { expect, test } from 'vitest';
import { doesNarrow } from './narrowing.ts';

const of = (...counts: number[]) => counts.map((count) => ({ count }));

test.each([
  ['no choice', of(), 70, false],
  ['one choice that leaves all', of(70), 70, false],
  ['two choices that leave all', of(70, 70), 70, false],
  ['one choice that leaves fewer', of(69), 70, true],
  ['two choices, one of which leaves fewer', of(70, 1), 70, true],
])('SRCH-18: %s: whether the facet narrows', (_, choices, total, narrows) => {
  expect(doesNarrow(choices, total)).toBe(narrows);
});

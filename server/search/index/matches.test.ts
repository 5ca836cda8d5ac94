import { expect, test } from 'vitest';
import { joined, type WordMatches } from './matches.ts';

const found = (costs: Readonly<Record<number, number>>): WordMatches => ({
  terms: new Map(),
  places: Uint32Array.from(Object.keys(costs), Number),
  costs: Uint32Array.from(Object.values(costs)),
  units: 0,
});
const word = (costs: Readonly<Record<number, number>>) => ({
  word: { term: 'word', isPrefix: false },
  ...found(costs),
});

test('SRCH-10: a record costs what its words cost together', () => {
  const both = joined({ words: [word({ 0: 1, 1: 2, 3: 1 }), word({ 1: 5, 2: 1, 3: 4 })], others: [] }, 5);
  expect([both.places, [...both.costs]]).toEqual([
    [1, 3],
    [0, 7, 0, 5, 0],
  ]);
});

test('SRCH-14: a synonym costs as much as the words that it stands for, and the cheaper of both counts', () => {
  const words = [word({ 0: 2, 1: 2, 2: 1 }), word({ 0: 2, 1: 9 })];
  const withOther = joined({ words, others: [found({ 0: 3, 1: 4, 2: 2 })] }, 4);
  expect([withOther.places, [...withOther.costs]]).toEqual([
    [0, 1, 2],
    [4, 8, 4, 0],
  ]);
});

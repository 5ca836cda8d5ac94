import { expect, test } from 'vitest';
import { nothing } from './question.ts';
import { stepTo, turnTo } from './steps.ts';

const question = { ...nothing, q: 'gala', city: ['Laval'], page: 2 };
const search = { q: 'gala', city: 'Laval', page: '2' };

test('SRCH-13: a typed question takes the place of the one before in the address, a choice is a step of its own', () => {
  expect([turnTo(question), stepTo(question)]).toEqual([
    { search, replace: true, resetScroll: false },
    { search, resetScroll: false },
  ]);
});

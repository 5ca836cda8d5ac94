import { expect, test } from 'vitest';
import { dataState } from './dataState.ts';

test.each([
  ['a state', 'idle', 'idle'],
  ['a state inside another', { working: { saving: 'once' } }, 'working.saving.once'],
  ['regions', { list: 'shown', sale: 'open' }, 'list.shown sale.open'],
  [
    'regions inside a state',
    { live: { list: { full: 'shown' }, sale: 'open', map: undefined } },
    'live.list.full.shown live.sale.open',
  ],
])('the DOM tells %s by its whole name', (_, value, told) => {
  expect(dataState<Parameters<typeof dataState>[0]>(value)).toBe(told);
});

import { expect, test } from 'vitest';
import { addressesBudget, newsletterLimits, welcomeBudget } from './limits.ts';

test('LAY-33: an address waits a week for its confirmation, in seconds; an answer takes 50 ms at least', () => {
  expect(newsletterLimits).toEqual({ body: 16_384, unconfirmed: 604_800, evenAsk: 50 });
});

test('LAY-33: one network asks for a hundred addresses at once, then one in 36 s; a member is welcomed thrice an hour', () => {
  expect([addressesBudget, welcomeBudget]).toEqual([
    { name: 'newsletterByAddress', atOnce: 100, every: 36 },
    { name: 'newsletterWelcomes', atOnce: 3, every: 1_200 },
  ]);
});

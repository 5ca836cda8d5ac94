import { expect, test } from 'vitest';
import { matchesState } from './matchesState.ts';

const parallel = 'authenticated.tokens.fresh authenticated.presence.active';

test.each([
  ['month', 'month'],
  ['authenticated', parallel],
  ['authenticated.tokens', parallel],
  ['authenticated.tokens.fresh', parallel],
  ['authenticated.presence.active', parallel],
  ['authenticated.presence.active authenticated.tokens', parallel],
  [{ authenticated: { tokens: 'fresh', presence: 'active' } }, parallel],
  [{ authenticated: { presence: 'active' } }, parallel],
] as const)('QA: %o is %o', (state, shown) => {
  expect(matchesState(state, shown)).toBe(true);
});

test.each([
  ['month', 'months'],
  ['month', 'day'],
  ['month', ''],
  ['tokens', parallel],
  ['auth', parallel],
  ['authenticated.tokens.fresh', 'authenticated'],
  ['authenticated.tokens.fresh', 'authenticatedXtokens.fresh'],
  ['authenticated.tokens.waiting', parallel],
  [{ authenticated: { tokens: 'fresh', presence: 'warning' } }, parallel],
] as const)('QA: %o is not %o', (state, shown) => {
  expect(matchesState(state, shown)).toBe(false);
});

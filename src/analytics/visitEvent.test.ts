import { afterEach, expect, test, vi } from 'vitest';
import { tellVisit } from './visitEvent.ts';

afterEach(() => vi.restoreAllMocks());

test('ANA-02: out of a browser nothing is told, and the console says why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tellVisit({ event: 'show.shared', path: '/en/x' });
  expect(warn.mock.calls).toEqual([['Not in browser']]);
});

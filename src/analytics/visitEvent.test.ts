import { afterEach, expect, test, vi } from 'vitest';
import { tellAct, tellPage } from './visitEvent.ts';

afterEach(() => vi.restoreAllMocks());

test('ANA-02: out of a browser nothing is told, and the console says why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tellPage();
  tellAct('show.shared');
  expect(warn.mock.calls).toEqual([['Not in browser'], ['Not in browser']]);
});

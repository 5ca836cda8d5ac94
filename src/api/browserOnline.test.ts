import { afterEach, expect, test, vi } from 'vitest';
import { isBrowserOnline } from './browserOnline.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a server', undefined, true],
  ['a server whose navigator does not know', {}, true],
  ['a browser with a network', { onLine: true }, true],
  ['a browser without one', { onLine: false }, false],
])('LDR-08: %s believes to be online: %s', (_, navigator, isOnline) => {
  vi.stubGlobal('navigator', navigator);
  expect(isBrowserOnline()).toBe(isOnline);
});
